import type { NewSeoPage, SavedSeoPage } from "@keystead/contract/seo";

import { refusal } from "#kernel/api/index.ts";
import { auditedChanges } from "#kernel/audit/audited-changes.ts";
import { writeAudit } from "#kernel/audit/write-audit.ts";
import type { ActorScope, Work } from "#kernel/work.ts";
import { pageFields } from "./content/page-fields.ts";
import { auditedPage, auditedTexts, pageView } from "./seo-page-view.ts";
import { insertPage, SLUG_TAKEN } from "./seo-store.ts";
import { assertSlugFree } from "./slug-taken.ts";

export async function createPage(work: Work<ActorScope>, input: NewSeoPage): Promise<SavedSeoPage> {
  const { fields, removed } = pageFields(input);
  await assertSlugFree(work, { slug: fields.slug });
  const row = await insertPage(work, fields);
  if (row === SLUG_TAKEN) throw refusal("SLUG_TAKEN");
  await writeAudit(work, {
    action: "create",
    entity: "seo_page",
    entityId: row.id,
    changes: auditedChanges({}, auditedPage(row), auditedTexts),
  });
  return { page: pageView(row), removed };
}
