import { describe, expect, it } from "vitest";

import { cleanPasted } from "./clean-pasted.ts";

describe("pasted HTML", () => {
  it.each([
    ["what a page may contain", "<p>One <strong>two</strong></p><ul><li>a</li></ul>", 0],
    [
      "the clipboard's own wrapping",
      '<html><head><meta charset="utf-8"></head><body><p>One</p></body></html>',
      0,
    ],
  ])("keeps %s", (_what, html, removed) => {
    expect(cleanPasted(html).removed).toBe(removed);
  });

  it("keeps bold, italic and headings under the names a page has for them", () => {
    expect(cleanPasted("<h1>One</h1><p><b>two</b> <i>three</i></p><h6>four</h6>")).toEqual({
      html: "<h3>One</h3><p><strong>two</strong> <em>three</em></p><h4>four</h4>",
      removed: 0,
    });
  });

  it("keeps the words of what it takes out, and counts it", () => {
    expect(
      cleanPasted(
        '<div><span style="color:red">One</span><table><tbody><tr><td>two</td></tr></tbody></table></div>',
      ),
    ).toEqual({
      html: "Onetwo",
      removed: 6,
    });
  });

  it("takes out code, drawings and pictures altogether", () => {
    expect(
      cleanPasted(
        '<p>One</p><script>alert(1)</script><svg><path d=""/></svg><img src="x" onerror="alert(1)">',
      ),
    ).toEqual({ html: "<p>One</p>", removed: 4 });
  });
});
