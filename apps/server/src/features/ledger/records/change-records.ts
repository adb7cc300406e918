import type { ExpenseChanges, IncomeChanges } from "@keystead/contract/ledger";
import type { Book } from "@keystead/domain/ledger";

import { refusal, refuseIssues, refuseUnlessAsRead } from "#kernel/api/index.ts";
import { writeAudits } from "#kernel/audit/write-audit.ts";
import type { Work } from "#kernel/work.ts";
import { assertRentables } from "./bill-parts.ts";
import { storedRecordFields, auditedRecord } from "./create-record.ts";
import { lockRecords, updateRecords } from "./record-store.ts";
import type { StoredRecord } from "./record-store.ts";

type Input = (IncomeChanges | ExpenseChanges)["records"][number];

/** The fields that can be set for several records at once. */
const fieldNames = ["propertyId", "unitId", "category", "nature"] as const;

/**
 * Changes all or none. A record without a difference is not written, so that Undo reverts only real changes. Returns
 * the changed records as they were before, with their new versions. No date changes, so plan limits need no check.
 */
export async function changeRecords(
  work: Work,
  book: Book,
  query: readonly Input[],
): Promise<readonly StoredRecord[]> {
  const byId = new Map(query.map((one, at) => [one.id, { change: one, at }]));
  const records = await lockRecords(work, book, { ids: [...byId.keys()], also: query });
  refuseUnlessAsRead(
    records.filter(({ id }) => byId.has(id)),
    new Map(query.map(({ id, version }) => [id, version])),
    ({ notes, date }) => (notes === "" ? date : notes),
  );
  if (records.some(({ linked }) => linked)) throw refusal("LINKED_INCOME");
  const bills = Map.groupBy(records, ({ id, split }) => split?.id ?? id);
  const next = records.flatMap((record) => {
    const bill = bills.get(record.split?.id ?? record.id) ?? [];
    const named = byId.get(record.id);
    // A change of one part of a bill applies to all parts, except for their unit and property.
    const known = named ?? bill.flatMap(({ id }) => byId.get(id) ?? [])[0];
    if (known === undefined) return [];
    const { propertyId: _property, unitId: _unit, ...ofAll } = known.change;
    const fields = laidOver(record, named === undefined ? ofAll : known.change);
    const changed = fieldNames.filter((name) => fields[name] !== record[name]);
    return changed.length === 0
      ? []
      : [{ id: record.id, record, fields, changed, isPart: bill.length > 1, at: ["records", known.at] }];
  });
  refuseIssues(
    next.flatMap(({ record, changed, isPart, at }) =>
      changed.flatMap((name) => {
        // A reversal follows its original, and the parts of a bill set their own units and properties.
        if (record.reversalOf !== null) return [{ path: [...at, name], code: "SET_BY_ORIGINAL" }];
        const isOfRentable = name === "propertyId" || name === "unitId";
        return isPart && isOfRentable ? [{ path: [...at, name], code: "SET_BY_SPLIT" }] : [];
      }),
    ),
  );
  if (next.length === 0) return [];
  await assertRentables(
    work,
    next.map(({ fields, at }) => ({ ...fields, at })),
  );
  await updateRecords(work, book, next);
  await writeAudits(
    work,
    next.map(({ id, record, fields }) => ({
      action: "update",
      entity: book,
      entityId: id,
      ...auditedRecord(storedRecordFields(record), fields),
    })),
  );
  return next
    .filter(({ id }) => byId.has(id))
    .map(({ record }) => ({ ...record, version: record.version + 1 }));
}

/** A record moved to another property belongs to the whole property unless a unit is given. */
function laidOver(record: StoredRecord, { id: _id, version: _version, ...change }: Input) {
  const moved = change.propertyId !== undefined && change.propertyId !== record.propertyId;
  const { unitId, cleaningOf = null } = record;
  const there = moved ? { unitId: null, cleaningOf: null } : { unitId, cleaningOf };
  return storedRecordFields({ ...record, ...there, ...change });
}
