import type { HistoryChange, HistoryEntry, HistoryValue, NamedRecord } from "@keystead/contract/history";
import {
  auditedActions,
  auditedEntities,
  everyAuditedEntity,
  namedKinds,
  shownChanges,
} from "@keystead/domain/history";
import type { AuditedEntity, NamedKind, ShownChange, ShownValue } from "@keystead/domain/history";
import { currency, moneyText } from "@keystead/domain/money";

import type { NamesOfRecords } from "#kernel/registry/record-names.ts";
import type { Work, WorkspaceScope } from "#kernel/work.ts";
import type { StoredHistory } from "./history-store.ts";
import { findRecordNames } from "./record-names-store.ts";
import type { KnownRecords } from "./record-names-store.ts";

/** "whole" is the record to which a file is attached, of any kind. */
type Subject = { readonly kind: NamedKind | "whole"; readonly id: string };

type ShownNames = {
  readonly stored: StoredHistory;
  readonly entity: AuditedEntity;
  readonly record: Subject | null;
  readonly changes: readonly ShownChange[];
};

export type ShownHistory = { readonly entries: HistoryEntry[]; readonly records: KnownRecords };

/** The workspace whose history is read, and the names of its records. */
export type HistoryAccess = { readonly work: Work<WorkspaceScope>; readonly deps: NamesOfRecords };

/** One statement, whatever records the entries refer to; the records in `also` are looked up with them. */
export async function historyView(
  { work, deps }: HistoryAccess,
  stored: readonly StoredHistory[],
  also: readonly string[] = [],
): Promise<ShownHistory> {
  const shown = stored.flatMap(read);
  const ids = shown.flatMap(({ record, changes }) => [
    ...(record === null ? [] : [record.id]),
    ...changes.flatMap(({ from, to }) => [...idsIn(from), ...idsIn(to)]),
  ]);
  const records = await findRecordNames(work, [...also, ...ids], deps.recordNames);
  return { entries: shown.map((entry) => entryView(entry, records)), records };
}

/** Drops entries that nobody should see; the store does not read such entries either. */
function read(stored: StoredHistory): readonly ShownNames[] {
  const entity = everyAuditedEntity.find((one) => one === stored.entity);
  if (entity === undefined) return [];
  const { action, changes } = stored;
  return [
    { stored, entity, record: recordOf(stored, entity), changes: shownChanges({ entity, action, changes }) },
  ];
}

/** Records of the books, blocked nights and seasons have no page of their own: their entries name the property. */
const ofProperty: ReadonlySet<AuditedEntity> = new Set([
  "income",
  "expense",
  "recurring",
  "blocked_date",
  "seasonal_rate",
]);

function recordOf({ entityId, partOf }: StoredHistory, entity: AuditedEntity): ShownNames["record"] {
  if (ofProperty.has(entity)) return partOf === null ? null : { kind: "property", id: partOf };
  const money: readonly string[] = auditedEntities.money;
  if (money.includes(entity)) return partOf === null ? null : { kind: "lease", id: partOf };
  if (entity === "document") return partOf === null ? null : { kind: "whole", id: partOf };
  const kind = entity === "membership" ? "person" : namedKinds.find((one) => one === entity);
  return kind === undefined || entityId === null ? null : { kind, id: entityId };
}

function idsIn(value: ShownValue | null): readonly string[] {
  return value?.type === "records" ? value.ids : [];
}

function entryView({ stored, entity, record, changes }: ShownNames, records: KnownRecords): HistoryEntry {
  const { id, at, userId, name, action } = stored;
  const code = record?.kind === "lease" ? records.currencyAt(record.id, at) : currencyIn(stored.changes);
  return {
    id,
    at: at.toISOString(),
    who: { id: userId, name },
    action: auditedActions.find((one) => one === action) ?? "update",
    entity,
    record: record === null ? null : recordView(record, records),
    changes: changes.flatMap((change) => changeView(change, { records, code })),
  };
}

/** An entry of the books states the currency of its amounts itself, since it is stored nowhere else. */
function currencyIn(changes: unknown): string | null {
  const code: unknown = typeof changes === "object" && changes !== null ? Reflect.get(changes, "in") : null;
  return typeof code === "string" ? code : null;
}

type Means = { readonly records: KnownRecords; readonly code: string | null };

function changeView({ field, hidden, from, to, on }: ShownChange, means: Means): readonly HistoryChange[] {
  const [before, after] = [valueView(from, means), valueView(to, means)];
  // An amount whose currency is no longer known is left out.
  return !hidden && before === null && after === null ? [] : [{ field, hidden, from: before, to: after, on }];
}

function valueView(value: ShownValue | null, { records, code }: Means): HistoryValue | null {
  if (value?.type === "records")
    return { type: "records", records: value.ids.map((id) => recordView({ kind: value.kind, id }, records)) };
  if (value?.type !== "money") return value;
  if (code === null) return null;
  return {
    type: "money",
    amount: moneyText({ minor: value.minor, currency: currency(code) }),
    currency: code,
  };
}

function recordView({ kind, id }: Subject, { record }: KnownRecords): NamedRecord {
  const known =
    kind === "whole" ? namedKinds.map((one) => record(one, id)).find((one) => one) : record(kind, id);
  return {
    kind: known?.kind ?? (kind === "whole" ? "property" : kind),
    id,
    name: known?.name ?? null,
    propertyId: known?.propertyId ?? null,
  };
}
