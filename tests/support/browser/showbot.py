"""A bot just for these tests: it shows what our own bot doesn't use (yet), and reports what it was given."""

from io import BytesIO
from typing import Any

import discord
from discord import app_commands, ui

from tests.support.playground.quackbot import QuackBot, picture

Answer = discord.Interaction[Any]

MARKDOWN = r"""# Large
## Middle
### Small
-# subtext
**bold** *italic* __under__ ~~gone~~ `code` ||hidden||
- one
- two
  - nested
3. three
> quoted
```py
print("<b>no tags</b>")
```
\*not italic\* and <script>alert(1)</script> [a link](https://example.org/a) https://example.org/b. javascript:alert(1)
<@{me}> <#{channel}> <t:{now}:R> https://discord.com/channels/{guild}/{channel}"""


class Everything(ui.LayoutView):
    def __init__(self, text: str) -> None:
        super().__init__(timeout=None)
        styles = ("primary", "secondary", "success", "danger")
        pressed: list[Any] = [ui.Button(label=style, style=discord.ButtonStyle[style]) for style in styles]
        off: ui.Button[Any] = ui.Button(label="off", disabled=True)
        web: ui.Button[Any] = ui.Button(label="web", url="https://example.org")
        thumbnail: ui.Thumbnail[Any] = ui.Thumbnail("attachment://a.png", description="a small picture")
        section: ui.Section[Any] = ui.Section("beside a picture", accessory=thumbnail)
        three = [discord.MediaGalleryItem("attachment://a.png", description=f"picture {n}") for n in range(3)]
        self.add_item(ui.TextDisplay(text))
        gallery: ui.MediaGallery[Any] = ui.MediaGallery(*three)
        rows: list[Any] = [ui.ActionRow(*pressed), ui.ActionRow(off, web)]
        rest: list[Any] = [section, ui.Separator(), gallery, *rows, ui.File("attachment://notes.txt")]
        self.add_item(ui.Container(*rest, accent_colour=0x4AA7D3))
        for select in (ui.UserSelect, ui.RoleSelect, ui.ChannelSelect, ui.MentionableSelect):
            self.add_item(ui.ActionRow(Told(select)))


class Told(ui.Select[Any]):
    """Really a select of any kind, which says what was chosen."""

    def __new__(cls, kind: type[Any]) -> Any:
        chooser = kind(placeholder=kind.__name__)

        async def tell(interaction: Answer) -> None:
            chosen = ", ".join(getattr(value, "name", "?") for value in chooser.values)
            await interaction.response.send_message(f"{kind.__name__}: {chosen}")

        chooser.callback = tell
        return chooser


class Questions(ui.Modal, title="Many questions"):
    def __init__(self) -> None:
        super().__init__()
        words = [discord.RadioGroupOption(label=word, value=word) for word in ("left", "right")]
        boxes = [discord.CheckboxGroupOption(label=word, value=word) for word in ("hat", "scarf")]
        self.name: Any = ui.TextInput(style=discord.TextStyle.long)
        self.way: Any = ui.RadioGroup(options=words)
        self.wear: Any = ui.CheckboxGroup(options=boxes, required=False)
        self.file: Any = ui.FileUpload(required=False)
        labelled = {"Name": self.name, "Way": self.way, "Wear": self.wear, "File": self.file}
        for text, component in labelled.items():
            self.add_item(ui.Label(text=text, component=component))

    async def on_submit(self, interaction: Answer, /) -> None:
        files = [f"{file.filename} {file.size}" for file in self.file.values]
        await interaction.response.send_message(f"{self.name.value} {self.way.value} {self.wear.values} {files}")


class ShowBot(QuackBot):
    def __init__(self, **settings: Any) -> None:
        super().__init__(**settings)
        for command in (everything, embeds, thread, ask):
            self.tree.add_command(command)


def facts(interaction: Answer) -> dict[str, Any]:
    now = int(interaction.created_at.timestamp())
    return {
        "me": interaction.user.id,
        "channel": interaction.channel_id,
        "guild": interaction.guild_id,
        "now": now - 180,
    }


@app_commands.command(description="every component there is")
async def everything(interaction: Answer) -> None:
    text = MARKDOWN
    for name, fact in facts(interaction).items():
        text = text.replace(f"{{{name}}}", str(fact))
    files = [discord.File(BytesIO(picture(400, 300)), "a.png"), discord.File(BytesIO(b"quack"), "notes.txt")]
    await interaction.response.send_message(view=Everything(text), files=files)


@app_commands.command(description="the old kind")
async def embeds(interaction: Answer) -> None:
    embed = discord.Embed(title="An embed", description="**with** text", colour=0xFFCC00)
    embed.add_field(name="Field", value="value").set_footer(text="a footer")
    await interaction.response.send_message("words", embed=embed)


@app_commands.command(description="open a thread")
async def thread(interaction: Answer) -> None:
    await interaction.response.send_message("here it begins")
    message = await interaction.original_response()
    opened = await message.create_thread(name="aside")
    await opened.send("in the thread")


@app_commands.command(description="a form with all there is")
async def ask(interaction: Answer) -> None:
    await interaction.response.send_modal(Questions())
