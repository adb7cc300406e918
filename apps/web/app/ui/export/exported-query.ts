import type { ExportedListName } from "@keystead/domain/exports";

/** A list that can be taken along, as it is asked now. */
export type ExportedQuery = {
  readonly list: ExportedListName;
  /** What the list itself is asked. */
  readonly query: unknown;
};
