"""Whose a database is: nobody but its owner opens it, and whoever is refused has changed nothing."""

import asyncio
from pathlib import Path

import pytest
from alembic import command
from sqlalchemy import Connection, text
from sqlalchemy.ext.asyncio import create_async_engine

from data.backup import main
from data.store import CannotOpen, Store
from data.store.backup import CannotMove, copy, moving, release, restore, save
from data.store.database import revision_of
from data.store.migrations import upgrade
from data.store.owner import OWNER, PLAYGROUND
from tests.support.data.seating import begun, done, everything, lobby
from tests.support.data.template import place_sqlite

OURS, ANOTHER = "1100", "2200"  # applications
ADDED = text("INSERT INTO settings (key, value) VALUES ('server 1', '{}')")


async def opened(url: str, owner: str | None = None) -> None:
    await (await Store.open(url, owner=owner)).close()


async def owner_in(url: str) -> str | None:
    store = await Store.open(url)
    try:
        return await store.setting(OWNER)
    finally:
        await store.close()


async def everything_in(url: str) -> object:
    store = await Store.open(url)
    try:
        return await everything(store)
    finally:
        await store.close()


async def with_a_game(url: str, owner: str | None = None) -> str:
    """The same address. Without an owner, it's a database from before there were owners."""
    store = await Store.open(url, owner=owner)
    await begun(store)
    await store.close()
    return url


@pytest.fixture
def elsewhere(tmp_path: Path) -> str:
    place_sqlite(tmp_path / "elsewhere.db")
    return f"sqlite:///{tmp_path / 'elsewhere.db'}"


# Who may open it


@pytest.mark.parametrize("owner", [OURS, PLAYGROUND])
async def test_a_new_database_is_its_first_owners(empty_url: str, owner: str) -> None:
    await opened(empty_url, owner)
    assert await owner_in(empty_url) == owner
    await opened(empty_url, owner)
    other = ANOTHER if owner == OURS else OURS
    with pytest.raises(CannotOpen):
        await opened(empty_url, other)
    assert await owner_in(empty_url) == owner


@pytest.mark.parametrize(
    ("owner", "who", "sentence"),
    [
        (OURS, ANOTHER, "belongs to the application 1100, not to 2200: use the token of 1100, or another DATABASE_URL"),
        (OURS, PLAYGROUND, "belongs to the application 1100, not to the playground: set DISCORD_TOKEN, or another"),
        (PLAYGROUND, OURS, "belongs to the playground, not to 1100: use another DATABASE_URL"),
        (None, PLAYGROUND, "belongs to a bot on Discord, not to the playground: set DISCORD_TOKEN, or another"),
    ],
)
async def test_somebody_else_is_refused_in_one_sentence_and_changes_nothing(
    url: str, owner: str | None, who: str, sentence: str
) -> None:
    before = await everything_in(await with_a_game(url, owner))
    with pytest.raises(CannotOpen) as refused:
        await opened(url, who)
    assert sentence in str(refused.value)
    assert "\n" not in str(refused.value)
    assert await everything_in(url) == before


async def test_a_database_from_before_is_its_first_bots(url: str) -> None:
    await opened(await with_a_game(url), OURS)
    assert await owner_in(url) == OURS
    with pytest.raises(CannotOpen):
        await opened(url, ANOTHER)


async def test_where_nobody_has_played_yet_the_playground_may_begin(url: str) -> None:
    await opened(url)
    await opened(url, PLAYGROUND)
    assert await owner_in(url) == PLAYGROUND


async def test_a_database_of_an_older_program_is_not_migrated_by_somebody_else(empty_url: str) -> None:
    """Its owner's program may still be the older one."""

    def left_behind(connection: Connection) -> None:
        command.upgrade(upgrade.config(connection), "0001")
        connection.execute(ADDED)

    engine = create_async_engine(empty_url)
    async with engine.begin() as connection:
        await connection.run_sync(left_behind)
    await engine.dispose()
    with pytest.raises(CannotOpen, match="belongs to a bot on Discord"):
        await opened(empty_url, PLAYGROUND)
    assert await revision_of(empty_url) == "0001"
    await opened(empty_url, OURS)
    assert await owner_in(empty_url) == OURS


async def test_of_two_who_come_at_once_one_is_the_owner(empty_url: str) -> None:
    came = await asyncio.gather(*[opened(empty_url, who) for who in (OURS, ANOTHER) * 3], return_exceptions=True)
    refused = [error for error in came if error]
    assert len(refused) == 3
    assert all([isinstance(error, CannotOpen) for error in refused])
    assert await owner_in(empty_url) == (OURS if came[0] is None else ANOTHER)


# Moving and restoring


async def test_whose_it_is_moves_along(url: str, elsewhere: str, tmp_path: Path) -> None:
    await copy(await with_a_game(url, OURS), elsewhere)
    assert await owner_in(elsewhere) == OURS
    await save(elsewhere, tmp_path / "backup")
    await restore(tmp_path / "backup", url, replace=True)
    assert await owner_in(url) == OURS


async def test_what_is_another_bots_is_not_replaced(url: str, elsewhere: str, tmp_path: Path) -> None:
    before = await everything_in(await with_a_game(url, OURS))
    await save(await with_a_game(elsewhere, ANOTHER), tmp_path / "backup")
    for filling in (restore(tmp_path / "backup", url, replace=True), copy(elsewhere, url, replace=True)):
        with pytest.raises(CannotMove, match="belongs to the application 1100, and this to the application 2200: use"):
            await filling
    assert await everything_in(url) == before


async def test_a_backup_from_before_leaves_the_database_to_its_owner(url: str, elsewhere: str, tmp_path: Path) -> None:
    await save(await with_a_game(elsewhere), tmp_path / "backup")
    await opened(url, OURS)
    await restore(tmp_path / "backup", url, replace=True)
    assert await owner_in(url) == OURS


async def test_a_database_that_is_released_is_the_next_bots(url: str) -> None:
    await with_a_game(url, OURS)
    assert await release(url) == "the application 1100"
    with pytest.raises(CannotMove, match="belongs to nobody"):
        await release(url)
    with pytest.raises(CannotOpen):
        await opened(url, PLAYGROUND)
    await opened(url, ANOTHER)
    assert await owner_in(url) == ANOTHER


def test_it_is_released_from_the_command_line(
    url: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setenv("DATABASE_URL", url)
    asyncio.run(opened(url, OURS))
    assert main(["release"]) == 0
    assert capsys.readouterr().out.startswith("released by the application 1100: ")
    assert main(["release", "--database", f"sqlite:///{tmp_path}/nowhere.db"]) == 1
    assert "there's nothing of Duckboard here" in capsys.readouterr().err
    assert not (tmp_path / "nowhere.db").exists()


async def test_a_database_that_a_bot_has_open_is_not_released(
    url: str, store: Store, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(moving, "LEAVING", 0.0)
    done(await lobby(store))
    assert await asyncio.to_thread(main, ["release", "--database", url]) == 1
    assert "is in use: stop the bot first" in capsys.readouterr().err
