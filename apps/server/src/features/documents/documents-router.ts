import { transacted } from "#kernel/api/index.ts";
import { deleteDocument } from "./delete-document.ts";
import { listDocuments } from "./list-documents.ts";
import { updateDocument } from "./update-document.ts";

export const documentsRouter = {
  list: transacted("document.read").documents.list.handler(({ input, context: { work } }) =>
    listDocuments(work, input),
  ),
  update: transacted("document.update").documents.update.handler(({ input, context: { work } }) =>
    updateDocument(work, input),
  ),
  delete: transacted("document.delete_own").documents.delete.handler(({ input, context: { work } }) =>
    deleteDocument(work, input.id),
  ),
};
