import type { PropertyDeletion } from "@keystead/contract/properties";
import type { SQL } from "../db/drizzle.ts";

import type { TableName } from "#kernel/db/table-names.ts";

export type GlobalTable = {
  readonly name: TableName;
  /**
   * What a tenant's transaction may do with it, as keywords of `grant`; "all" is select, insert, update and delete.
   * `app_system` may always do everything.
   */
  readonly grants: "all" | readonly string[];
  /** Whether a backup contains its rows. */
  readonly archived: boolean;
};

export type TenantTable = GlobalTable & {
  /** Whether Undo can restore its rows; the kinds of `trash` that do so list it. */
  readonly restorable: boolean;
  /** What happens to its rows when their property is deleted, and under which count the dialog shows them (R-M01). */
  readonly withProperty: "stays" | "goes uncounted" | Counted;
};

/**
 * The rows refer to their property, or to a row of the `through` table, which does; with `orThrough` some rows in one
 * way, some in another.
 */
export type Counted = {
  readonly countedAs: DeletionCount;
  readonly through?: TableName;
  readonly orThrough?: readonly TableName[];
};

export type DeletionCount = keyof PropertyDeletion["counts"];

export type CountedTable = Counted & { readonly name: TableName };

/** Records of a property that remain after its deletion, and the query that counts them. */
export type RemainingRecords = {
  readonly countedAs: DeletionCount;
  readonly count: (of: { readonly workspaceId: string; readonly propertyId: string }) => SQL;
};

/** What the dialog counts before a property is deleted. */
export type WithProperty = {
  readonly goes: readonly CountedTable[];
  readonly stays: readonly RemainingRecords[];
};
