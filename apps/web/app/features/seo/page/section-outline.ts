import type { SeoSection } from "@keystead/contract/seo";
import { slugFrom } from "@keystead/domain/seo";

type ListSection = Extract<SeoSection, { readonly type: "list" }>;

/** A section as it is drawn; lists that follow each other stand side by side as cards. */
export type OutlinePart =
  | { readonly kind: "section"; readonly id: string; readonly section: SeoSection }
  | {
      readonly kind: "cards";
      readonly id: string;
      readonly lists: readonly ListSection[];
      /** Whether a heading stands above them that they belong under. */
      readonly under: boolean;
    };

/** The page holds these ids itself. */
const TAKEN = ["main", "top"];

/** Sections in order, each with an address of its own inside the page. */
export function outlineOf(sections: readonly SeoSection[]): readonly OutlinePart[] {
  const ids = new Set<string>(TAKEN);
  const idOf = (heading: string, at: number): string => {
    const wished = slugFrom(heading);
    const id = wished === "" || ids.has(wished) ? `${wished === "" ? "part" : wished}-${at + 1}` : wished;
    ids.add(id);
    return id;
  };
  const parts: OutlinePart[] = [];
  sections.forEach((section, at) => {
    const last = parts.at(-1);
    if (section.type === "list" && last?.kind === "cards") {
      parts[parts.length - 1] = { ...last, lists: [...last.lists, section] };
      return;
    }
    const id = idOf(section.heading, at);
    if (section.type === "list" && sections[at + 1]?.type === "list") {
      const under = last?.kind === "section" && last.section.type === "text" && last.section.heading !== "";
      parts.push({ kind: "cards", id, lists: [section], under });
      return;
    }
    parts.push({ kind: "section", id, section });
  });
  return parts;
}

/** What "On this page" lists: a call to action is no chapter, nor are cards under a chapter's heading. */
export function contentsOf(
  parts: readonly OutlinePart[],
): readonly { readonly id: string; readonly title: string }[] {
  return parts.flatMap((part) =>
    part.kind === "section" && part.section.type !== "cta" && part.section.heading !== ""
      ? [{ id: part.id, title: part.section.heading }]
      : [],
  );
}
