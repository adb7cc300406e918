import { DocumentQuery } from "@keystead/contract/documents";
import { dayTime } from "@keystead/domain/exports";

import { exportedList } from "#kernel/api/index.ts";
import { listDocuments } from "./list-documents.ts";

/** What hangs on a property, a unit, a tenant or a lease, the newest first; by the clock in UTC, which the column beside it names. */
export const exportedFiles = exportedList({
  name: "files",
  needs: "document.read",
  query: DocumentQuery,
  list: listDocuments,
  after: ({ id }) => ({ before: id }),
  key: ({ id }) => id,
  rows: ({ name, kind, unit, bytes, uploadedAt, uploadedBy }) => [
    [name, kind, unit?.name ?? null, bytes, dayTime(uploadedAt), "UTC", uploadedBy],
  ],
});
