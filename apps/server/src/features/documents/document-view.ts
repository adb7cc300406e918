import type { DocumentView, UploadedDocument } from "@keystead/contract/documents";
import { currency as currencyOf, formatMinor, minorDigits } from "@keystead/domain/money";

import type { PersonScope } from "#kernel/work.ts";
import type { ListedDocument } from "./document-store.ts";
import type { SameReceipt } from "./receipt-store.ts";

export function documentView(
  { row, unitName, uploader }: ListedDocument,
  { userId }: PersonScope,
): DocumentView {
  return {
    id: row.id,
    version: row.version,
    kind: row.kind,
    name: row.name,
    format: row.format,
    bytes: row.bytes,
    uploadedAt: row.createdAt.toISOString(),
    uploadedBy: uploader === null ? null : uploader.name === "" ? uploader.email : uploader.name,
    own: row.uploadedBy === userId,
    propertyId: row.propertyId,
    unit: row.unitId === null || unitName === null ? null : { id: row.unitId, name: unitName },
  };
}

/** The record that already has the same file. */
export function sameAsView({ amountMinor, currency, ...same }: SameReceipt): UploadedDocument["sameAs"] {
  return { ...same, currency, amount: formatMinor(amountMinor, minorDigits(currencyOf(currency))) };
}

/** The audit records only that a file's name changed: it often contains a person's name. */
export const personalDocumentFields = ["name"];
