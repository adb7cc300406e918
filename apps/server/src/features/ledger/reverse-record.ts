import type { NewReversal } from "@keystead/contract/ledger";
import { reverseRecord as reverse } from "@keystead/domain/ledger";
import type { Book } from "@keystead/domain/ledger";

import { amountIn, badField, dayIn, refusal } from "#kernel/api/index.ts";
import { writeAudit } from "#kernel/audit/write-audit.ts";
import type { Work } from "#kernel/work.ts";
import { assertRoomForRecords, lockWorkspace } from "../plans/index.ts";
import { fieldsOf, toldOf } from "./create-record.ts";
import { insertReversal, lockRecords } from "./record-store.ts";

/** R-A08: money that went back, in the month in which it did; answers the id of the new record. */
export async function reverseRecord(
  work: Work,
  book: Book,
  { id: originalId, amount, date: day, notes }: NewReversal,
): Promise<string> {
  await lockWorkspace(work);
  const [original] = await lockRecords(work, book, { ids: [originalId] });
  if (original === undefined) throw refusal("NOT_FOUND");
  if (original.linked) throw refusal("LINKED_INCOME");
  const date = dayIn(day, "date");
  const decision = reverse(original, {
    reversedMinor: original.reversedMinor,
    amountMinor: amountIn(amount, original.currency, { field: "amount" }),
    date,
  });
  if (!decision.ok) {
    if (decision.code === "REVERSAL_EXCEEDS_ORIGINAL") throw refusal(decision.code);
    throw badField(["amount"], decision.code);
  }
  await assertRoomForRecords(work, [date]);
  const { amountMinor } = decision.value;
  const id = await insertReversal(work, book, { originalId, amountMinor, date, notes });
  await writeAudit(work, {
    action: "create",
    entity: book,
    entityId: id,
    ...toldOf({}, { ...fieldsOf(original), amountMinor, date, notes }),
  });
  return id;
}
