// The people's API: requests as one person, and the websocket that reports what changes for them.

export class Refusal extends Error {
  constructor(status, message) {
    super(message);
    this.status = status;
  }

  /** The bot didn't answer within three seconds. */
  get unanswered() {
    return this.status === 504;
  }
}

export async function request(method, path, body) {
  const options = { method, headers: {} };
  if (body !== undefined) {
    options.headers["Content-Type"] = "application/json";
    options.body = JSON.stringify(body);
  }
  let response;
  try {
    response = await fetch(`/playground${path}`, options);
  } catch {
    throw new Refusal(0, "The playground doesn't answer. Is it still running?");
  }
  const answer = await response.json().catch(() => null);
  if (!response.ok) throw new Refusal(response.status, answer?.message ?? `The playground said ${response.status}.`);
  return answer;
}

export const everybody = () => request("GET", "/people");
export const newPerson = (name, locale) => request("POST", "/people", { name, locale });
export const house = () => request("GET", "/house");
export const front = () => request("GET", "/front");

/** What one person can see and do. */
export function personApi(who) {
  const at = `/people/${encodeURIComponent(who)}`;
  return {
    places: () => request("GET", at),
    change: (what) => request("PATCH", at, what),
    messages: (channel) => request("GET", `${at}/channels/${channel}`),
    commands: (channel) => request("GET", `${at}/channels/${channel}/commands`),
    write: (channel, content) => request("POST", `${at}/channels/${channel}/messages`, { content }),
    use: (channel, command, options) => request("POST", `${at}/channels/${channel}/use`, { command, options }),
    complete: (channel, command, focused, options) =>
      request("POST", `${at}/channels/${channel}/complete`, { command, focused, options }),
    press: (message, custom_id) => request("POST", `${at}/messages/${message}/press`, { custom_id }),
    select: (message, custom_id, values) => request("POST", `${at}/messages/${message}/select`, { custom_id, values }),
    submit: (form, values) => request("POST", `${at}/forms/${form}`, { values }),
    upload: (file) => upload(`${at}/files?filename=${encodeURIComponent(file.name)}`, file),
    openDm: () => request("PUT", `${at}/dm`),
    listen: (heard, changed) => listen(`${at}/events`, heard, changed),
  };
}

async function upload(path, file) {
  const headers = { "Content-Type": "application/octet-stream" };
  const response = await fetch(`/playground${path}`, { method: "POST", headers, body: file });
  const answer = await response.json();
  if (!response.ok) throw new Refusal(response.status, answer.message);
  return answer.id;
}

const AGAIN_AFTER = 500;

/** Calls `changed(true)` when the line is up and `changed(false)` when it breaks, and keeps trying to reconnect. */
function listen(path, heard, changed) {
  const socket = new WebSocket(`ws://${location.host}/playground${path}`);
  socket.addEventListener("open", () => changed(true));
  socket.addEventListener("message", (event) => heard(JSON.parse(event.data)));
  socket.addEventListener("close", () => {
    changed(false);
    setTimeout(() => listen(path, heard, changed), AGAIN_AFTER);
  });
}
