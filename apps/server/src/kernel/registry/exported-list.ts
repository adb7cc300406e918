import type { ExportedListName, ExportRow } from "@keystead/domain/exports";
import type { Action } from "@keystead/domain/permissions";

import type { Scope, Work, WorkspaceScope } from "../work.ts";

/** How what goes out is read: each time in a short transaction of its own, or all in the one of its request. */
export type ReadRows<Of extends WorkspaceScope = Scope> = <T>(
  run: (work: Work<Of>) => Promise<T>,
) => Promise<T>;

/** A list that can be taken along as it stands on its screen. */
export type ExportedList = {
  readonly name: ExportedListName;
  /** What R-O01 asks of it beside the right to export. */
  readonly needs: Action;
  /** The rows that a query of the list finds, in its order, read page by page. BAD_REQUEST for what the list itself refuses. */
  readonly pages: (read: ReadRows, query: unknown) => AsyncGenerator<readonly ExportRow[]>;
};
