import type { PublicSeoAddress } from "@keystead/contract/web";
import type { Language } from "@keystead/domain/languages";
import type { HubPath } from "@keystead/domain/site";

export type HubFolder = "tools" | "guides" | "locations";

/** The pages of one folder, listed for readers of one language. */
export type HubFacts = {
  readonly folder: HubFolder;
  readonly own: readonly PublicSeoAddress[];
  /** Pages that do not exist in the reader's language. */
  readonly others: readonly PublicSeoAddress[];
};

const folders: Readonly<Record<HubPath, HubFolder>> = {
  "/tools": "tools",
  "/guides": "guides",
  "/locations": "locations",
};

/** Keeps the order of `pages`; a page whose topic exists in the reader's language is not listed in another one. */
export function hubFacts(
  pages: readonly PublicSeoAddress[],
  { path, language }: { readonly path: HubPath; readonly language: Language },
): HubFacts {
  const inFolder = pages.filter((page) => page.path.startsWith(`${path}/`));
  const own = inFolder.filter((page) => page.language === language);
  const known = new Set(own.flatMap(({ topic }) => (topic === "" ? [] : [topic])));
  const others = inFolder
    .filter((page) => page.language !== language && !known.has(page.topic))
    .filter(
      ({ topic, language: written }, at, all) =>
        topic === "" || written === "en" || !all.some((one) => one.topic === topic && one.language === "en"),
    );
  return { folder: folders[path], own, others };
}
