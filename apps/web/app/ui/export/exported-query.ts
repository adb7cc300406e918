import type { ExportedListName } from "@keystead/domain/exports";

/** A list that can be exported, with its current query. */
export type ExportedQuery = {
  readonly list: ExportedListName;
  /** The input of the list's own query. */
  readonly query: unknown;
};
