import type { RecordInTheWay } from "@keystead/contract";

import { refusal } from "#kernel/api/index.ts";
import type { PersonScope, Work } from "#kernel/work.ts";
import { slugOwner } from "./seo-store.ts";
import type { NamedPage } from "./seo-store.ts";

/**
 * Refuses an address that another page has, and names that page. If two requests come at once, only the database
 * refuses one of them; that refusal names no page, because its transaction has failed and can read nothing more.
 */
export async function assertSlugFree(
  { tx }: Work<PersonScope>,
  { slug, id }: { readonly slug: string; readonly id?: string },
): Promise<void> {
  const owner = await slugOwner(tx, slug);
  if (owner !== undefined && owner.id !== id) throw refusal("SLUG_TAKEN", { records: [pageInTheWay(owner)] });
}

/** A page as a refusal names it. */
export function pageInTheWay({ id, title }: NamedPage): RecordInTheWay {
  return { kind: "page", id, name: title, from: null, to: null };
}
