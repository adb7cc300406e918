import type { MissingStarters } from "@keystead/contract/seo";
import { type Language, languages } from "@keystead/domain/languages";

import { auditedChanges } from "#kernel/audit/audited-changes.ts";
import { writeAudits } from "#kernel/audit/write-audit.ts";
import type { Tx } from "#kernel/db/tx.ts";
import type { ActorScope, PersonScope, Work } from "#kernel/work.ts";
import { auditedPage, auditedTexts } from "../seo-page-view.ts";
import type { SeoPageFields } from "../seo-store.ts";
import { starterPages } from "./index.ts";
import { insertMissing, joinTopics, knownSlugs } from "./starter-pages-store.ts";

/** The number of starter pages that this installation lacks, by language. */
export async function countMissingStarters({ tx }: Work<PersonScope>): Promise<{ items: MissingStarters[] }> {
  const missing = await missingStarters(tx);
  return {
    items: languages.flatMap((language) => {
      const pages = missing.filter((page) => page.language === language).length;
      return pages === 0 ? [] : [{ language, pages }];
    }),
  };
}

/**
 * Adds the missing starter pages of one language as drafts, because only an administrator decides what is public.
 * Existing starter pages of the same topics that name no topic get theirs, so that all versions link to each other.
 */
export async function addStarterPages(
  work: Work<ActorScope>,
  language: Language,
): Promise<{ added: number }> {
  const missing = (await missingStarters(work.tx)).filter((page) => page.language === language);
  const rows = await insertMissing(
    work,
    missing.map((page) => ({ ...page, status: "draft" })),
  );
  const topics = new Set(rows.flatMap(({ topic }) => (topic === "" ? [] : [topic])));
  const joined = await joinTopics(
    work,
    starterPages.filter(({ topic }) => topics.has(topic)),
  );
  await writeAudits(work, [
    ...rows.map((row) => ({
      action: "create" as const,
      entity: "seo_page" as const,
      entityId: row.id,
      changes: auditedChanges({}, auditedPage(row), auditedTexts),
    })),
    ...joined.map(({ id, topic }) => ({
      action: "update" as const,
      entity: "seo_page" as const,
      entityId: id,
      changes: { topic: { from: "", to: topic } },
    })),
  ]);
  return { added: rows.length };
}

/** A page that was renamed while it was public is not missing; a deleted one is. */
async function missingStarters(tx: Tx): Promise<readonly SeoPageFields[]> {
  const known = await knownSlugs(
    tx,
    starterPages.map(({ slug }) => slug),
  );
  return starterPages.filter(({ slug }) => !known.has(slug));
}
