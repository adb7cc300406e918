import type { ExpenseChange, ExpenseView, IncomeChange, IncomeView } from "@keystead/contract/ledger";
import { monthOf } from "@keystead/domain/calendar";
import { changeAmount, splitReversal } from "@keystead/domain/ledger";
import type { Book } from "@keystead/domain/ledger";

import { parseAmount, badField, parseDay, refusal, stale } from "#kernel/api/index.ts";
import { writeAudits } from "#kernel/audit/write-audit.ts";
import type { Work } from "#kernel/work.ts";
import { moveFilesOfExpenses } from "../../documents/index.ts";
import { assertRoomForRecords, lockWorkspace } from "../../plans/index.ts";
import { amountText } from "../../properties/index.ts";
import { assertRentables, dividedAnew, matched, partsOf } from "./bill-parts.ts";
import { assertCleaningOf, storedRecordFields, moneyOfRecord, auditedRecord } from "./create-record.ts";
import { getExpense, getIncome } from "../list-records.ts";
import { namedReversals } from "../reversals/named-reversals-store.ts";
import { deleteParts, insertRecords, lockRecords, updateRecords } from "./record-store.ts";
import type { StoredRecordColumns, StoredRecord } from "./record-store.ts";

type Changed = Omit<IncomeChange & ExpenseChange, "id" | "version" | "category" | "nature"> & {
  readonly category?: string;
  readonly nature?: string;
};

/**
 * Merges the given fields into the record under its lock; for a bill over several units or properties, into all its
 * parts. If the version has changed, nothing is written.
 */
export async function updateRecord(
  work: Work,
  book: Book,
  change: IncomeChange | ExpenseChange,
): Promise<void> {
  const { id, version, ...sent } = change;
  const changed: Changed = sent;
  await lockWorkspace(work);
  const { propertyId, unitId, split } = changed;
  const rentable = {
    ...(propertyId === undefined ? {} : { propertyId }),
    ...(unitId === undefined ? {} : { unitId }),
  };
  const bill = await lockRecords(work, book, { ids: [id], also: [rentable, ...(split?.parts ?? [])] });
  const record = bill.find((one) => one.id === id);
  if (record === undefined) throw refusal("NOT_FOUND");
  if (record.version !== version) throw stale(await viewOf(work, book, id));
  const next =
    record.original === null
      ? await changedBill(work, bill, { book, changed })
      : changedReversal(bill, changed);
  const { kept, added, removed } = matched(bill, next, record);
  const moved = next[0] !== undefined && monthOf(next[0].date) !== monthOf(record.date);
  await assertRoomForRecords(
    work,
    (moved ? next : added).map(({ date }) => date),
  );
  await replace(work, book, { kept, added, removed });
}

/** The files of a removed part move to the first part that is kept. */
async function replace(
  work: Work,
  book: Book,
  { kept, added, removed }: ReturnType<typeof matched>,
): Promise<void> {
  await updateRecords(
    work,
    book,
    kept.map(({ record: { id }, fields }) => ({ id, fields })),
  );
  const ids = added.length === 0 ? [] : await insertRecords(work, book, added);
  const [first] = kept;
  if (first !== undefined && removed.length > 0) {
    const from = removed.map(({ id }) => id);
    await moveFilesOfExpenses(work, { from, to: first.record.id });
    await deleteParts(work, from);
  }
  const entity = book;
  await writeAudits(work, [
    ...kept.map(({ record, fields }) => ({
      action: "update" as const,
      entity,
      entityId: record.id,
      ...auditedRecord(storedRecordFields(record), fields),
    })),
    ...added.map((fields, at) => ({
      action: "create" as const,
      entity,
      entityId: ids[at] ?? null,
      ...auditedRecord({}, fields),
    })),
    ...removed.map(({ id, propertyId }) => ({
      action: "delete" as const,
      entity,
      entityId: id,
      partOf: propertyId,
    })),
  ]);
}

const viewOf = (work: Work, book: Book, id: string): Promise<IncomeView | ExpenseView> =>
  book === "income" ? getIncome(work, id) : getExpense(work, id);

