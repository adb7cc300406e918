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

/** An archive of everything in the workspace, of what there is about one tenant, or of a year of the books, made in the background. */
export const DataExportView = z.object({
  state: z.enum(dataExportStates),
  /** Parts written so far, and parts in all. */
  done: z.number(),
  total: z.number(),
  orderedAt: z.string(),
  /** Null until it is ready. */
  ready: z.nullable(z.object({ bytes: z.number(), until: z.string() })),
  /** Only its passphrase opens it. */
  isLocked: z.boolean(),
});
export type DataExportView = z.infer<typeof DataExportView>;

/** What goes when the account is deleted. */
export const AccountPartsView = z.object({
  parts: z.array(z.object({ kind: z.enum(countedParts), count: z.number() })),
  /** People who lose access to the workspace. */
  others: z.number(),
});
export type AccountPartsView = z.infer<typeof AccountPartsView>;

const subject = { tenantId: z.optional(Id), year: z.optional(Year) };
const ofOne = z.refine<{ readonly tenantId?: unknown; readonly year?: unknown }>(
  ({ tenantId, year }) => tenantId === undefined || year === undefined,
  { error: "INVALID_YEAR" },
);

/**
 * Of one tenant of the workspace (R-M03), of the books of one year for the accountant, or without either of the workspace as a whole.
 * Never of both.
 */
export const DataExportQuery = z.strictObject(subject).check(ofOne);
export type DataExportQuery = z.infer<typeof DataExportQuery>;

/** Typed in a terminal to open the archive, so it stands on one line. It is kept nowhere: without it nobody opens the archive. */
const Passphrase = z
  .string({ error: "INVALID_PASSPHRASE" })
  .check(
    clean,
    z.minLength(MIN_PASSPHRASE, { error: "SHORT_PASSPHRASE" }),
    z.maxLength(MAX_PASSPHRASE, { error: "TOO_LONG" }),
    z.regex(/^\P{Cc}*$/u, { error: "INVALID_PASSPHRASE" }),
  );

/** The same, locked where a passphrase is given: the archive is then an age file. */
export const DataExportOrder = z
  .strictObject({ ...subject, passphrase: z.optional(Passphrase) })
  .check(ofOne);
export type DataExportOrder = z.infer<typeof DataExportOrder>;

const member = oc.errors(memberRefusals);

export const ownDataContract = {
  /** The one archive there is; null where none was ordered or its time is over. */
  dataExport: member
    .route({ method: "GET", path: "/data-export" })
    .input(DataExportQuery)
    .output(z.object({ export: z.nullable(DataExportView) })),
  accountParts: member
    .route({ method: "GET", path: "/account-parts" })
    .input(z.strictObject({}))
    .output(AccountPartsView),
  /** Orders a new one in the place of the last; one that is being made is answered instead. */
  orderDataExport: member
    .errors(refusalsOf("IDEMPOTENCY_MISMATCH"))
    .route({ method: "POST", path: "/data-export" })
    .input(DataExportOrder)
    .output(z.object({ export: DataExportView })),
};
