import type { NewExpense, NewIncome } from "@keystead/contract/ledger";
import { parseCurrency } from "@keystead/domain/money";
import type { Currency } from "@keystead/domain/money";
import type { Book } from "@keystead/domain/ledger";

import { amountIn, askFirst, badField, dayIn, refusal, refuseIssues } from "#kernel/api/index.ts";
import { auditedChanges } from "#kernel/audit/audited-changes.ts";
import { writeAudit } from "#kernel/audit/write-audit.ts";
import type { Work } from "#kernel/work.ts";
import { assertRoomForRecords, lockWorkspace } from "../plans/index.ts";
import { countLike, insertRecord, lockPlaces } from "./record-store.ts";
import type { RecordFields } from "./record-store.ts";
import { personalRecordFields } from "./record-view.ts";

/** Allowed once it was confirmed: one bill is easily entered twice. */
const LIKE_ANOTHER = "RECORD_LIKE_ANOTHER";

/** A record entered by hand, in either book; answers its id. */
export async function createRecord(
  work: Work,
  book: Book,
  { confirm, ...input }: NewIncome | NewExpense,
): Promise<string> {
  await lockWorkspace(work);
  const fields: RecordFields = {
    ...input,
    ...moneyIn(input.amount, input.currency),
    date: dayIn(input.date, "date"),
    method: "method" in input ? input.method : null,
  };
  await assertPlaces(work, [{ ...fields, at: [] }]);
  if ((await countLike(work, book, fields)) > 0) askFirst([LIKE_ANOTHER], confirm);
  await assertRoomForRecords(work, [fields.date]);
  const id = await insertRecord(work, book, fieldsOf(fields));
  await writeAudit(work, {
    action: "create",
    entity: book,
    entityId: id,
    ...toldOf({}, fieldsOf(fields)),
  });
  return id;
}

export function moneyIn(
  amount: string,
  code: string,
): { readonly amountMinor: number; readonly currency: Currency } {
  const currency = parseCurrency(code);
  if (currency === null) throw badField(["currency"], "UNKNOWN_CURRENCY");
  return { amountMinor: amountIn(amount, currency, { field: "amount" }), currency };
}

/** Where records are entered for is there, and stays meanwhile; `at` is where the input names it. */
export async function assertPlaces(
  work: Work,
  places: readonly (Pick<RecordFields, "propertyId" | "unitId"> & {
    readonly at: readonly (string | number)[];
  })[],
): Promise<void> {
  const found = await lockPlaces(
    work,
    places.map(({ propertyId, unitId }) => ({ propertyId, unitId })),
  );
  if (found.some(({ property }) => !property)) throw refusal("NOT_FOUND");
  refuseIssues(
    places
      .filter(({ unitId }, index) => unitId !== null && found[index]?.unit !== true)
      .map(({ at }) => ({ path: [...at, "unitId"], code: "UNIT_NOT_IN_PROPERTY" })),
  );
}

/** For the audit: the entry stands in the history of the property too, and says in what its amounts are. */
export function toldOf(
  before: Partial<RecordFields>,
  after: RecordFields,
): { readonly partOf: string; readonly changes: Readonly<Record<string, unknown>> } {
  return {
    partOf: after.propertyId,
    changes: { ...auditedChanges(before, after, personalRecordFields), in: after.currency },
  };
}

/** What of a record is stored, and told of it, whatever else it is sent or read with. */
export function fieldsOf(record: RecordFields): RecordFields {
  const { propertyId, unitId, category, nature, amountMinor, currency, date, method, notes } = record;
  return { propertyId, unitId, category, nature, amountMinor, currency, date, method, notes };
}
