import type { SeoPageView } from "@keystead/contract/seo";
import type { SeoStatus } from "@keystead/domain/seo";

import { refusal } from "#kernel/api/index.ts";
import { writeAudit } from "#kernel/audit/write-audit.ts";
import type { ActorScope, Work } from "#kernel/work.ts";
import { lockFreshPage } from "../lock-fresh-page.ts";
import { pageView } from "../seo-page-view.ts";
import { SLUG_TAKEN, writePage } from "../seo-store.ts";
import { formerSlugs } from "./former-slugs.ts";

export type StatusChange = { readonly id: string; readonly version: number; readonly status: SeoStatus };

/** Publishes or unpublishes a page (R-L06); setting its current status again changes nothing. */
export async function changeStatus(
  work: Work<ActorScope>,
  { id, version, status }: StatusChange,
): Promise<SeoPageView> {
  const before = await lockFreshPage(work, { id, version });
  if (before.status === status) return pageView(before);
  const row = await writePage(work, id, {
    status,
    publishOn: null,
    formerSlugs: formerSlugs(before, { slug: before.slug, status }),
  });
  if (row === SLUG_TAKEN) throw refusal("NOT_FOUND");
  await writeAudit(work, {
    action: status === "published" ? "publish" : "unpublish",
    entity: "seo_page",
    entityId: id,
    changes: { status: { from: before.status, to: status } },
  });
  return pageView(row);
}
