import { expect, it } from "vitest";

import { safeHref } from "./index.ts";

it.each([
  ["/tariffs", "/tariffs"],
  ["/", "/"],
  ["/a/../b?c=d#e", "/b?c=d#e"],
  ["  /tariffs  ", "/tariffs"],
  ["https://example.com", "https://example.com/"],
  ["HTTP://Example.com/A?b#c", "http://example.com/A?b#c"],
  ["https://bücher.example/ä", "https://xn--bcher-kva.example/%C3%A4"],
  ["https://example.com:8443/", "https://example.com:8443/"],
  ["mailto:me@example.com?subject=Hello", "mailto:me@example.com?subject=Hello"],
])("lets %j through as %j", (href, expected) => {
  expect(safeHref(href)).toBe(expected);
});

it.each([
  "",
  " ",
  "#top",
  "relative",
  "?a=b",
  "//evil.example",
  "///evil.example",
  "/\\evil.example",
  "\\\\evil.example",
  "/\t/evil.example",
  "/.//evil.example",
  "/a/..//evil.example",
  "javascript:alert(1)",
  "JAVASCRIPT:alert(1)",
  "java\nscript:alert(1)",
  "data:text/html,x",
  "ftp://example.com",
  "https:example.com",
  "https:/example.com",
  "https:///example.com",
  "https://user@example.com",
  "https://user:pass@example.com",
  "https://exa\u00admple.com",
  "https://example.com/\u202e",
  "https://",
  "http://[::1",
  "mailto:",
  "mailto:nobody",
  "mailto:a@b@c",
  "mailto:a@b.example%0abcc:c@d.example",
  `/${"a".repeat(2_000)}`,
])("refuses %j", (href) => {
  expect(safeHref(href)).toBeNull();
});
