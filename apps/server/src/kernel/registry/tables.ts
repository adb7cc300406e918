import type { PropertyDeletion } from "@keystead/contract/properties";
import type { SQL } from "../db/drizzle.ts";

import type { TableName } from "#kernel/db/table-names.ts";

export type GlobalTable = {
  readonly name: TableName;
  /**
   * The rights of a tenant's transaction on the table, as keywords of `grant`; "all" is select, insert, update and
   * delete. `app_system` always has all rights.
   */
  readonly grants: "all" | readonly string[];
  /** Whether a backup contains its rows. */
  readonly archived: boolean;
};

export type TenantTable = GlobalTable & {
  /** Whether Undo can restore its rows. The kinds of `trash` that restore them list the table. */
  readonly restorable: boolean;
  /** What happens to its rows when their property is deleted, and under which count the dialog shows them (R-M01). */
  readonly withProperty: "stays" | "goes uncounted" | Counted;
};

/**
 * The rows refer to their property directly, or through a row of the `through` table. With `orThrough` some rows do
 * one, some the other.
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
