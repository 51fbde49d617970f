"""What we use of HarfBuzz, which comes without types."""

from enum import IntFlag
from typing import NamedTuple

class Blob:
    @classmethod
    def from_file_path(cls, filename: str) -> Blob: ...

class Face:
    upem: int
    def __init__(self, blob: Blob) -> None: ...

class GlyphExtents(NamedTuple):
    x_bearing: int
    y_bearing: int
    width: int
    height: int

class Font:
    face: Face
    synthetic_bold: tuple[float, float, bool]
    def __init__(self, face: Face) -> None: ...
    def get_nominal_glyph(self, unicode: int) -> int | None: ...
    def get_glyph_extents(self, gid: int) -> GlyphExtents | None: ...

class GlyphInfo:
    codepoint: int

class GlyphPosition:
    x_advance: int
    x_offset: int
    y_offset: int

class BufferFlags(IntFlag):
    DO_NOT_INSERT_DOTTED_CIRCLE = 16

class Buffer:
    direction: str
    language: str
    flags: BufferFlags
    glyph_infos: list[GlyphInfo]
    glyph_positions: list[GlyphPosition]
    def add_str(self, text: str) -> None: ...
    def guess_segment_properties(self) -> None: ...

def shape(font: Font, buffer: Buffer) -> None: ...

class RasterExtents(NamedTuple):
    x_origin: int
    y_origin: int
    width: int
    height: int
    stride: int

class RasterImage:
    buffer: bytes
    extents: RasterExtents

class RasterDraw:
    extents: RasterExtents
    transform: tuple[float, float, float, float, float, float]
    def draw_glyph(self, font: Font, glyph: int) -> None: ...
    def render(self) -> RasterImage: ...
