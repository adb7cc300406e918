import type { AuditedKind } from "@keystead/domain/described-records";

import type { SQL } from "../db/drizzle.ts";

/** The names under which the history shows the records of a kind. */
export type RecordNames = {
  readonly kind: AuditedKind;
  /** Selects the id, the current name and the property or null, in this order, of those records that exist. */
  readonly select: (of: { readonly workspaceId: string; readonly ids: SQL }) => SQL;
};

/** The record names of all features. */
export type NamesOfRecords = { readonly recordNames: readonly RecordNames[] };
