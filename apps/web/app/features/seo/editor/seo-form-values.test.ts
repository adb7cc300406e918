import { describe, expect, it } from "vitest";

import {
  seoPageFields,
  moved,
  newSection,
  readPage,
  type SeoValues,
  seoFormValues,
  withText,
} from "./seo-form-values.ts";

const three = ["text", "list", "cta"] as const;
const sections = three.reduce(
  (list: readonly ReturnType<typeof newSection>[], type) => [...list, newSection(type, list)],
  [],
);
const problemsOf = (values: SeoValues) => {
  const reading = readPage(values, "draft");
  return "problems" in reading ? reading.problems : {};
};
const types = (list: typeof sections) => list.map(({ type }) => type);

describe("sections", () => {
  it("move by one place or across several, and stay within the list", () => {
    expect(types(moved(sections, 0, 1))).toEqual(["list", "text", "cta"]);
    expect(types(moved(sections, 0, 2))).toEqual(["list", "cta", "text"]);
    expect(types(moved(sections, 2, 0))).toEqual(["cta", "text", "list"]);
    expect(moved(sections, 0, -1)).toBe(sections);
    expect(moved(sections, 2, 3)).toBe(sections);
  });

  it("have names of their own, which are not sent", () => {
    expect(new Set(sections.map(({ key }) => key)).size).toBe(3);
    const sent = seoPageFields({ ...seoFormValues(null, "de"), sections });
    expect(sent.language).toBe("de");
    expect(sent.sections?.map((section) => "key" in section)).toEqual([false, false, false]);
  });
});

describe("an earlier text", () => {
  it("replaces what the page says, not where and when it says it", () => {
    const now = {
      ...seoFormValues(null, "de"),
      title: "Now",
      slug: "now",
      publishOn: "2026-12-01",
      sections,
    };
    const values = withText(now, {
      ...earlier,
      keywords: [],
      sections: [{ type: "list", heading: "Keys", items: ["Front door"] }],
    });
    expect(values).toMatchObject({ title: "Then", language: "en", slug: "now", publishOn: "2026-12-01" });
    expect(values.sections).toEqual([{ key: 3, type: "list", heading: "Keys", items: ["Front door"] }]);
  });
});

const earlier = {
  id: "00000000-0000-4000-8000-000000000002",
  replacedAt: "2026-03-10T09:00:00.000Z",
  replacedBy: null,
  slug: "then",
  title: "Then",
  pageType: "guide",
  language: "en",
  metaDescription: "",
  topic: "",
  heroTitle: "Then",
  heroSubtitle: "",
} as const;

describe("what is missing", () => {
  const fine = { ...seoFormValues(null, "en"), title: "A", slug: "a", heroTitle: "A" };
  it.each([
    ["nothing", {}, {}],
    ["the title", { title: " " }, { title: "TITLE_REQUIRED" }],
    ["the slug", { slug: "" }, { slug: "SLUG_REQUIRED" }],
    ["a slug that is one", { slug: "Not One" }, { slug: "SLUG_INVALID" }],
    ["the hero title", { heroTitle: "" }, { heroTitle: "HERO_TITLE_REQUIRED" }],
  ])("is %s", (_what, change, problems) => {
    expect(problemsOf({ ...fine, ...change })).toEqual(problems);
  });

  it("is a link of a button that leads nowhere allowed, but not an empty one", () => {
    const button = newSection("cta", []);
    const withLink = (buttonLink: string) => ({
      ...fine,
      sections: [{ ...button, buttonLink } as typeof button],
    });
    expect(problemsOf(withLink("javascript:alert(1)"))).toEqual({ sections: "LINK_INVALID" });
    expect(problemsOf(withLink("//evil.example"))).toEqual({ sections: "LINK_INVALID" });
    expect(problemsOf(withLink(""))).toEqual({});
    expect(problemsOf(withLink("/auth?tab=signup"))).toEqual({});
  });
});
