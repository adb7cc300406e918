import { tenant } from "#kernel/api/index.ts";
import { deleteDocument } from "./delete-document.ts";
import { listDocuments } from "./list-documents.ts";
import { updateDocument } from "./update-document.ts";

export const documentsRouter = {
  list: tenant("document.read").documents.list.handler(({ input, context: { work } }) =>
    listDocuments(work, input),
  ),
  update: tenant("document.update").documents.update.handler(({ input, context: { work } }) =>
    updateDocument(work, input),
  ),
  delete: tenant("document.delete_own").documents.delete.handler(({ input, context: { work } }) =>
    deleteDocument(work, input.id),
  ),
};
