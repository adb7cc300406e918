import { refusal, stale } from "#kernel/api/index.ts";
import type { PersonScope, Work } from "#kernel/work.ts";
import { pageView } from "./seo-page-view.ts";
import { lockPage, type SeoPageRow } from "./seo-store.ts";

/** The page, locked until the transaction ends; STALE when it has changed since the caller read it. */
export async function lockFreshPage(
  { tx }: Work<PersonScope>,
  known: { readonly id: string; readonly version: number },
): Promise<SeoPageRow> {
  const row = await lockPage(tx, known.id);
  if (row === undefined) throw refusal("NOT_FOUND");
  if (row.version !== known.version) throw stale(pageView(row));
  return row;
}
