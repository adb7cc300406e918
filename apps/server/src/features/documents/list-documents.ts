import type { DocumentList, DocumentQuery, DocumentView } from "@keystead/contract/documents";
import type * as z from "zod/mini";

import { refusal } from "#kernel/api/index.ts";
import type { Work } from "#kernel/work.ts";
import { findListedDocument, findPlace, listDocuments as readDocuments } from "./document-store.ts";
import { documentView } from "./document-view.ts";

export async function listDocuments(work: Work, query: z.infer<typeof DocumentQuery>): Promise<DocumentList> {
  if ((await findPlace(work, query)) === undefined) throw refusal("NOT_FOUND");
  const { items, total, bytes } = await readDocuments(work, query);
  return { items: items.map((item) => documentView(item, work.scope)), total, bytes };
}

export async function getDocument(work: Work, id: string): Promise<DocumentView> {
  const found = await findListedDocument(work, id);
  if (found === undefined) throw refusal("NOT_FOUND");
  return documentView(found, work.scope);
}
