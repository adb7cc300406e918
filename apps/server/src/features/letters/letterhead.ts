import type { LetterheadChange, LetterheadView } from "@keystead/contract/letters";
import { ADDRESS_LINES, addressLines, parseIban } from "@keystead/domain/letters";

import { badField, stale } from "#kernel/api/index.ts";
import { changedFields } from "#kernel/audit/changed-fields.ts";
import { writeAudit } from "#kernel/audit/write-audit.ts";
import type { Work } from "#kernel/work.ts";
import {
  findLetterhead,
  type LetterheadFields,
  type LetterheadRow,
  lockLetterhead,
  writeLetterhead,
} from "./letterhead-store.ts";

/** The letterhead before anything is entered; the version is the one that the new row will have. */
const NOTHING: LetterheadRow = { senderName: "", address: "", iban: "", paymentNote: "", version: 1 };

export async function getLetterhead(work: Work): Promise<LetterheadView> {
  return letterheadView((await findLetterhead(work)) ?? NOTHING);
}

/** Writes the given fields unless the letterhead has changed since the caller read it. */
export async function changeLetterhead(work: Work, change: LetterheadChange): Promise<LetterheadView> {
  const { version, ...given } = change;
  const fields = accepted(given);
  const before = await lockLetterhead(work);
  if (before.version !== version) throw stale(letterheadView(before));
  await writeLetterhead(work, fields);
  const after = { ...before, ...fields, version: before.version + 1 };
  // The audit records only that a name, an address or an account changed.
  const changes = Object.fromEntries(
    Object.keys(changedFields(auditedFields(before), auditedFields(after))).map((name) => [name, "changed"]),
  );
  await writeAudit(work, { action: "update", entity: "letterhead", changes });
  return letterheadView(after);
}

function accepted(given: Partial<LetterheadFields>): Partial<LetterheadFields> {
  if (given.address !== undefined && addressLines(given.address).length > ADDRESS_LINES)
    throw badField(["address"], "TOO_MANY_LINES");
  if (given.iban === undefined || given.iban === "") return given;
  const iban = parseIban(given.iban);
  if (!iban.ok) throw badField(["iban"], iban.code);
  return { ...given, iban: iban.value };
}

function auditedFields({ version: _version, ...fields }: LetterheadRow): LetterheadFields {
  return fields;
}

function letterheadView({ senderName, address, iban, paymentNote, version }: LetterheadRow): LetterheadView {
  return { senderName, address, iban, paymentNote, version };
}
