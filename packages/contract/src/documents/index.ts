import { documentKinds, documentOwners, fileFormats, FILE_NAME_LIMIT } from "@keystead/domain/documents";
import { MOST_ROWS, PAGE_SIZE } from "@keystead/domain/lists";
import { oc } from "@orpc/contract";
import * as z from "zod/mini";

import { memberRefusals, staleWith } from "../errors.ts";
import { requiredLine, Amount, ById, Deleted, Id, Named, Version, changeOf, listOf } from "../wire/index.ts";

const Kind = z.enum(documentKinds, { error: "INVALID_KIND" });
const Name = requiredLine(FILE_NAME_LIMIT, "NAME_REQUIRED");

/** The record that the file is attached to. */
export const DocumentOwnerRef = z.strictObject({ on: z.enum(documentOwners), onId: Id });
export type DocumentOwnerRef = z.infer<typeof DocumentOwnerRef>;

export const DocumentView = z.object({
  id: z.string(),
  version: z.number(),
  kind: z.enum(documentKinds),
  name: z.string(),
  /** Detected from the content, whatever the file's name. */
  format: z.enum(fileFormats),
  bytes: z.number(),
  uploadedAt: z.string(),
  /** Null when the person has left. */
  uploadedBy: z.nullable(z.string()),
  /** Uploaded by the person who asks. */
  own: z.boolean(),
  /** For a file of a property or unit: it may be moved to another unit of this property. */
  propertyId: z.nullable(z.string()),
  /** For a unit's file in the list of its property. */
  unit: z.nullable(Named),
});
export type DocumentView = z.infer<typeof DocumentView>;

/**
 * Answer of an upload. `sameAs`: the same receipt is already attached to this expense, most likely one bill entered
 * twice.
 */
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
 * Newest first; a property's list includes the files of its units. `total` and `bytes` cover all of them, `more` says
 * whether others follow, and `units` counts the files of each unit that has any.
 */
export const DocumentList = z.extend(listOf(DocumentView), {
  bytes: z.number(),
  more: z.boolean(),
  units: z.array(z.object({ id: z.string(), total: z.number() })),
});
export type DocumentList = z.infer<typeof DocumentList>;

const rows = z.coerce.number().check(z.int(), z.minimum(1), z.maximum(MOST_ROWS));

/** `before` is the last file already known; NOT_FOUND where it no longer exists. */
export const DocumentQuery = z.extend(DocumentOwnerRef, {
  before: z.optional(Id),
  limit: z._default(rows, PAGE_SIZE),
});

export const DocumentChange = z.strictObject({
  id: Id,
  version: Version,
  /** A unit of the file's property, or null for the property itself. */
  ...changeOf({ name: Name, kind: Kind, unitId: z.nullable(Id) }),
});
export type DocumentChange = z.infer<typeof DocumentChange>;

/**
 * What is sent with the bytes of a file: `POST /api/documents/{on}/{onId}` with the file as its body, the
 * percent-encoded name in `X-File-Name` and the kind in `X-File-Kind`. The file is downloaded from `GET
 * /api/documents/{id}/file`.
 */
export const UploadOrder = z.extend(DocumentOwnerRef, { name: Name, kind: z.optional(Kind) });
export type UploadOrder = z.infer<typeof UploadOrder>;

const member = oc.errors(memberRefusals);

/** The files themselves are transferred by plain routes. */
export const documentsContract = {
  list: member.route({ method: "GET", path: "/documents" }).input(DocumentQuery).output(DocumentList),
  update: member
    .route({ method: "PUT", path: "/documents/{id}" })
    .errors(staleWith(DocumentView))
    .input(DocumentChange)
    .output(DocumentView),
  delete: member.route({ method: "DELETE", path: "/documents/{id}" }).input(ById).output(Deleted),
};
