"""Pictures that were drawn, by their digests: the same one is never drawn twice while there's room for it."""

from collections import OrderedDict

from render import Picture


class Kept:
    """What hasn't been asked for the longest time goes first."""

    def __init__(self, most: int) -> None:
        self._most = most
        self._pictures: OrderedDict[str, Picture] = OrderedDict()
        self.bytes = 0

    def get(self, digest: str) -> Picture | None:
        picture = self._pictures.get(digest)
        if picture:
            self._pictures.move_to_end(digest)
        return picture

    def keep(self, digest: str, picture: Picture) -> None:
        if digest in self._pictures or weight(picture) > self._most:
            return
        self._pictures[digest] = picture
        self.bytes += weight(picture)
        while self.bytes > self._most:
            _, gone = self._pictures.popitem(last=False)
            self.bytes -= weight(gone)


def weight(picture: Picture) -> int:
    return len(picture.data) + len(picture.alt.encode())
