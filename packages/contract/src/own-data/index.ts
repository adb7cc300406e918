import {
  countedParts,
  dataExportStates,
  EARLIEST_YEAR,
  LATEST_YEAR,
  MAX_PASSPHRASE,
  MIN_PASSPHRASE,
} from "@keystead/domain/own-data";
import { oc } from "@orpc/contract";
import * as z from "zod/mini";

import { memberRefusals, refusalsOf } from "../errors.ts";
import { clean, Id } from "../wire/index.ts";

const Year = z.coerce
  .number({ error: "INVALID_YEAR" })
  .check(
    z.int({ error: "INVALID_YEAR" }),
    z.minimum(EARLIEST_YEAR, { error: "INVALID_YEAR" }),
    z.maximum(LATEST_YEAR, { error: "INVALID_YEAR" }),
  );

/** An archive of the whole workspace, of one tenant's data, or of one year of the books, created in the background. */
export const DataExportView = z.object({
  state: z.enum(dataExportStates),
  /** Parts written so far; `total` is the number of all parts. */
  done: z.number(),
  total: z.number(),
  orderedAt: z.string(),
  /** Null until the archive is ready. */
  ready: z.nullable(z.object({ bytes: z.number(), until: z.string() })),
  /** Only its passphrase opens it. */
  isLocked: z.boolean(),
});
export type DataExportView = z.infer<typeof DataExportView>;

/** What is deleted with the account. */
export const AccountPartsView = z.object({
  parts: z.array(z.object({ kind: z.enum(countedParts), count: z.number() })),
  /** Number of people who lose access to the workspace. */
  others: z.number(),
});
export type AccountPartsView = z.infer<typeof AccountPartsView>;

const subject = { tenantId: z.optional(Id), year: z.optional(Year) };
const ofOne = z.refine<{ readonly tenantId?: unknown; readonly year?: unknown }>(
  ({ tenantId, year }) => tenantId === undefined || year === undefined,
  { error: "INVALID_YEAR" },
);

/**
 * Data of one tenant of the workspace (R-M03), or the books of one year for the accountant, or without either the whole
 * workspace. Never both.
 */
export const DataExportQuery = z.strictObject(subject).check(ofOne);
export type DataExportQuery = z.infer<typeof DataExportQuery>;

/**
 * Typed in a terminal to open the archive, so it is a single line. It is stored nowhere: without it the archive cannot
 * be opened.
 */
const Passphrase = z
  .string({ error: "INVALID_PASSPHRASE" })
  .check(
    clean,
    z.minLength(MIN_PASSPHRASE, { error: "SHORT_PASSPHRASE" }),
    z.maxLength(MAX_PASSPHRASE, { error: "TOO_LONG" }),
    z.regex(/^\P{Cc}*$/u, { error: "INVALID_PASSPHRASE" }),
  );

/** Ordering an archive, with an optional passphrase, which locks it as an age file. */
export const DataExportOrder = z
  .strictObject({ ...subject, passphrase: z.optional(Passphrase) })
  .check(ofOne);
export type DataExportOrder = z.infer<typeof DataExportOrder>;

const member = oc.errors(memberRefusals);

export const ownDataContract = {
  /** The current archive; null where none was ordered or it has expired. */
  dataExport: member
    .route({ method: "GET", path: "/data-export" })
    .input(DataExportQuery)
    .output(z.object({ export: z.nullable(DataExportView) })),
  accountParts: member
    .route({ method: "GET", path: "/account-parts" })
    .input(z.strictObject({}))
    .output(AccountPartsView),
  /** Orders a new archive, which replaces the last; while one is being made, that one is answered instead. */
  orderDataExport: member
    .errors(refusalsOf("IDEMPOTENCY_MISMATCH"))
    .route({ method: "POST", path: "/data-export" })
    .input(DataExportOrder)
    .output(z.object({ export: DataExportView })),
};
