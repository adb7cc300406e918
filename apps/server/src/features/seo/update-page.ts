import type { SavedSeoPage, SeoPageChange } from "@keystead/contract/seo";

import { refusal } from "#kernel/api/index.ts";
import { auditedChanges } from "#kernel/audit/audited-changes.ts";
import { writeAudit } from "#kernel/audit/write-audit.ts";
import type { ActorScope, Work } from "#kernel/work.ts";
import { lockFreshPage } from "./lock-fresh-page.ts";
import { pageFields } from "./content/page-fields.ts";
import { auditedPage, auditedTexts, editedFields, pageView } from "./seo-page-view.ts";
import { type SeoPageRow, SLUG_TAKEN, writePage } from "./seo-store.ts";
import { assertSlugFree } from "./slug-taken.ts";

/** What is sent is laid over the page as it stands under the lock. */
export async function updatePage(work: Work<ActorScope>, change: SeoPageChange): Promise<SavedSeoPage> {
  const { id, version, ...changed } = change;
  const before = await lockFreshPage(work, { id, version });
  const { fields, removed } = pageFields({ ...editedFields(pageView(before)), ...changed });
  await assertSlugFree(work, { slug: fields.slug, id });
  const row = await writePage(work, id, { ...fields, formerSlugs: formerSlugs(before, fields.slug) });
  if (row === SLUG_TAKEN) throw refusal("SLUG_TAKEN");
  await writeAudit(work, {
    action: "update",
    entity: "seo_page",
    entityId: id,
    changes: auditedChanges(auditedPage(before), auditedPage(row), auditedTexts),
  });
  return { page: pageView(row), removed };
}

/** Where a public page stood before leads to it from now on; where it stands is no former address. */
function formerSlugs(before: SeoPageRow, slug: string): string[] {
  const left = before.status === "published" && before.slug !== slug ? [before.slug] : [];
  return [...new Set([...before.formerSlugs, ...left])]
    .filter((former) => former !== slug)
    .slice(-MOST_FORMER_SLUGS);
}

/** A page seldom moves twice; the oldest addresses are given up first. */
const MOST_FORMER_SLUGS = 20;
