import type { PropertyDeletion } from "@keystead/contract/properties";
import type { AnyContractRouter } from "@orpc/contract";
import type { Router } from "@orpc/server";

import type { Deps } from "#deps.ts";
import type { RequestContext } from "#kernel/api/index.ts";
import type { TableName } from "#kernel/db/table-names.ts";
import type { JobKind } from "#kernel/jobs/job-queue.ts";

/** Procedures by the name the contract has for them. */
export type Procedures = Readonly<Record<string, Router<AnyContractRouter, RequestContext>>>;

/**
 * What a feature brings, said in its `index.ts`. `features.ts` lists all of them, and whatever concerns them all is made of that
 * list. The catalogue test holds it against the database.
 */
export type Feature = {
  /** Its folder's. */
  readonly name: string;
  /** By the area of the contract; features may share an area. */
  readonly router?: Readonly<Record<string, Procedures>>;
  readonly jobs?: (deps: Deps) => readonly JobKind[];
  /** Its tables that belong to workspaces. */
  readonly tables?: readonly TenantTable[];
  /** Its tables without a workspace. */
  readonly globalTables?: readonly GlobalTable[];
};

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
  /** What becomes of its rows when their property is deleted, and which count of the dialog tells of them (R-M01). */
  readonly withProperty: "stays" | "goes uncounted" | CountedTable;
};

/** The rows name their property, or a row of the table they are reached through, which does. */
export type CountedTable = { readonly countedAs: DeletionCount; readonly through?: TableName };

export type DeletionCount = keyof PropertyDeletion["counts"];
