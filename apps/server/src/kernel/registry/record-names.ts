import type { AuditedKind } from "@keystead/domain/described-records";

import type { SQL } from "../db/drizzle.ts";

/** What the history calls the records of a kind. */
export type RecordNames = {
  readonly kind: AuditedKind;
  /** Selects the id, the current name and the property or null, in this order, of those records that exist. */
  readonly select: (of: { readonly workspaceId: string; readonly ids: SQL }) => SQL;
};

/** Those of all features. */
export type NamesOfRecords = { readonly recordNames: readonly RecordNames[] };
