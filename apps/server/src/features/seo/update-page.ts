import type { SavedSeoPage, SeoPageChange } from "@keystead/contract/seo";

import { refusal } from "#kernel/api/index.ts";
import { auditedChanges } from "#kernel/audit/audited-changes.ts";
import { writeAudit } from "#kernel/audit/write-audit.ts";
import type { ActorScope, Work } from "#kernel/work.ts";
import { lockFreshPage } from "./lock-fresh-page.ts";
import { pageFields } from "./content/page-fields.ts";
import { formerSlugs } from "./publishing/former-slugs.ts";
import { auditedPage, auditedTexts, editedFields, pageView } from "./seo-page-view.ts";
import { keepRevision } from "./revisions/revision-store.ts";
import { SLUG_TAKEN, writePage } from "./seo-store.ts";
import { assertSlugFree } from "./slug-taken.ts";

/** Merges the change into the locked page. */
export async function updatePage(work: Work<ActorScope>, change: SeoPageChange): Promise<SavedSeoPage> {
  const { id, version, ...changed } = change;
  const before = await lockFreshPage(work, { id, version });
  const { fields, removed } = pageFields({ ...editedFields(pageView(before)), ...changed });
  await assertSlugFree(work, { slug: fields.slug, id });
  const row = await writePage(work, id, { ...fields, formerSlugs: formerSlugs(before, fields) });
  if (row === SLUG_TAKEN) throw refusal("SLUG_TAKEN");
  const changes = auditedChanges(auditedPage(before), auditedPage(row), auditedTexts);
  if (Object.keys(changes).some((name) => !publishing.has(name))) await keepRevision(work, before);
  await writeAudit(work, { action: "update", entity: "seo_page", entityId: id, changes });
  return { page: pageView(row), removed };
}

/** The status and the day of publication are not part of the page's text. */
const publishing: ReadonlySet<string> = new Set(["status", "publishOn"]);
