import { randomUUID } from "node:crypto";

import type { NewReversal } from "@keystead/contract/ledger";
import { planReversal as reverse, splitReversal } from "@keystead/domain/ledger";
import type { Book } from "@keystead/domain/ledger";

import { parseAmount, badField, parseDay, refusal } from "#kernel/api/index.ts";
import { writeAudits } from "#kernel/audit/write-audit.ts";
import type { Work } from "#kernel/work.ts";
import { assertRoomForRecords, lockWorkspace } from "../../plans/index.ts";
import { storedRecordFields, auditedRecord } from "../records/create-record.ts";
import { lockRecords } from "../records/record-store.ts";
import { insertReversals } from "./reversal-store.ts";
import type { StoredRecord } from "../records/record-store.ts";
import type { NewReversalPart } from "./reversal-store.ts";

/** R-A08: money that was paid back, booked in the month in which that happened. Returns the id of the new record. */
export async function reverseRecord(work: Work, book: Book, back: NewReversal): Promise<string> {
  await lockWorkspace(work);
  const bill = await lockRecords(work, book, { ids: [back.id] });
  if (bill.some(({ id, linked }) => id === back.id && linked)) throw refusal("LINKED_INCOME");
  return bookReversal(work, { book, bill }, back);
}

/**
 * Like `reverseRecord`, for the feature that linked the record; that feature has locked the workspace and the
 * records.
 */
export async function bookReversal(
  work: Work,
  { book, bill }: { readonly book: Book; readonly bill: readonly StoredRecord[] },
  { id: originalId, amount, date: day, notes }: NewReversal,
): Promise<string> {
  const original = bill.find((one) => one.id === originalId);
  if (original === undefined) throw refusal("NOT_FOUND");
  const date = parseDay(day, "date");
  const left = bill.map(({ amountMinor, reversedMinor }) => amountMinor - reversedMinor);
  const whole = bill.reduce((sum, { amountMinor }) => sum + amountMinor, 0);
  const decision = reverse(
    { ...original, amountMinor: whole },
    {
      reversedMinor: whole - left.reduce((sum, minor) => sum + minor, 0),
      amountMinor: parseAmount(amount, original.currency, { field: "amount" }),
      date,
    },
  );
  if (!decision.ok) {
    if (decision.code === "REVERSAL_EXCEEDS_ORIGINAL") throw refusal(decision.code);
    throw badField(["amount"], decision.code);
  }
  const parts = backFrom(bill, splitReversal(-decision.value.amountMinor, left));
  await assertRoomForRecords(
    work,
    parts.map(() => date),
  );
  const ids = await insertReversals(work, book, { parts, date, notes });
  await writeAudits(
    work,
    parts.map(({ of, amountMinor }, at) => ({
      action: "create",
      entity: book,
      entityId: ids[at] ?? null,
      ...auditedRecord({}, { ...storedRecordFields(of), amountMinor, date, notes }),
    })),
  );
  const [id] = ids;
  if (id === undefined) throw new Error("money back without a part");
  return id;
}

/**
 * The reversal of a bill over several units or properties is one bill too, with a part for each that gives something
 * back.
 */
function backFrom(
  bill: readonly StoredRecord[],
  amounts: readonly number[],
): readonly (NewReversalPart & { readonly of: StoredRecord })[] {
  const id = randomUUID();
  const parts = bill.flatMap((of, at) => {
    const minor = amounts[at] ?? 0;
    return minor === 0 ? [] : [{ of, originalId: of.id, amountMinor: -minor }];
  });
  return parts.map((part, no) => {
    const share = part.of.split?.share;
    const isPart = parts.length > 1 && share !== undefined;
    return { ...part, split: isPart ? { id, by: "share", share, no } : null };
  });
}
