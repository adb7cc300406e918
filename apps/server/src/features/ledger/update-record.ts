import type { ExpenseChange, ExpenseView, IncomeChange, IncomeView } from "@keystead/contract/ledger";
import { monthOf } from "@keystead/domain/calendar";
import { changeAmount } from "@keystead/domain/ledger";
import type { Book } from "@keystead/domain/ledger";

import { amountIn, badField, dayIn, refusal, stale } from "#kernel/api/index.ts";
import { writeAudit } from "#kernel/audit/write-audit.ts";
import type { Work } from "#kernel/work.ts";
import { assertRoomForRecords, lockWorkspace } from "../plans/index.ts";
import { amountText } from "../properties/index.ts";
import { assertPlaces, fieldsOf, moneyIn, toldOf } from "./create-record.ts";
import { getExpense, getIncome } from "./list-records.ts";
import { lockRecords, updateRecords } from "./record-store.ts";
import type { RecordFields, StoredRecord } from "./record-store.ts";

type Changed = Omit<IncomeChange & ExpenseChange, "id" | "version" | "category" | "nature"> & {
  readonly category?: string;
  readonly nature?: string;
};

/** What is sent is laid over the record as it stands under the lock. Of another version nothing is written. */
export async function updateRecord(
  work: Work,
  book: Book,
  change: IncomeChange | ExpenseChange,
): Promise<void> {
  const { id, version, ...sent } = change;
  const changed: Changed = sent;
  await lockWorkspace(work);
  const { propertyId, unitId } = changed;
  const also = {
    ...(propertyId === undefined ? {} : { propertyId }),
    ...(unitId === undefined ? {} : { unitId }),
  };
  const [record] = await lockRecords(work, book, { ids: [id], also: [also] });
  if (record === undefined) throw refusal("NOT_FOUND");
  if (record.version !== version) throw stale(await viewOf(work, book, id));
  const next = record.original === null ? changedRecord(record, changed) : changedReversal(record, changed);
  if (propertyId !== undefined || unitId !== undefined) await assertPlaces(work, [{ ...next, at: [] }]);
  if (monthOf(next.date) !== monthOf(record.date)) await assertRoomForRecords(work, [next.date]);
  await updateRecords(work, book, [{ id, fields: next }]);
  await writeAudit(work, {
    action: "update",
    entity: book,
    entityId: id,
    ...toldOf(fieldsOf(record), fieldsOf(next)),
  });
}

const viewOf = (work: Work, book: Book, id: string): Promise<IncomeView | ExpenseView> =>
  book === "income" ? getIncome(work, id) : getExpense(work, id);

function changedRecord(record: StoredRecord, changed: Changed): RecordFields {
  const { amount, currency: code, date, ...rest } = changed;
  if (code !== undefined && code !== record.currency && record.reversedMinor > 0)
    throw refusal("HAS_REVERSALS");
  const { amountMinor, currency } = moneyIn(
    amount ?? amountText(record.amountMinor, record.currency),
    code ?? record.currency,
  );
  const unitId =
    changed.propertyId === undefined || changed.propertyId === record.propertyId ? record.unitId : null;
  return {
    ...fieldsOf({ ...record, unitId, ...rest }),
    currency,
    amountMinor: allowed(record, amountMinor),
    date: date === undefined ? record.date : dayIn(date, "date"),
  };
}

/** Amount, day and note are its own, the rest its original's. */
function changedReversal(record: StoredRecord, { amount, date, notes, ...others }: Changed): RecordFields {
  const fixed = { ...fieldsOf(record), method: record.method ?? undefined };
  for (const [field, value] of Object.entries(others)) {
    const known: unknown = Reflect.get(fixed, field);
    if (value !== known) throw badField([field], "SET_BY_ORIGINAL");
  }
  const amountMinor =
    amount === undefined ? -record.amountMinor : amountIn(amount, record.currency, { field: "amount" });
  return {
    ...fieldsOf(record),
    amountMinor: allowed(record, amountMinor),
    date: date === undefined ? record.date : dayIn(date, "date"),
    notes: notes ?? record.notes,
  };
}

function allowed(record: StoredRecord, amountMinor: number): number {
  const decision = changeAmount(record, amountMinor);
  if (decision.ok) return decision.value;
  if (decision.code === "AMOUNT_NOT_POSITIVE") throw badField(["amount"], decision.code);
  throw refusal(decision.code);
}