/** All parts of a bill together, in the form of the one record that the domain rules expect. */
function wholeOf(bill: readonly StoredRecord[]): StoredRecord {
  const [first] = bill;
  if (first === undefined) throw new Error("a bill without a part");
  const sum = (minor: (part: StoredRecord) => number): number =>
    bill.reduce((total, part) => total + minor(part), 0);
  return {
    ...first,
    amountMinor: sum(({ amountMinor }) => amountMinor),
    reversedMinor: sum(({ reversedMinor }) => reversedMinor),
    original:
      first.original === null
        ? null
        : {
            amountMinor: sum(({ original }) => original?.amountMinor ?? 0),
            othersMinor: sum(({ original }) => original?.othersMinor ?? 0),
          },
  };
}

async function reversedBefore(work: Work, book: Book, bill: readonly StoredRecord[]): Promise<Error> {
  const ids = bill.map(({ id }) => id);
  return refusal("HAS_REVERSALS", { records: await namedReversals(work, book, ids) });
}

async function changedBill(
  work: Work,
  bill: readonly StoredRecord[],
  { book, changed }: { readonly book: Book; readonly changed: Changed },
): Promise<readonly StoredRecordColumns[]> {
  const record = wholeOf(bill);
  const { amount, currency: code, date, split, ...rest } = changed;
  if (code !== undefined && code !== record.currency && record.reversedMinor > 0)
    throw await reversedBefore(work, book, bill);
  const { amountMinor, currency } = moneyOfRecord(
    amount ?? amountText(record.amountMinor, record.currency),
    code ?? record.currency,
  );
  const staysThere = changed.propertyId === undefined || changed.propertyId === record.propertyId;
  const whole: StoredRecordColumns = {
    ...storedRecordFields({
      ...record,
      ...(staysThere ? {} : { unitId: null, cleaningOf: null }),
      ...rest,
      split: null,
    }),
    currency,
    amountMinor: allowed(record, amountMinor),
    date: date === undefined ? record.date : parseDay(date, "date"),
  };
  if (changed.cleaningOf !== undefined) await assertCleaningOf(work, whole);
  const isSplit = bill.length > 1;
  // Reversals refer to single parts, so a bill with any reversal cannot be divided again.
  const divides = split !== undefined || (isSplit && whole.amountMinor !== record.amountMinor);
  if (divides && (isSplit || split !== null) && record.reversedMinor > 0)
    throw await reversedBefore(work, book, bill);
  if (split !== undefined && split !== null) return partsOf(work, whole, split);
  if (split === null || !isSplit) {
    if (split === null || changed.propertyId !== undefined || changed.unitId !== undefined)
      await assertRentables(work, [{ ...whole, at: [] }]);
    return [whole];
  }
  for (const field of ["propertyId", "unitId"] as const)
    if (changed[field] !== undefined) throw badField([field], "SET_BY_SPLIT");
  if (divides) return dividedAnew(whole, bill);
  return bill.map((part) => {
    const { propertyId, unitId, amountMinor: minor } = part;
    return { ...whole, propertyId, unitId, amountMinor: minor, split: part.split };
  });
}

/**
 * Amount, day and note belong to the reversal; everything else is the original's. A part that no longer gives
 * anything back is removed.
 */
function changedReversal(
  bill: readonly StoredRecord[],
  { amount, date, notes, ...others }: Changed,
): readonly StoredRecordColumns[] {
  const record = wholeOf(bill);
  const fixed = { ...storedRecordFields(record), split: null, method: record.method ?? undefined };
  for (const [field, value] of Object.entries(others)) {
    const known: unknown = Reflect.get(fixed, field);
    if (value !== known) throw badField([field], "SET_BY_ORIGINAL");
  }
  const amountMinor =
    amount === undefined ? -record.amountMinor : parseAmount(amount, record.currency, { field: "amount" });
  const total = -allowed(record, amountMinor);
  const parts =
    total === -record.amountMinor
      ? bill.map((part) => -part.amountMinor)
      : splitReversal(
          total,
          bill.map(({ original }) => (original?.amountMinor ?? 0) - (original?.othersMinor ?? 0)),
        );
  return bill.flatMap((part, at) => {
    const back = parts[at] ?? 0;
    if (back === 0) return [];
    const day = date === undefined ? record.date : parseDay(date, "date");
    return [{ ...storedRecordFields(part), amountMinor: -back, date: day, notes: notes ?? record.notes }];
  });
}

function allowed(record: StoredRecord, amountMinor: number): number {
  const decision = changeAmount(record, amountMinor);
  if (decision.ok) return decision.value;
  if (decision.code === "AMOUNT_NOT_POSITIVE") throw badField(["amount"], decision.code);
  throw refusal(decision.code);
}
