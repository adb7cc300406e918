import type { NewSeoPage } from "@keystead/contract/seo";
import { expect, it } from "vitest";

import { mergePages } from "./merge-pages.ts";

const text = (heading: string, content = "") => ({ type: "text" as const, heading, content });
const list = { type: "list" as const, heading: "What to bring", items: ["Keys"] };
const base: NewSeoPage = {
  slug: "deposit-return",
  status: "draft",
  publishOn: null,
  title: "Returning a deposit",
  metaDescription: "",
  keywords: [],
  pageType: "guide",
  language: "en",
  heroTitle: "Return a deposit",
  topic: "",
  heroSubtitle: "",
  sections: [text("One"), text("Two"), list],
};
const withSections = (...sections: NewSeoPage["sections"]): NewSeoPage => ({ ...base, sections });
const names = (of: readonly { readonly name: string }[]) => of.map(({ name }) => name);

it("merges what two people wrote in different sections", () => {
  const own = withSections(text("One", "mine"), text("Two"), list);
  const current = withSections(text("One"), text("Two"), { ...list, items: ["Keys", "Papers"] });
  const { fields, taken, collisions } = mergePages({ base, own, current });
  expect(fields.sections).toEqual([text("One", "mine"), text("Two"), { ...list, items: ["Keys", "Papers"] }]);
  expect([names(taken), collisions]).toEqual([["sections.2"], []]);
});

it("asks about the one section that both changed", () => {
  const own = withSections(text("One", "mine"), text("Two", "mine"), list);
  const current = withSections(text("One", "theirs"), text("Two"), list);
  const { fields, collisions } = mergePages({ base, own, current });
  expect(names(collisions)).toEqual(["sections.0"]);
  expect(fields.sections).toEqual(own.sections);
  expect(collisions[0]?.settle(fields).sections).toEqual([text("One", "theirs"), text("Two", "mine"), list]);
});

it.each([
  ["one was added", withSections(text("New"), text("One"), text("Two"), list)],
  ["one was taken out", withSections(text("Two"), list)],
  ["two changed places", withSections(text("Two"), text("One"), list)],
  ["one became another kind", withSections(text("One"), list, list)],
])("asks about all sections together when %s, or it would mix them", (_what, current) => {
  const own = withSections(text("One", "mine"), text("Two"), list);
  for (const versions of [
    { base, own, current },
    { base, own: current, current: own },
  ]) {
    const { fields, collisions } = mergePages(versions);
    expect(names(collisions)).toEqual(["sections"]);
    expect(collisions[0]?.settle(fields)).toEqual(versions.current);
  }
});

it("takes sections that only the other side changed, whatever was done to them", () => {
  const current = withSections(list, text("Two"));
  const { fields, collisions } = mergePages({ base, own: { ...base, title: "Mine" }, current });
  expect([fields, collisions]).toEqual([{ ...current, title: "Mine" }, []]);
});

it("asks about a status that was changed meanwhile: saving a draft must not publish it", () => {
  const own = { ...base, title: "Half written" };
  const { fields, collisions } = mergePages({ base, own, current: { ...base, status: "published" } });
  expect([fields.status, names(collisions)]).toEqual(["draft", ["status"]]);
  expect(collisions[0]?.settle(fields)).toEqual({ ...own, status: "published" });
});
