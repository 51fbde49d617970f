// Forms (modals): labels with texts, selects, radio buttons, checkboxes and files, and the old rows of text inputs.

import { el, icon } from "./dom.js";
import { markdown } from "./markdown.js";
import { chooser } from "./selects.js";

const ROW = 1;
const TEXT_INPUT = 4;
const TEXT = 10;
const LABEL = 18;
const UPLOAD = 19;
const RADIO = 21;
const CHECKBOXES = 22;
const CHECKBOX = 23;

let count = 0;

/** Show the form that came as an answer, and send it once it's filled in. */
export function openForm(answer, { store, known }) {
  const fields = [];
  const lines = answer.modal.components.map((line) => formLine(line, fields, { store, known }));
  const failed = el("div", { class: "failed", role: "alert" });
  const submit = el("button", { type: "submit", class: "press primary" }, "Submit");
  const cancel = el("button", { type: "button", class: "press secondary", onclick: () => dialog.close() }, "Cancel");
  const away = el(
    "button",
    { type: "button", class: "round", "aria-label": "Close", onclick: () => dialog.close() },
    icon("close"),
  );
  const form = el(
    "form",
    { method: "dialog" },
    el("div", { class: "form-head" }, el("h2", { id: "form-title" }, answer.modal.title), away),
    el("div", { class: "form-lines" }, lines, failed),
    el("div", { class: "form-foot" }, cancel, submit),
  );
  const dialog = el("dialog", { class: "form", "aria-labelledby": "form-title" }, form);
  dialog.addEventListener("close", () => dialog.remove());
  form.addEventListener("submit", async (event) => {
    event.preventDefault();
    if (submit.getAttribute("aria-busy") === "true") return;
    submit.setAttribute("aria-busy", "true");
    failed.textContent = "";
    try {
      await store.api.submit(answer.interaction, await filled(fields));
      dialog.close();
    } catch (error) {
      failed.textContent = error.unanswered ? "Something went wrong. The bot didn't answer." : error.message;
      submit.removeAttribute("aria-busy");
    }
  });
  document.body.append(dialog);
  dialog.showModal();
  dialog.querySelector(".form-lines :is(input, textarea)")?.focus();
}

/** The values by custom id; files are uploaded first and represented by their ids. */
async function filled(fields) {
  const values = {};
  for (const { id, value } of fields) {
    const given = await value();
    if (given !== undefined) values[id] = given;
  }
  return values;
}

function formLine(line, fields, context) {
  if (line.type === TEXT) return el("div", { class: "text" }, markdown(line.content, context.known));
  if (line.type === ROW) return line.components.map((one) => labelled(one.label ?? "", null, one, fields, context));
  if (line.type === LABEL) return labelled(line.label, line.description, line.component, fields, context);
  return null;
}

function labelled(label, description, control, fields, context) {
  const id = `field-${++count}`;
  const { element, input, value } = MAKERS[control.type]?.(control, id, context) ?? chosenFrom(control, id, context);
  fields.push({ id: control.custom_id, value });
  const needed =
    control.required !== false && control.type !== CHECKBOX
      ? el("span", { class: "needed", "aria-hidden": "true" }, " *")
      : null;
  const hint = description ? el("small", { id: `${id}-hint` }, description) : null;
  if (hint) (input ?? element).setAttribute("aria-describedby", `${id}-hint`);
  if (!input) {
    element.setAttribute("aria-labelledby", `${id}-label`);
    return el(
      "div",
      { class: "field" },
      el("div", { class: "field-label", id: `${id}-label` }, label, needed),
      hint,
      element,
    );
  }
  input.id = id;
  input.removeAttribute("aria-label");
  return el("div", { class: "field" }, el("label", { class: "field-label", for: id }, label, needed), hint, element);
}

const MAKERS = {
  [TEXT_INPUT]: textInput,
  [RADIO]: (one, id) => group(one, id, "radio"),
  [CHECKBOXES]: (one, id) => group(one, id, "checkbox"),
  [CHECKBOX]: checkbox,
  [UPLOAD]: upload,
};

function textInput(one) {
  const attributes = {
    name: one.custom_id,
    value: one.value ?? "",
    placeholder: one.placeholder,
    minlength: one.min_length,
    maxlength: one.max_length ?? 4000,
    required: one.required !== false,
  };
  const input =
    one.style === 2
      ? el("textarea", { rows: 4, ...attributes })
      : el("input", { type: "text", autocomplete: "off", ...attributes });
  return { element: input, input, value: () => input.value };
}

function group(one, id, type) {
  const inputs = one.options.map((option) =>
    el("input", {
      type,
      name: id,
      value: option.value,
      checked: option.default,
      required: type === "radio" && one.required !== false,
    }),
  );
  const rows = one.options.map((option, at) =>
    el(
      "label",
      { class: "choice" },
      inputs[at],
      el("span", {}, option.label, option.description ? el("small", {}, option.description) : null),
    ),
  );
  const chosen = () => inputs.filter((input) => input.checked).map((input) => input.value);
  const element = el("div", { class: "choices", role: type === "radio" ? "radiogroup" : "group" }, rows);
  return { element, value: () => (type === "radio" ? chosen()[0] : chosen()) };
}

function checkbox(one) {
  const input = el("input", { type: "checkbox", class: "alone", checked: one.default });
  return { element: input, input, value: () => input.checked };
}

function upload(one, id, { store }) {
  const most = one.max_values ?? 1;
  const input = el("input", {
    type: "file",
    multiple: most > 1,
    required: one.required !== false && one.min_values !== 0,
  });
  return {
    element: input,
    input,
    value: () => Promise.all([...input.files].slice(0, most).map((file) => store.api.upload(file))),
  };
}

function chosenFrom(one, id, context) {
  const { element, control, values } = chooser(one, context, () => {});
  return { element, input: control, value: values };
}
