import { htmlAttacks } from "@keystead/testkit/html-attacks";
import { describe, expect, it } from "vitest";

import { sanitiseHtml } from "./sanitise-html.ts";

/**
 * Exactly what cleaned HTML may contain, to the character; checked without a parser, so that the check does not share
 * the cleaner's errors.
 */
const token =
  /[^<>]+|<\/?(?:p|strong|em|u|h3|h4|ul|ol|li)>|<br \/>|<\/a>|<a href="([^"<>]*)"(?: target="_blank" rel="noopener noreferrer")?>/y;
const allowedLink = /^(?:https?:\/\/[^@\\\s]+|mailto:[^@\s]+@[a-z0-9.-]+(?:\?\S*)?|\/(?![/\\])\S*)$/;

/** The rest from the first place that does not fit. */
function faultsOf(html: string): readonly string[] {
  token.lastIndex = 0;
  while (token.lastIndex < html.length) {
    const from = token.lastIndex;
    const match = token.exec(html);
    if (match === null) return [html.slice(from)];
    const href = match[1]?.replaceAll("&amp;", "&");
    if (href !== undefined && !allowedLink.test(href)) return [`href ${href}`];
  }
  return [];
}

describe("what an administrator's HTML may be", () => {
  it("has at least two hundred attacks to stand", () => {
    expect(htmlAttacks.length).toBeGreaterThanOrEqual(200);
    expect(new Set(htmlAttacks.map(({ html }) => html)).size).toBe(htmlAttacks.length);
  });

  it.each(htmlAttacks)("[SEO-05] nothing but the listed tags survives: $name", ({ html }) => {
    const once = sanitiseHtml(html);
    expect(faultsOf(once.html)).toEqual([]);
    // Cleaned again before it is shown: nothing may grow back, and nothing is left to remove.
    expect(sanitiseHtml(once.html)).toEqual({ html: once.html, removed: 0 });
  });

  it("[SEO-05] keeps every listed tag and the three attributes as they were written", () => {
    const fine = [
      "<h3>Head</h3><h4>Smaller</h4>",
      "<p>One<br />two <strong>bold</strong> <em>leaning</em> <u>lined</u></p>",
      "<ul><li>a</li></ul><ol><li>b</li></ol>",
      '<a href="/tariffs#starter">own</a> <a href="mailto:me@example.com">mail</a>',
      '<a href="https://example.com/a?b=c&amp;d=e" target="_blank" rel="noopener noreferrer">out</a>',
    ].join("");
    expect(sanitiseHtml(fine)).toEqual({ html: fine, removed: 0 });
  });

  it("says how many elements it took out, and keeps their words", () => {
    expect(sanitiseHtml("<div><p>One <b>two</b></p></div><h1>Three</h1>")).toEqual({
      html: "<p>One two</p>Three",
      removed: 3,
    });
    expect(sanitiseHtml('<p><a href="javascript:alert(1)">word</a></p><script>alert(1)</script>')).toEqual({
      html: "<p>word</p>",
      removed: 2,
    });
  });

  it("gives a link in a new tab its rel, whatever its author wrote", () => {
    const tab = '<a href="/x" target="_blank" rel="noopener noreferrer">x</a>';
    expect(sanitiseHtml('<a href="/x" target="_blank">x</a>').html).toBe(tab);
    expect(sanitiseHtml('<a href="/x" target="_blank" rel="opener">x</a>').html).toBe(tab);
    expect(sanitiseHtml('<a href="/x" target="_top" rel="opener">x</a>').html).toBe('<a href="/x">x</a>');
  });
});
