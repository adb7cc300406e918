import type { PropertyDeletion } from "@keystead/contract/properties";
import type { SQL } from "../db/drizzle.ts";

import type { TableName } from "#kernel/db/table-names.ts";

export type GlobalTable = {
  readonly name: TableName;
  /**
   * What a tenant's transaction may do with it, in the words that follow `grant`; "all" is to read, add, change and delete.
   * `app_system` may always do everything.
   */
  readonly grants: "all" | readonly string[];
  /** Whether a backup carries its rows. */
  readonly archived: boolean;
};

export type TenantTable = GlobalTable & {
  /** Whether Undo can bring its rows back; the kinds of `trash` that do so name it. */
  readonly restorable: boolean;
  /** What becomes of its rows when their property is deleted, and which count of the dialog tells of them (R-M01). */
  readonly withProperty: "stays" | "goes uncounted" | Counted;
};

/** The rows name their property, or a row of the table they are reached through, which does; or some the one, some the other. */
export type Counted = {
  readonly countedAs: DeletionCount;
  readonly through?: TableName;
  readonly orThrough?: readonly TableName[];
};

export type DeletionCount = keyof PropertyDeletion["counts"];

export type CountedTable = Counted & { readonly name: TableName };

/** Records of a property that stay without it, and the query that counts them. */
export type RemainingRecords = {
  readonly countedAs: DeletionCount;
  readonly count: (of: { readonly workspaceId: string; readonly propertyId: string }) => SQL;
};

/** What the dialog of a property's deletion counts. */
export type WithProperty = {
  readonly goes: readonly CountedTable[];
  readonly stays: readonly RemainingRecords[];
};
