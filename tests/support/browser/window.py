"""A browser window with someone in front of it, who does only what the page lets them do."""

import re
from typing import Self

from playwright.async_api import Browser, BrowserContext, ConsoleMessage, Error, Locator, Page, expect

from tests.support.patience import LONGEST

PATIENCE_MS = 1000 * LONGEST
expect.set_options(timeout=PATIENCE_MS)


class Window:
    """One person's page."""

    def __init__(self, name: str, context: BrowserContext, page: Page) -> None:
        self.name, self.context, self.page = name, context, page
        self.complaints: list[str] = []
        page.set_default_timeout(PATIENCE_MS)
        page.on("pageerror", self._broke)
        page.on("console", self._heard)

    @classmethod
    async def open(cls, browser: Browser, base: str, name: str, width: int = 1280, *, theme: str = "dark") -> Self:
        context = await browser.new_context(
            viewport={"width": width, "height": 800}, color_scheme="light" if theme == "light" else "dark"
        )
        window = cls(name, context, await context.new_page())
        await window.page.goto(f"{base}/?me={name}")
        await expect(window.page.locator(".guide, .message").first).to_be_visible()
        return window

    # Where they are

    async def go(self, place: str) -> None:
        """To a channel or the direct messages, with a click on the left."""
        await self.page.locator(".place", has_text=re.compile(rf"^{re.escape(place)}\d*( unread messages?)?$")).click()
        await expect(self.page.locator(".head h1")).to_have_text(place)

    @property
    def messages(self) -> Locator:
        return self.page.locator(".messages .message")

    def message(self, text: str) -> Locator:
        return self.messages.filter(has_text=text).last

    # What they do

    async def write(self, text: str) -> None:
        box = self.page.get_by_role("combobox", name="Message")
        await box.fill(text)
        await box.press("Enter")

    async def use(self, words: str) -> None:
        """A slash command without options, typed and sent."""
        await self.page.locator(".composer textarea").fill(f"/{words} ")
        await self.page.locator(".command .tail").press("Enter")

    def button(self, label: str) -> Locator:
        """The newest one with this label that can be pressed."""
        named = self.page.locator(".messages .press:not(:disabled)")
        return named.filter(has_text=re.compile(rf"^\W*{re.escape(label)}$")).last

    async def press(self, label: str) -> None:
        await self.button(label).click()

    async def close(self) -> None:
        await self.context.close()

    def _broke(self, error: Error) -> None:
        self.complaints.append(f"{self.name}: {error}")

    def _heard(self, said: ConsoleMessage) -> None:
        """The person sees a refusal by the API; the browser logs it as well, which is fine."""
        if said.type == "error" and "Failed to load resource" not in said.text:
            self.complaints.append(f"{self.name}: {said.text}")
