import { SeoPageText } from "@keystead/contract/seo";
import type { SeoPageRevision } from "@keystead/contract/seo";
import * as z from "zod/mini";

import { refusal } from "#kernel/api/index.ts";
import type { PersonScope, Work } from "#kernel/work.ts";
import { shownSections } from "../seo-page-view.ts";
import { findPage } from "../seo-store.ts";
import { findRevision, type RevisionRow, selectRevisions } from "./revision-store.ts";

/** The earlier texts of a page, the latest first. */
export async function listRevisions(
  work: Work<PersonScope>,
  pageId: string,
): Promise<{ items: SeoPageRevision[] }> {
  if ((await findPage(work.tx, pageId)) === undefined) throw refusal("NOT_FOUND");
  const rows = await selectRevisions(work, pageId);
  return { items: rows.map((row) => ({ ...factsOf(row), title: textOf(row).title })) };
}

export async function getRevision(work: Work<PersonScope>, id: string): Promise<SeoPageText> {
  const row = await findRevision(work, id);
  if (row === undefined) throw refusal("NOT_FOUND");
  return { ...textOf(row), ...factsOf(row) };
}

function factsOf({ id, replacedAt, replacedBy }: RevisionRow) {
  return { id, replacedAt: replacedAt.toISOString(), replacedBy };
}

const Text = z.omit(SeoPageText, { id: true, replacedAt: true, replacedBy: true });

/** Accepts missing fields, because older versions of the product had fewer; sections are cleaned as on every page. */
function textOf({ page }: RevisionRow): z.infer<typeof Text> {
  const stored = typeof page === "object" && page !== null ? page : {};
  return Text.parse({
    topic: "",
    ...stored,
    sections: shownSections("sections" in stored ? stored.sections : []),
  });
}
