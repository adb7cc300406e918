import type { RecordToPost } from "@keystead/contract/statements";
import type { Book } from "@keystead/domain/ledger";
import { moneyText } from "@keystead/domain/money";

import { badField, issuesAt, refuseIssues } from "#kernel/api/index.ts";
import type { Work } from "#kernel/work.ts";
import { createRecord } from "../ledger/index.ts";
import type { bankHashes } from "./bank-hashes.ts";
import { printedIn } from "./statement-input.ts";
import type { NewLine } from "./posting-store.ts";

/** A line to book in one of the books, with its hashes. */
export type ReadRecord = {
  readonly record: RecordToPost;
  readonly hash: string;
  readonly payee: string | null;
  /** Above zero, as in the books. */
  readonly amount: string;
  readonly amountMinor: number;
};

/** Refuses a line whose sign does not fit its book. */
export function readRecordLine(
  record: RecordToPost,
  at: number,
  hashes: ReturnType<typeof bankHashes>,
): ReadRecord {
  let found: ReadRecord | undefined;
  refuseIssues(
    issuesAt(["records", at], () => {
      const printed = printedIn(record);
      const { amountMinor, currency } = printed;
      if (amountMinor === 0 || amountMinor < 0 !== (record.book === "expense"))
        throw badField(["amount"], "INVALID_VALUE");
      const money = { minor: Math.abs(amountMinor), currency };
      found = {
        record,
        hash: hashes.line(printed, record.number),
        payee: hashes.payee({ ...record, amountMinor }),
        amount: moneyText(money),
        amountMinor: money.minor,
      };
    }),
  );
  if (found === undefined) throw new Error("a line that was neither read nor refused");
  return found;
}

export type MadeRecord = { readonly book: Book; readonly id: string; readonly amountMinor: number };

/**
 * Creates each record as if it were entered by hand. The list already showed similar records, so that warning counts
 * as confirmed.
 */
export async function postRecords(
  work: Work,
  read: readonly ReadRecord[],
): Promise<{ readonly made: readonly MadeRecord[]; readonly lines: readonly NewLine[] }> {
  const made: MadeRecord[] = [];
  const lines: NewLine[] = [];
  for (const { record, hash, payee, amount, amountMinor } of read) {
    const { book, propertyId, unitId, currency, bookedOn: date, notes } = record;
    const entered = { propertyId, unitId, amount, currency, date, notes, confirm: ["RECORD_LIKE_ANOTHER"] };
    const id = await createRecord(
      work,
      book,
      record.book === "income"
        ? { ...entered, category: record.category, nature: record.nature, method: "bank_transfer" }
        : { ...entered, category: record.category, nature: record.nature },
    );
    made.push({ book, id, amountMinor });
    lines.push({ hash, payee, ...(book === "expense" ? { expenseId: id } : { incomeId: id }) });
  }
  return { made, lines };
}
