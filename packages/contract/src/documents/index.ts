import { documentKinds, documentOwners, fileFormats, FILE_NAME_LIMIT } from "@keystead/domain/documents";
import { MOST_ROWS, PAGE_SIZE } from "@keystead/domain/lists";
import { oc } from "@orpc/contract";
import * as z from "zod/mini";

import { memberRefusals, staleWith } from "../errors.ts";
import { requiredLine, Amount, ById, Deleted, Id, Named, Version, changeOf, listOf } from "../wire/index.ts";

const Kind = z.enum(documentKinds, { error: "INVALID_KIND" });
const Name = requiredLine(FILE_NAME_LIMIT, "NAME_REQUIRED");

/** What the file hangs on. */
export const DocumentPlace = z.strictObject({ on: z.enum(documentOwners), onId: Id });
export type DocumentPlace = z.infer<typeof DocumentPlace>;

export const DocumentView = z.object({
  id: z.string(),
  version: z.number(),
  kind: z.enum(documentKinds),
  name: z.string(),
  /** By what it holds, whatever it is called. */
  format: z.enum(fileFormats),
  bytes: z.number(),
  uploadedAt: z.string(),
  /** Null when the person is no longer here. */
  uploadedBy: z.nullable(z.string()),
  /** Uploaded by whoever asks. */
  own: z.boolean(),
  /** Of a property's file and of a unit's: within it the file may be put on another unit. */
  propertyId: z.nullable(z.string()),
  /** Of a unit's file among those of its property. */
  unit: z.nullable(Named),
});
export type DocumentView = z.infer<typeof DocumentView>;

/** What an upload answers: a receipt that hangs on another expense already is most likely one bill entered twice. */
export const UploadedDocument = z.extend(DocumentView, {
  sameAs: z.nullable(
    z.object({
      expenseId: z.string(),
      notes: z.string(),
      amount: Amount,
      currency: z.string(),
      date: z.string(),
    }),
  ),
});
export type UploadedDocument = z.infer<typeof UploadedDocument>;

/**
 * The newest first; those of its units stand among a property's. `total` and `bytes` are of all of them, `more` says whether any
 * come after these, and `units` how many hang on each unit that has any.
 */
export const DocumentList = z.extend(listOf(DocumentView), {
  bytes: z.number(),
  more: z.boolean(),
  units: z.array(z.object({ id: z.string(), total: z.number() })),
});
export type DocumentList = z.infer<typeof DocumentList>;

const rows = z.coerce.number().check(z.int(), z.minimum(1), z.maximum(MOST_ROWS));

/** `before` is the last file that is known already; one that is gone is NOT_FOUND. */
export const DocumentQuery = z.extend(DocumentPlace, {
  before: z.optional(Id),
  limit: z._default(rows, PAGE_SIZE),
});

export const DocumentChange = z.strictObject({
  id: Id,
  version: Version,
  /** A unit of the property that the file hangs on, or null for the property itself. */
  ...changeOf({ name: Name, kind: Kind, unitId: z.nullable(Id) }),
});
export type DocumentChange = z.infer<typeof DocumentChange>;

/**
 * What comes with the bytes of a file: `POST /api/documents/{on}/{onId}`, the file as its body, the name percent-encoded in
 * `X-File-Name` and what it is in `X-File-Kind`. It comes back from `GET /api/documents/{id}/file`.
 */
export const UploadOrder = z.extend(DocumentPlace, { name: Name, kind: z.optional(Kind) });
export type UploadOrder = z.infer<typeof UploadOrder>;

const member = oc.errors(memberRefusals);

/** The files themselves come and go by plain routes. */
export const documentsContract = {
  list: member.route({ method: "GET", path: "/documents" }).input(DocumentQuery).output(DocumentList),
  update: member
    .route({ method: "PUT", path: "/documents/{id}" })
    .errors(staleWith(DocumentView))
    .input(DocumentChange)
    .output(DocumentView),
  delete: member.route({ method: "DELETE", path: "/documents/{id}" }).input(ById).output(Deleted),
};
