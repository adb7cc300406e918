import type { SeoSection } from "@keystead/contract/seo";
import { slugFrom } from "@keystead/domain/seo";

type ListSection = Extract<SeoSection, { readonly type: "list" }>;

/** A section as it is rendered; consecutive lists become cards side by side. */
export type OutlinePart =
  | { readonly kind: "section"; readonly id: string; readonly section: SeoSection }
  | {
      readonly kind: "cards";
      readonly id: string;
      readonly lists: readonly ListSection[];
      /** Whether they belong to a heading above them. */
      readonly under: boolean;
    };

/** Ids that the page itself uses. */
const TAKEN = ["main", "top"];

/** Sections in order, each with a unique id. */
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

/** The entries of "On this page": no calls to action, and no cards under another section's heading. */
export function contentsOf(
  parts: readonly OutlinePart[],
): readonly { readonly id: string; readonly title: string }[] {
  return parts.flatMap((part) =>
    part.kind === "section" && part.section.type !== "cta" && part.section.heading !== ""
      ? [{ id: part.id, title: part.section.heading }]
      : [],
  );
}
