"""A bot just for these tests: it uses every part of Discord that our own bot needs."""

import asyncio
import re
import struct
import zlib
from io import BytesIO
from typing import Any

import discord
from discord import app_commands, ui
from discord.ext import commands


def picture(width: int = 4, height: int = 3) -> bytes:
    """A small grey PNG."""

    def chunk(kind: bytes, data: bytes) -> bytes:
        return struct.pack(">I", len(data)) + kind + data + struct.pack(">I", zlib.crc32(kind + data))

    header = struct.pack(">IIBBBBB", width, height, 8, 0, 0, 0, 0)
    lines = zlib.compress((b"\0" + b"\x80" * width) * height)
    return b"\x89PNG\r\n\x1a\n" + chunk(b"IHDR", header) + chunk(b"IDAT", lines) + chunk(b"IEND", b"")


def picture_file(width: int) -> discord.File:
    return discord.File(BytesIO(picture(width)), "board.png", description=f"a board {width} wide")


class Quack(ui.DynamicItem[ui.Button[Any]], template=r"quack:(?P<count>\d+)"):
    """A button that keeps its count in its custom id and survives restarts."""

    def __init__(self, count: int) -> None:
        super().__init__(ui.Button(label=f"quack {count}", emoji="🦆", custom_id=f"quack:{count}"))
        self.count = count

    @classmethod
    async def from_custom_id(
        cls, _interaction: discord.Interaction[Any], _item: ui.Item[Any], match: re.Match[str], /
    ) -> "Quack":
        return cls(int(match["count"]))

    async def callback(self, interaction: discord.Interaction[Any]) -> None:
        count = self.count + 1
        await interaction.response.edit_message(view=Board(count), attachments=[picture_file(count)])


class Control(ui.DynamicItem[ui.Button[Any]], template=r"do:(?P<what>\w+)"):
    """A button for each way of answering."""

    def __init__(self, what: str) -> None:
        super().__init__(ui.Button(label=what, custom_id=f"do:{what}"))
        self.what = what

    @classmethod
    async def from_custom_id(
        cls, _interaction: discord.Interaction[Any], _item: ui.Item[Any], match: re.Match[str], /
    ) -> "Control":
        return cls(match["what"])

    async def callback(self, interaction: discord.Interaction[Any]) -> None:
        await getattr(self, f"do_{self.what}")(interaction)

    async def do_whisper(self, interaction: discord.Interaction[Any]) -> None:
        await interaction.response.send_message(f"only for {interaction.user.display_name}", ephemeral=True)

    async def do_think(self, interaction: discord.Interaction[Any]) -> None:
        await interaction.response.defer(thinking=True)
        await interaction.followup.send("thought")
        await interaction.followup.send("and then", view=Question())

    async def do_later(self, interaction: discord.Interaction[Any]) -> None:
        await interaction.response.defer()
        await interaction.edit_original_response(view=Board(100), attachments=[picture_file(100)])

    async def do_form(self, interaction: discord.Interaction[Any]) -> None:
        await interaction.response.send_modal(Form())

    async def do_nothing(self, interaction: discord.Interaction[Any]) -> None:
        pass

    async def do_hand(self, interaction: discord.Interaction[Any]) -> None:
        """A hand by direct message, or the reason why not."""
        try:
            await interaction.user.send(view=Board(7), file=picture_file(7))
        except discord.Forbidden as error:
            await interaction.response.send_message(f"closed: {error.code}", ephemeral=True)
        else:
            await interaction.response.defer()


class Pick(ui.DynamicItem[ui.Select[Any]], template=r"pick"):
    def __init__(self) -> None:
        options = [
            discord.SelectOption(label=word.title(), value=word, emoji="🎨") for word in ("red", "green", "blue")
        ]
        super().__init__(ui.Select(custom_id="pick", options=options, max_values=2))

    @classmethod
    async def from_custom_id(
        cls, _interaction: discord.Interaction[Any], _item: ui.Item[Any], _match: re.Match[str], /
    ) -> "Pick":
        return cls()

    async def callback(self, interaction: discord.Interaction[Any]) -> None:
        chosen = " and ".join((interaction.data or {}).get("values", []))
        await interaction.response.send_message(f"picked {chosen}")


class Question(ui.View):
    """The old kind of view, with a select."""

    def __init__(self) -> None:
        super().__init__(timeout=None)
        self.add_item(Pick())


