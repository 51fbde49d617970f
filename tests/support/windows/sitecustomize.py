"""Take away what Windows doesn't have. A Python that finds this folder in PYTHONPATH does so before it runs anything.

Our own modules are given `os`, `signal` and the like without what Windows lacks; libraries know Windows themselves, and
the standard library has to go on working here. For everyone, event loops take no signals and watch no pipes, processes
aren't copied, there's no `/proc`, and a file that this process has open can be neither moved nor deleted.
"""

import asyncio
import builtins
import os
import select
import signal
import socket
import sys
from collections.abc import Callable, Iterator
from contextlib import suppress
from types import ModuleType
from typing import Any, NoReturn

SAID = "Windows: everything else is taken away"
OURS = ("__main__", "__mp_main__", "bot", "cogs", "data", "engine", "playground", "render")
NO_MODULES = ("fcntl", "grp", "posix", "pty", "pwd", "resource", "syslog", "termios", "tty", "uvloop")
SIGBREAK = signal.SIGTTIN  # it has the same number
SIGNALS = (signal.SIGABRT, signal.SIGFPE, signal.SIGILL, signal.SIGINT, signal.SIGSEGV, signal.SIGTERM, SIGBREAK)
LACKING: dict[str, tuple[str, ...]] = {
    "os": (
        *("chown", "chroot", "confstr", "ctermid", "fchmod", "fchown", "fdatasync", "fork", "forkpty", "fpathconf"),
        *("getegid", "geteuid", "getgid", "getgroups", "getloadavg", "getpgid", "getpgrp", "getpriority", "getsid"),
        *("getuid", "initgroups", "killpg", "lchown", "lockf", "memfd_create", "mkfifo", "mknod", "nice", "openpty"),
        *("pathconf", "pidfd_open", "pipe2", "posix_spawn", "posix_spawnp", "pread", "preadv", "pwrite", "pwritev"),
        *("readv", "register_at_fork", "sched_getaffinity", "sched_setaffinity", "sched_yield", "sendfile", "setegid"),
        *("seteuid", "setgid", "setgroups", "setpgid", "setpriority", "setsid", "setuid", "statvfs", "sync", "sysconf"),
        *("tcgetpgrp", "tcsetpgrp", "ttyname", "uname", "wait", "wait3", "wait4", "waitid", "writev", "O_CLOEXEC"),
        *("O_DIRECTORY", "O_NOFOLLOW", "O_NONBLOCK", "O_SYNC", "WNOHANG", "P_PID", "WEXITED"),
    ),
    "select": ("epoll", "poll"),
    "signal": (
        *("SIGALRM", "SIGBUS", "SIGCHLD", "SIGCONT", "SIGHUP", "SIGKILL", "SIGPIPE", "SIGQUIT", "SIGSTOP", "SIGTSTP"),
        *("SIGUSR1", "SIGUSR2", "SIGWINCH", "alarm", "pause", "pthread_kill", "pthread_sigmask", "setitimer"),
        *("siginterrupt", "sigpending", "sigwait", "sigtimedwait"),
    ),
    "socket": ("AF_UNIX", "AF_NETLINK", "MSG_DONTWAIT", "SO_REUSEPORT", "send_fds", "recv_fds"),
    "time": ("clock_gettime", "pthread_getcpuclockid", "tzset"),
}


def take_away() -> None:
    take_away_modules()
    take_away_watching()
    take_away_moving_open_files()
    del os.fork, os.forkpty
    sys.addaudithook(refuse_proc)
    os.write(2, f"{SAID}\n".encode())


# For our own modules


def take_away_modules() -> None:
    import_anything = builtins.__import__
    seen: dict[str, Any] = {
        name: copy_without(sys.modules.get(name) or import_anything(name), gone) for name, gone in LACKING.items()
    }
    for name, value in {"name": "nt", "umask": lambda _mask: 0, "chmod": lambda *_, **__: None}.items():
        setattr(seen["os"], name, value)
    seen["select"].select = select_sockets
    seen["signal"].SIGBREAK = SIGBREAK
    seen["signal"].signal = handle_signal

    def import_as_on_windows(name: str, *how: Any, **named: Any) -> ModuleType:
        where, level = how[0] if how else named.get("globals"), how[3] if len(how) > 3 else named.get("level", 0)
        if where is not None and not level and str(where.get("__name__")).partition(".")[0] in OURS:
            if name in NO_MODULES:
                raise ModuleNotFoundError(f"No module named {name!r}", name=name)
            if name in seen:
                return seen[name]
        return import_anything(name, *how, **named)

    builtins.__import__ = import_as_on_windows


def copy_without(module: ModuleType, gone: tuple[str, ...]) -> ModuleType:
    copy = ModuleType(module.__name__)
    copy.__dict__.update({name: value for name, value in vars(module).items() if name not in gone})
    return copy


def select_sockets(*wanted: Any) -> Any:
    for each in (each for group in wanted[:3] for each in group):
        if not isinstance(each, socket.socket):
            raise OSError(10038, "an operation was attempted on something that is not a socket")
    return select.select(*wanted)


def handle_signal(number: int, handler: Any) -> Any:
    if number not in SIGNALS:
        raise ValueError("invalid signal value")
    return signal.signal(number, handler)


# For everyone


def take_away_watching() -> None:
    def refuse(*_: object, **__: object) -> NoReturn:
        raise NotImplementedError

    for name in ("add_signal_handler", "add_reader", "add_writer", "create_unix_connection", "create_unix_server"):
        setattr(asyncio.SelectorEventLoop, name, refuse)


def take_away_moving_open_files() -> None:
    for name in ("remove", "rename", "replace", "unlink"):
        setattr(os, name, unless_open(getattr(os, name), is_rename=name == "rename"))


def unless_open(change: Callable[..., None], *, is_rename: bool) -> Callable[..., None]:
    def changed(path: Any, *rest: Any, **where: Any) -> None:
        for each in (path, *rest):
            with suppress(FileNotFoundError):
                found = os.stat(each, dir_fd=where.get("dir_fd"), follow_symlinks=False)
                if (found.st_dev, found.st_ino) in open_files():
                    raise PermissionError(13, "the process cannot access the file because it is being used", each)
        if is_rename and os.path.lexists(rest[0]):
            raise FileExistsError(17, "cannot create a file when that file already exists", rest[0])
        change(path, *rest, **where)

    return changed


def open_files() -> Iterator[tuple[int, int]]:
    """Every file that this process has open. Counting them is quick, and needs no `/proc`."""
    for number in range(256):
        with suppress(OSError):
            found = os.fstat(number)
            yield found.st_dev, found.st_ino


def refuse_proc(event: str, arguments: tuple[Any, ...]) -> None:
    if event in ("open", "os.listdir", "os.scandir") and str(arguments[0]).startswith("/proc"):
        raise FileNotFoundError(2, "the system cannot find the path specified", arguments[0])


take_away()
