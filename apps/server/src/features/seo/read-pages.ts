import type { SeoPageListItem, SeoPageQuery, SeoPageView } from "@keystead/contract/seo";
import type * as z from "zod/mini";

import { refusal } from "#kernel/api/index.ts";
import type { Onward } from "#kernel/db/queries/list-order.ts";
import type { PersonScope, Work } from "#kernel/work.ts";
import { listItem, pageView } from "./seo-page-view.ts";
import { findPage, selectPages, slugOwner } from "./seo-store.ts";

export async function listPages(
  { tx }: Work<PersonScope>,
  query: z.infer<typeof SeoPageQuery>,
): Promise<{ items: SeoPageListItem[]; total: number } & Onward> {
  const { items, total, ...onward } = await selectPages(tx, query);
  return { items: items.map(listItem), total, ...onward };
}

export async function getPage({ tx }: Work<PersonScope>, id: string): Promise<SeoPageView> {
  const row = await findPage(tx, id);
  if (row === undefined) throw refusal("NOT_FOUND");
  return pageView(row);
}

/** A hint while somebody types; the database decides when the page is saved. */
export async function checkSlug(
  { tx }: Work<PersonScope>,
  requested: { readonly slug: string; readonly pageId?: string | undefined },
): Promise<{ free: boolean }> {
  const owner = await slugOwner(tx, requested.slug);
  return { free: owner === undefined || owner.id === requested.pageId };
}
