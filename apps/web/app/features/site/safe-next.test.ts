import { expect, it } from "vitest";

import { safeNext } from "./safe-next.server.ts";

it.each([
  ["a page of the application", "/leases/42?tab=months#rent", "/leases/42?tab=months#rent"],
  [
    "a page with another address in its query",
    "/portfolio?see=https://evil.example",
    "/portfolio?see=https://evil.example",
  ],
  ["dots that stay within the site", "/leases/../portfolio", "/portfolio"],
  ["no page", null, null],
  ["nothing", "", null],
  ["a path without its slash", "portfolio", null],
  ["another site", "https://evil.example/portfolio", null],
  ["another site without its scheme", "//evil.example", null],
  ["another site behind a backslash", "/\\evil.example", null],
  ["another site behind a tab that browsers drop", "/\t/evil.example", null],
  ["another site behind a line end that browsers drop", "/\n\\evil.example", null],
  ["another site behind dots", "/.//evil.example", null],
  ["another site behind dots that climb", "/leases/..//evil.example", null],
  ["a script", "javascript:alert(1)", null],
])("goes on to %s only where that is within this site", (_what, next, expected) => {
  expect(safeNext(next)).toBe(expected);
});
