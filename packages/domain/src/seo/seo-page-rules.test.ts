import { describe, expect, it } from "vitest";

import { isSlug, pageFolder, pagePath, slugFrom } from "./index.ts";

describe("a slug", () => {
  it.each([
    ["deposit-return", true],
    ["a", true],
    ["2026", true],
    ["a".repeat(80), true],
    ["a".repeat(81), false],
    ["", false],
    ["Deposit", false],
    ["-deposit", false],
    ["deposit-", false],
    ["deposit--return", false],
    ["deposit_return", false],
    ["a/b", false],
    ["a b", false],
    ["é", false],
    ["deposit\n", false],
  ])("%j: %s", (text, expected) => {
    expect(isSlug(text)).toBe(expected);
  });

  it.each([
    ["Return a deposit: what's fair?", "return-a-deposit-whats-fair"],
    ["Straße, Größe & Œuvre", "strasse-grosse-oeuvre"],
    ["  ¡Guía de Ñuñoa!  ", "guia-de-nunoa"],
    ["家賃", ""],
    [`${"word ".repeat(30)}`, "word-".repeat(16).slice(0, -1)],
  ])("comes from a title: %j", (title, expected) => {
    const slug = slugFrom(title);
    expect(slug).toBe(expected);
    expect(slug === "" || isSlug(slug)).toBe(true);
  });
});

describe("the address of a page", () => {
  it.each([
    ["calculator", "tools"],
    ["guide", "guides"],
    ["other", "locations"],
  ] as const)("[SEO-03] %s stands under /%s", (pageType, folder) => {
    expect(pageFolder(pageType)).toBe(folder);
    expect(pagePath({ pageType, slug: "a" })).toBe(`/${folder}/a`);
  });
});
