import type { DocumentList, DocumentQuery, DocumentView } from "@keystead/contract/documents";
import type * as z from "zod/mini";

import { refusal } from "#kernel/api/index.ts";
import type { Work } from "#kernel/work.ts";
import {
  findListedDocument,
  findOwner,
  selectDocuments as readDocuments,
  sumDocuments,
} from "./document-store.ts";
import { documentView } from "./document-view.ts";

export async function listDocuments(work: Work, query: z.infer<typeof DocumentQuery>): Promise<DocumentList> {
  if ((await findOwner(work, query)) === undefined) throw refusal("NOT_FOUND");
  const { before, limit } = query;
  const found = await readDocuments(work, { ...query, limit: limit + 1 });
  // Refuses if the last known file was deleted in the meantime: an empty page would look like the end of the list.
  if (found.length === 0 && before !== undefined) await getDocument(work, before);
  const sums = await sumDocuments(work, query);
  return {
    items: found.slice(0, limit).map((item) => documentView(item, work.scope)),
    more: found.length > limit,
    total: sums.reduce((sum, { total }) => sum + total, 0),
    bytes: sums.reduce((sum, { bytes }) => sum + bytes, 0),
    units: sums.flatMap(({ unitId, total }) => (unitId === null ? [] : [{ id: unitId, total }])),
  };
}

export async function getDocument(work: Work, id: string): Promise<DocumentView> {
  const found = await findListedDocument(work, id);
  if (found === undefined) throw refusal("NOT_FOUND");
  return documentView(found, work.scope);
}
