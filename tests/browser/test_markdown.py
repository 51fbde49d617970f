"""Discord's Markdown, text by text, as the browser renders it."""

import asyncio

import pytest

from tests.support.browser.chromium import Sit
from tests.support.patience import LONGEST

pytestmark = pytest.mark.long

# What is written, and the elements it turns into, without attributes.
TEXTS = {
    "plain": "<div>plain</div>",
    "a\nb": "<div>a<br>b</div>",
    "**a *b* c**": "<div><strong>a <em>b</em> c</strong></div>",
    "***both***": "<div><strong><em>both</em></strong></div>",
    "*a **b** c*": "<div><em>a <strong>b</strong> c</em></div>",
    "__a__ _b_ ~~c~~": "<div><u>a</u> <em>b</em> <s>c</s></div>",
    "snake_case_word and 2*3*4": "<div>snake_case_word and 2<em>3</em>4</div>",
    "a * b * c": "<div>a * b * c</div>",
    "**open": "<div>**open</div>",
    r"\*a\* \_b\_ \# \\ \a": r"<div>*a* _b_ # \ \a</div>",
    r"**a\*\*b**": "<div><strong>a**b</strong></div>",
    "`a *b* <c>`": "<div><code>a *b* &lt;c&gt;</code></div>",
    "``a ` b``": "<div><code>a ` b</code></div>",
    "# One\n## Two\n### Three\n#none": "<h3>One</h3><h4>Two</h4><h5>Three</h5><div>#none</div>",
    "-# small **b**\nrest": "<small>small <strong>b</strong></small><div>rest</div>",
    "- a\n- b\ntext": "<ul><li>a</li><li>b</li></ul><div>text</div>",
    "3. a\n4. b": "<ol><li>a</li><li>b</li></ol>",
    "> a\n> b\nc": "<blockquote><div>a<br>b</div></blockquote><div>c</div>",
    ">>> a\nb": "<blockquote><div>a<br>b</div></blockquote>",
    "```py\na *b*\n```": "<pre><code>a *b*</code></pre>",
    "see ```a b``` then": "<div>see </div><pre><code>a b</code></pre><div> then</div>",
    "```never closed": "<div>```never closed</div>",
    "<b>&amp;</b>": "<div>&lt;b&gt;&amp;amp;&lt;/b&gt;</div>",
    "https://a.example/x_y_z, and": "<div><a>https://a.example/x_y_z</a>, and</div>",
    "<https://a.example>": "<div><a>https://a.example</a></div>",
    "[**a**](https://a.example)": "<div><a><strong>a</strong></a></div>",
    "[a](http://a.example) [b](javascript:1)": "<div>[a](http://a.example) [b](javascript:1)</div>",
    "<@1> <@&2> <#3> <:duck:4>": "<div><span>@Ada</span> <span>@unknown role</span> <span>#unknown</span> :duck:</div>",
    "||secret||": "<div><span>secret</span></div>",
    "<t:0:d>": "<div><time>1/1/70</time></div>",
    "": "<div></div>",
}

RENDER = """async (texts) => {
  const { markdown } = await import("/page/markdown.js");
  const known = { me: "1", now: () => 0, person: (id) => (id === "1" ? "Ada" : null), channel: () => null };
  return texts.map((text) => {
    const holder = document.createElement("div");
    holder.append(markdown(text, known));
    for (const one of holder.querySelectorAll("*")) {
      for (const { name } of [...one.attributes]) one.removeAttribute(name);
    }
    return holder.innerHTML;
  });
}"""


async def test_texts_become_elements(sit: Sit) -> None:
    ada = await sit("Ada")
    made = await ada.page.evaluate(RENDER, list(TEXTS))
    assert dict(zip(TEXTS, made, strict=True)) == TEXTS


@pytest.mark.parametrize("seconds", [LONGEST, pytest.param(1.0, marks=pytest.mark.long)])
async def test_a_long_odd_text_takes_no_time(sit: Sit, seconds: float) -> None:
    """Four thousand characters that open something and never close it. Every day it's enough that it ends."""
    ada = await sit("Ada")
    for odd in ("*_~|`[<", "**", "[(", "||a", "_*", "\\", "> - # "):
        text = (odd * 4000)[:4000]
        await asyncio.wait_for(ada.page.evaluate(RENDER, [text]), seconds)
