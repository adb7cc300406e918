import { DocumentQuery } from "@keystead/contract/documents";
import { dayTime } from "@keystead/domain/exports";

import { exportedList } from "#kernel/api/index.ts";
import { listDocuments } from "./list-documents.ts";

/**
 * The files of a property, unit, tenant or lease, the newest first; times are in UTC, as the column next to them
 * states.
 */
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
