import { expect, it } from "vitest";

import { cacheablePagesOf } from "./cacheable-pages.ts";

const handle = { static: true };

it("finds the routes that say they are the same for everybody, with and without a language", () => {
  expect(
    cacheablePagesOf({
      home: { index: true, module: { handle: { ...handle, queries: ["next"] } } },
      homeInLanguage: { path: ":lang", module: { handle } },
      privacy: { path: ":lang?/privacy", module: { handle } },
      host: { path: ":lang/for-hosts", module: { handle } },
      list: { path: ":lang?/checklist", module: { handle: { ...handle, bare: false } } },
      auth: { path: ":lang?/auth", module: {} },
      app: { path: "portfolio", module: { handle: { app: true } } },
      missing: undefined,
    }),
  ).toEqual([
    { path: "/", bare: true, prefixed: false, queries: ["next"] },
    { path: "/", bare: false, prefixed: true, queries: [] },
    { path: "/privacy", bare: true, prefixed: true, queries: [] },
    { path: "/for-hosts", bare: false, prefixed: true, queries: [] },
    { path: "/checklist", bare: false, prefixed: true, queries: [] },
  ]);
});

it("refuses a route that stands for many pages", () => {
  expect(() => cacheablePagesOf({ guide: { path: "guides/:slug", module: { handle } } })).toThrow(
    "/guides/:slug",
  );
});
