import type { NewSeoPage, SeoSection } from "@keystead/contract/seo";
import { isSame, type Merged, mergeChanges, type Versions } from "@keystead/domain/changes";

/**
 * Merges field by field, and section by section where the three versions have the same sections in the same order:
 * edits of different sections do not conflict. The pressed button sets the status, so a status changed meanwhile is a
 * conflict; otherwise saving a draft could publish it.
 */
export function mergePages(versions: Versions<NewSeoPage>): Merged<NewSeoPage> {
  const merged = withStatusQuestion(mergeChanges(versions), versions);
  if (!merged.collisions.some(({ name }) => name === "sections") || !sectionsMatch(versions)) return merged;
  const sections = mergeChanges({
    base: versions.base.sections,
    own: versions.own.sections,
    current: versions.current.sections,
  });
  return {
    fields: { ...merged.fields, sections: Object.values(sections.fields) },
    taken: [
      ...merged.taken,
      ...sections.taken.map(({ name, current }) => ({ name: sectionName(name), current })),
    ],
    collisions: [
      ...merged.collisions.filter(({ name }) => name !== "sections"),
      ...sections.collisions.map(({ name, own, current }) => ({
        name: sectionName(name),
        own,
        current,
        settle: (page: NewSeoPage) => ({
          ...page,
          sections: page.sections.map((section, at) =>
            String(at) === name ? (versions.current.sections[at] ?? section) : section,
          ),
        }),
      })),
    ],
  };
}

const sectionName = (at: string) => `sections.${at}`;

/** The index of the section that a field name of a merge refers to; null for any other field. */
export function sectionAt(name: string): number | null {
  const at = /^sections\.(\d+)$/.exec(name)?.[1];
  return at === undefined ? null : Number(at);
}

function withStatusQuestion(
  merged: Merged<NewSeoPage>,
  { own, current }: Versions<NewSeoPage>,
): Merged<NewSeoPage> {
  if (!merged.taken.some(({ name }) => name === "status")) return merged;
  const collision = {
    name: "status",
    own: own.status,
    current: current.status,
    settle: (page: NewSeoPage) => ({ ...page, status: current.status }),
  };
  return {
    fields: { ...merged.fields, status: own.status },
    taken: merged.taken.filter(({ name }) => name !== "status"),
    collisions: [collision, ...merged.collisions],
  };
}

/** Same number and kinds of sections, none of them moved: then the n-th is the same section in each version. */
function sectionsMatch({ base, own, current }: Versions<NewSeoPage>): boolean {
  const kinds = (sections: readonly SeoSection[]) => sections.map(({ type }) => type).join();
  const staysInPlace = (sections: readonly SeoSection[]) =>
    sections.every(
      (section, at) =>
        isSame(section, base.sections[at]) || !base.sections.some((other) => isSame(section, other)),
    );
  return [own, current].every(
    ({ sections }) => kinds(sections) === kinds(base.sections) && staysInPlace(sections),
  );
}
