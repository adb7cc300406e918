import type { ExportedListName, ExportRow } from "@keystead/domain/exports";
import type { Action } from "@keystead/domain/permissions";

import type { NamesOfRecords } from "./record-names.ts";
import type { Scope, Work, WorkspaceScope } from "../work.ts";

/** How an export reads: each time in a short transaction of its own, or always in that of its request. */
export type ReadRows<Of extends WorkspaceScope = Scope> = <T>(
  run: (work: Work<Of>) => Promise<T>,
) => Promise<T>;

/** A list that can be exported as its screen shows it. */
export type ExportedList = {
  readonly name: ExportedListName;
  /** The action of R-O01 that it needs besides the right to export. */
  readonly needs: Action;
  /**
   * The rows that match a query of the list, in its order, read page by page. BAD_REQUEST for a query that the list
   * itself refuses.
   */
  readonly pages: (
    read: ReadRows,
    query: unknown,
    deps: NamesOfRecords,
  ) => AsyncGenerator<readonly ExportRow[]>;
};