def row(*items: Any) -> ui.ActionRow[Any]:
    return ui.ActionRow(*items)


class Board(ui.LayoutView):
    """A board like ours: text, a picture, a row of buttons and a select in a container."""

    def __init__(self, count: int) -> None:
        super().__init__(timeout=None)
        gallery = ui.MediaGallery(discord.MediaGalleryItem("attachment://board.png", description=f"{count} quacks"))
        buttons = row(Quack(count), *map(Control, ("whisper", "think", "later", "form")))
        more = row(Control("nothing"), Control("hand"))
        rules: ui.Button[Any] = ui.Button(url="https://example.org", label="rules")
        section: ui.Section[Any] = ui.Section(f"## {count} quacks", accessory=rules)
        picks = row(Pick())
        self.add_item(ui.Container(section, ui.Separator(), gallery, buttons, more, picks, accent_colour=0xFFCC00))


class Form(ui.Modal, title="A form"):
    name: ui.Label[Any] = ui.Label(text="Name", component=ui.TextInput(custom_id="name", max_length=20))
    colour: ui.Label[Any] = ui.Label(
        text="Colour",
        component=ui.Select(
            custom_id="colour",
            required=True,
            options=[discord.SelectOption(label="Red", value="red"), discord.SelectOption(label="Blue", value="blue")],
        ),
    )
    secret: ui.Label[Any] = ui.Label(text="Secret", component=ui.Checkbox(custom_id="secret"))

    async def on_submit(self, interaction: discord.Interaction[Any], /) -> None:
        name, colour, secret = self.name.component, self.colour.component, self.secret.component
        assert isinstance(name, ui.TextInput)
        assert isinstance(colour, ui.Select)
        assert isinstance(secret, ui.Checkbox)
        await interaction.response.send_message(f"{name.value} likes {colour.values[0]} {secret.value}")


class QuackBot(commands.AutoShardedBot):
    def __init__(self, **settings: Any) -> None:
        intents = discord.Intents(guilds=True, guild_messages=True, dm_messages=True)
        super().__init__("!", intents=intents, guild_ready_timeout=0.05, **settings)
        self.heard: list[discord.Message] = []
        self.resumed = 0
        self.tree.add_command(board_group())

    async def setup_hook(self) -> None:
        self.add_dynamic_items(Quack, Control, Pick)
        await self.tree.sync()

    async def before_identify_hook(self, shard_id: int | None, *, initial: bool = False) -> None:
        """Skips the five-second pause between shards."""

    async def on_message(self, message: discord.Message, /) -> None:
        self.heard.append(message)

    async def on_shard_resumed(self, shard_id: int) -> None:
        self.resumed += 1


def board_group() -> app_commands.Group:
    group = app_commands.Group(name="board", description="boards")

    @group.command(description="show a board")
    async def show(interaction: discord.Interaction[Any], count: app_commands.Range[int, 0, 50] = 1) -> None:
        await interaction.response.send_message(view=Board(count), file=picture_file(count + 1))

    @group.command(description="say hello")
    async def hello(
        interaction: discord.Interaction[Any],
        to: discord.Member | None = None,
        loud: bool = False,  # noqa: FBT001, FBT002
    ) -> None:
        name = to.display_name if to else interaction.user.display_name
        await interaction.response.send_message(f"hello {name}{'!' * loud}")

    @group.command(description="choose a tune")
    async def tune(interaction: discord.Interaction[Any], name: str) -> None:
        await interaction.response.send_message(f"playing {name}", silent=True)

    @tune.autocomplete("name")
    async def suggest(_: discord.Interaction[Any], current: str) -> list[app_commands.Choice[str]]:
        tunes = ("quack in A", "quack in B", "silence")
        return [app_commands.Choice(name=tune, value=tune) for tune in tunes if tune.startswith(current)]

    @group.command(description="take too long")
    async def doze(interaction: discord.Interaction[Any], seconds: float) -> None:
        await asyncio.sleep(seconds)
        await interaction.response.send_message("awake")

    @group.command(description="weigh a file")
    async def weigh(interaction: discord.Interaction[Any], file: discord.Attachment) -> None:
        await interaction.response.send_message(f"{file.filename} has {len(await file.read())} of {file.size} bytes")

    assert show
    assert hello
    assert weigh
    assert doze
    assert suggest
    return group
