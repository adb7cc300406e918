import type { LoadContext, PageVersion, PublicSeoAddress, PublicSeoPage } from "@keystead/contract/web";
import { languages } from "@keystead/domain/languages";
import { isSlug, pagePath } from "@keystead/domain/seo";

import type { Deps } from "#deps.ts";
import { publicPage } from "./seo-page-view.ts";
import { addImpressions, findPublished, findVersions, listPublished, type SeoPageRow } from "./seo-store.ts";

/** One request's access to the public pages; it remembers which page was found. */
export type SeoVisit = Pick<LoadContext, "seoPage" | "seoPages"> & {
  /** The id of the page that was found; null when none was. */
  readonly found: () => string | null;
};

/** A private installation shows no pages, though its administrators can still write them. */
export function seoVisit({ db, env }: Pick<Deps, "db" | "env">): SeoVisit {
  let foundId: string | null = null;
  return {
    seoPage: async (slug) => (env.publicSite ? findPage(slug) : null),
    seoPages: async () => (env.publicSite ? publishedAddresses(db) : []),
    found: () => foundId,
  };

  async function findPage(slug: string): Promise<PublicSeoPage | null> {
    // Saves the query for text that cannot be a slug.
    if (!isSlug(slug)) return null;
    // Uses the login role: the table has no policy, and the three more statements that set a role would be most of
    // the page's cost.
    const row = await findPublished(db.login, slug);
    if (row === undefined) return null;
    foundId = row.id;
    return publicPage(row, await versionsOf(row));
  }

  async function versionsOf({ topic }: SeoPageRow): Promise<readonly PageVersion[]> {
    if (topic === "") return [];
    const versions = await findVersions(db.login, topic);
    return languages.flatMap((language) => {
      const version = versions.find((one) => one.language === language);
      return version === undefined ? [] : [{ language, path: pagePath(version) }];
    });
  }
}

export async function publishedAddresses(db: Deps["db"]): Promise<readonly PublicSeoAddress[]> {
  const rows = await db.asSystem(listPublished);
  return rows.map((row) => ({
    path: pagePath(row),
    pageType: row.pageType,
    title: row.title,
    metaDescription: row.metaDescription,
    topic: row.topic,
    language: row.language,
    updatedAt: row.updatedAt.toISOString(),
  }));
}

/** Records several pages in one transaction, always in the same order, so that two processes never deadlock. */
export async function recordImpressions(db: Deps["db"], views: ReadonlyMap<string, number>): Promise<void> {
  const inOrder = [...views].toSorted(([a], [b]) => (a < b ? -1 : 1));
  await db.asSystem(async (tx) => {
    for (const [id, count] of inOrder) await addImpressions(tx, id, count);
  });
}
