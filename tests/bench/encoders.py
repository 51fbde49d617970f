"""Ways to encode our pictures, by time and by weight: the same boards and hands for all of them, in a palette.

`uv run --with zlib-ng python -m tests.bench encoders`. Without zlib-ng its lines are left out, and so are ISA-L's.
"""

import zlib
from collections.abc import Callable, Iterator
from importlib import import_module
from importlib.util import find_spec
from io import BytesIO
from random import Random
from statistics import median
from typing import Any

from PIL import Image, ImageChops

from render.draw.encode import SIGNATURE, by_hand, by_pillow, chunk, in_palette, pack
from render.race.artist import COLOURS
from tests.bench.render import shots, timed

KINDS = ("board", "hand")
OF_EACH = 30
SLOW = 8  # pictures are enough for what nobody would choose
SUB, UP = 1, 2  # filters: the difference from the pixel on the left, or from the one above
STRATEGIES = {"filtered": 1, "Huffman only": 2, "RLE": 3, "fixed": 4}
Encode = Callable[[Image.Image], bytes]


def run(_: list[str]) -> bool:
    pictures = {kind: [*some_pictures(kind)] for kind in KINDS}
    print(f"{'':<32}" + "".join([f"{kind + ', ms':>12} {'KB':>6} {'most':>6}" for kind in KINDS]))
    for name, encode in ways():
        cells = [
            f"{ms:>12.2f} {kb:>6.1f} {most:>6.1f}" for ms, kb, most in map(measured(name, encode), pictures.values())
        ]
        print(f"{name:<32}" + "".join(cells))
    return True


def some_pictures(kind: str) -> Iterator[Image.Image]:
    """From anywhere in races by both sets of rules."""
    taken = [shot for rules in ("beginner", "advanced") for shot in shots("race", rules) if shot.what == kind]
    for shot in Random(1).sample(taken, OF_EACH):
        yield in_palette(shot.pixels(), COLOURS)


def measured(name: str, encode: Encode) -> Callable[[list[Image.Image]], tuple[float, float, float]]:
    def measure(pictures: list[Image.Image]) -> tuple[float, float, float]:
        chosen = pictures[:SLOW] if "WebP" in name or "9" in name else pictures
        taken = [timed(lambda picture=picture: encode(picture)) for picture in chosen]
        for picture, (_, data) in zip(chosen, taken, strict=True):
            assert Image.open(BytesIO(data)).convert("RGB").tobytes() == picture.convert("RGB").tobytes(), name
        weights = [len(data) / 1024 for _, data in taken]
        return 1000 * median(seconds for seconds, _ in taken), median(weights), max(weights)

    return measure


def ways() -> Iterator[tuple[str, Encode]]:
    yield from [
        (f"Pillow, level {level}", lambda image, level=level: by_pillow(image, level)) for level in (6, 1, 3, 4, 9)
    ]
    for name, strategy in STRATEGIES.items():
        yield f"own writer, zlib 6, {name}", lambda image, strategy=strategy: by_hand(image, zlib_with(strategy))
    for module, what, levels in (
        ("isal.isal_zlib", "ISA-L", (0, 1, 2, 3)),
        ("zlib_ng.zlib_ng", "zlib-ng", (1, 2, 3, 5, 6)),
    ):
        if find_spec(module.partition(".")[0]):
            compress = import_module(module).compress
            yield from [(f"own writer, {what} {level}", own(compress, level)) for level in levels]
            if what == "ISA-L":
                yield "own writer, ISA-L 2, filter Sub", lambda image, compress=compress: filtered(image, compress, SUB)
                yield "own writer, ISA-L 2, filter Up", lambda image, compress=compress: filtered(image, compress, UP)
    yield "WebP, lossless, method 0", lambda image: webp(image, 0, 0)
    yield "WebP, lossless, method 4", lambda image: webp(image, 4, 50)


def own(compress: Any, level: int) -> Encode:
    return lambda image: by_hand(image, lambda data, _: compress(data, level))


def zlib_with(strategy: int) -> Callable[[bytes, int], bytes]:
    def compress(data: bytes, _: int) -> bytes:
        compressor = zlib.compressobj(6, strategy=strategy)
        return compressor.compress(data) + compressor.flush()

    return compress


def filtered(indexed: Image.Image, compress: Any, how: int) -> bytes:
    """As `by_hand`, with every line filtered."""
    plain = Image.frombytes("L", indexed.size, indexed.tobytes())
    shifted = Image.new("L", indexed.size, 0)
    shifted.paste(plain, (1, 0) if how == SUB else (0, 1))
    lines = Image.new("L", (indexed.width + 1, indexed.height), how)
    lines.paste(ImageChops.subtract_modulo(plain, shifted), (1, 0))
    header = pack(">IIBBBBB", *indexed.size, 8, 3, 0, 0, 0)
    parts = ((b"IHDR", header), (b"PLTE", bytes(indexed.getpalette("RGB") or ())))
    body = (*parts, (b"IDAT", compress(lines.tobytes(), 2)), (b"IEND", b""))
    return SIGNATURE + b"".join([chunk(name, data) for name, data in body])


def webp(indexed: Image.Image, method: int, quality: int) -> bytes:
    stream = BytesIO()
    indexed.convert("RGB").save(stream, "WEBP", lossless=True, method=method, quality=quality)
    return stream.getvalue()
