"""What Discord refuses and how it says so: status, code and sentence, as one table."""

from collections.abc import Mapping
from typing import Any, NamedTuple


class Refused(Exception):
    """A request that Discord would turn down."""

    def __init__(
        self,
        status: int,
        code: int,
        message: str,
        *,
        errors: Mapping[str, Any] | None = None,
        extra: Mapping[str, Any] | None = None,
        headers: Mapping[str, str] | None = None,
    ) -> None:
        super().__init__(f"{status} ({code}): {message}")
        self.status, self.code, self.message = status, code, message
        self.errors, self.extra, self.headers = errors, extra or {}, headers or {}

    def within(self, name: str) -> "Refused":
        """The same, for a part of the request."""
        errors = {name: self.errors} if self.errors else None
        return Refused(self.status, self.code, self.message, errors=errors, extra=self.extra, headers=self.headers)

    def body(self) -> dict[str, Any]:
        told: dict[str, Any] = {"message": self.message, "code": self.code, **self.extra}
        if self.errors:
            told["errors"] = self.errors
        return told


class Refusal(NamedTuple):
    """A line of the table."""

    status: int
    code: int
    message: str


UNAUTHORIZED = Refusal(401, 0, "401: Unauthorized")
NOT_FOUND = Refusal(404, 0, "404: Not Found")
BAD_REQUEST = Refusal(400, 0, "400: Bad Request")
BAD_JSON = Refusal(400, 50109, "The request body contains invalid JSON.")
UNKNOWN_APPLICATION = Refusal(404, 10002, "Unknown Application")
UNKNOWN_CHANNEL = Refusal(404, 10003, "Unknown Channel")
UNKNOWN_GUILD = Refusal(404, 10004, "Unknown Guild")
UNKNOWN_MEMBER = Refusal(404, 10007, "Unknown Member")
UNKNOWN_MESSAGE = Refusal(404, 10008, "Unknown Message")
UNKNOWN_USER = Refusal(404, 10013, "Unknown User")
UNKNOWN_WEBHOOK = Refusal(404, 10015, "Unknown Webhook")
UNKNOWN_INTERACTION = Refusal(404, 10062, "Unknown interaction")
UNKNOWN_COMMAND = Refusal(404, 10063, "Unknown application command")
TOO_MANY_COMMANDS = Refusal(400, 30032, "Maximum number of application commands reached (100).")
TOO_MANY_OLD_EDITS = Refusal(
    429, 30046, "Maximum number of edits to messages older than 1 hour reached. Try again later."
)
TOO_LARGE = Refusal(413, 40005, "Request entity too large")
ALREADY_ACKNOWLEDGED = Refusal(400, 40060, "Interaction has already been acknowledged.")
MISSING_ACCESS = Refusal(403, 50001, "Missing Access")
WRONG_IN_DM = Refusal(403, 50003, "Cannot execute action on a DM channel")
NOT_THE_AUTHOR = Refusal(403, 50005, "Cannot edit a message authored by another user")
EMPTY_MESSAGE = Refusal(400, 50006, "Cannot send an empty message")
CLOSED_TO_BOTS = Refusal(403, 50007, "Cannot send messages to this user")
MISSING_PERMISSIONS = Refusal(403, 50013, "Missing Permissions")
WRONG_CHANNEL_TYPE = Refusal(400, 50024, "Cannot execute action on this channel type")
EXPIRED_TOKEN = Refusal(401, 50027, "Invalid Webhook Token")
ARCHIVED = Refusal(400, 50083, "Thread is archived")
NO_MUTUAL_GUILDS = Refusal(403, 50278, "Cannot send messages to this user due to having no mutual guilds")
THREAD_EXISTS = Refusal(400, 160004, "A thread has already been created for this message")
LOCKED = Refusal(400, 160005, "Thread is locked")


def refuse(refusal: Refusal) -> Refused:
    return Refused(*refusal)


def invalid_form(errors: Mapping[str, Any]) -> Refused:
    return Refused(400, 50035, "Invalid Form Body", errors=errors)
