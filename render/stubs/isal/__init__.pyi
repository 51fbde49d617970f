"""ISA-L: see `isal_zlib`."""
