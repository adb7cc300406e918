import type { ExpenseChanges, IncomeChanges } from "@keystead/contract/ledger";
import type { Book } from "@keystead/domain/ledger";

import { refusal, refuseIssues, refuseUnlessAsRead } from "#kernel/api/index.ts";
import { writeAudits } from "#kernel/audit/write-audit.ts";
import type { Work } from "#kernel/work.ts";
import { assertPlaces } from "./bill-parts.ts";
import { storedRecordFields, auditedRecord } from "./create-record.ts";
import { lockRecords, updateRecords } from "./record-store.ts";
import type { StoredRecord } from "./record-store.ts";

type Input = (IncomeChanges | ExpenseChanges)["records"][number];

/** What can be set of several at once. */
const fieldNames = ["propertyId", "unitId", "category", "nature"] as const;

/**
 * All or none. A record that is so already is left alone, so that Undo turns back only what changed; answered are
 * those, as they were but for their version. No day moves, so that nothing is counted anew.
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
    // What is said of one part of a bill is said of all; where they belong is their own.
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
        // Money paid back is what its original is, and where a bill belongs say its parts.
        if (record.reversalOf !== null) return [{ path: [...at, name], code: "SET_BY_ORIGINAL" }];
        const isPlace = name === "propertyId" || name === "unitId";
        return isPart && isPlace ? [{ path: [...at, name], code: "SET_BY_SPLIT" }] : [];
      }),
    ),
  );
  if (next.length === 0) return [];
  await assertPlaces(
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

/** In another property a record is the whole property's until its unit is said. */
function laidOver(record: StoredRecord, { id: _id, version: _version, ...change }: Input) {
  const moved = change.propertyId !== undefined && change.propertyId !== record.propertyId;
  const { unitId, cleaningOf = null } = record;
  const there = moved ? { unitId: null, cleaningOf: null } : { unitId, cleaningOf };
  return storedRecordFields({ ...record, ...there, ...change });
}
