import { randomUUID } from "node:crypto";

import { plainDate } from "@keystead/domain/calendar";
import type { PlainDate } from "@keystead/domain/calendar";
import { splitWays } from "@keystead/domain/ledger";
import type { Book, ChangingRecord, LikeRecord, PaymentMethod, SplitWay } from "@keystead/domain/ledger";
import { currency } from "@keystead/domain/money";
import type { Currency } from "@keystead/domain/money";
import { and, eq, inArray, sql } from "#kernel/db/drizzle.ts";
import type { SQL } from "#kernel/db/drizzle.ts";

import { lockInOrder } from "#kernel/db/lock-order.ts";
import { rowsOf } from "#kernel/db/queries/rows.ts";
import { expense, income } from "#kernel/db/schema/index.ts";
import type { ActorScope, Work, WorkspaceScope } from "#kernel/work.ts";
import { bookTables } from "../book-tables-store.ts";
import type { RecordSite } from "./record-rentables-store.ts";
import { optionalTextIn, textIn, wordIn } from "#kernel/db/queries/stored-row.ts";
import type { StoredRow } from "#kernel/db/queries/stored-row.ts";

/** The content of a record, as it is stored. */
export type StoredRecordColumns = {
  readonly propertyId: string;
  readonly unitId: string | null;
  readonly category: string;
  readonly nature: string;
  readonly amountMinor: number;
  readonly currency: Currency;
  readonly date: PlainDate;
  /** Income only. */
  readonly method: PaymentMethod | null;
  readonly notes: string;
  /** The bill to which the part belongs; expenses only. */
  readonly split: SplitOf | null;
  /** Income only: the booking whose nights a guest paid (R-D10); this is changed at the booking. */
  readonly bookingId?: string | null;
  /** Other income only: the booking whose guest paid for cleaning. */
  readonly cleaningOf?: string | null;
};

export type SplitOf = {
  readonly id: string;
  readonly by: SplitWay;
  /** Decimal text. */
  readonly share: string;
  readonly no: number;
};

export type StoredRecord = StoredRecordColumns &
  ChangingRecord & {
    readonly id: string;
    readonly version: number;
    readonly reversalOf: string | null;
    readonly createdBy: string | null;
  };

/**
 * The records with all parts of their bills, in the order of the parts. Locks them, the records that they reverse,
 * everything that they refer to and the units and properties in `also` until the transaction ends. Reversed amounts
 * leave out reversals among these records. Missing records are left out.
 */
export async function lockRecords(
  work: Work<WorkspaceScope>,
  book: Book,
  { ids, also = [] }: { readonly ids: readonly string[]; readonly also?: readonly Partial<RecordSite>[] },
): Promise<readonly StoredRecord[]> {
  const { tx, scope } = work;
  const { name, date } = bookTables[book];
  const [table, day] = [sql.identifier(name), sql.identifier(date.name)];
  const named = sql`select value::uuid from jsonb_array_elements_text(${JSON.stringify(ids)}::jsonb)`;
  const idList =
    book === "income"
      ? sql`(${named})`
      : sql`(${named} union select part.id from expense one
          join expense part on part.workspace_id = one.workspace_id and part.split_id = one.split_id
          where one.workspace_id = ${scope.workspaceId}::uuid and one.id in (${named}))`;
  await lockSites(work, { book, idList, also });
  const linked =
    book === "income"
      ? sql`coalesce(r.lease_payment_id, r.lease_refund_id, r.deposit_movement_id, r.booking_id) is not null`
      : sql`exists (select 1 from turnover j where j.workspace_id = r.workspace_id and j.expense_id = r.id)`;
  const tookBack = (original: SQL): SQL => sql`(select coalesce(-sum(x.amount_minor), 0) from ${table} x
    where x.workspace_id = r.workspace_id and x.reversal_of = ${original} and x.id not in ${idList})`;
  const result = await tx.execute(sql`
    select r.id, r.version, r.property_id, r.unit_id, r.category, r.nature, r.amount_minor, r.currency,
      r.${day}::text as date, ${book === "income" ? sql`r.method` : sql`null`} as method, r.notes, r.reversal_of, r.created_by,
      ${linked} as linked, ${tookBack(sql`r.id`)} as reversed, o.amount_minor as original_minor,
      ${tookBack(sql`r.reversal_of`)} as others,
      ${book === "income" ? sql`r.cleaning_of, null as split_id, null as split_no` : sql`r.split_id, r.split_by, r.split_share::text, r.split_no`}
    from ${table} r left join ${table} o on o.workspace_id = r.workspace_id and o.id = r.reversal_of
    where r.workspace_id = ${scope.workspaceId}::uuid and r.id in ${idList} order by split_no, r.id`);
  return rowsOf(result).map(storedFrom);
}

/**
 * Locks the records, those that they reverse, everything that they refer to and the units and properties in `also`.
 */
async function lockSites(
  work: Work<WorkspaceScope>,
  {
    book,
    idList,
    also,
  }: { readonly book: Book; readonly idList: SQL; readonly also: readonly Partial<RecordSite>[] },
): Promise<void> {
  const { workspaceId } = work.scope;
  const table = sql.identifier(bookTables[book].name);
  const of = (
    column: string,
    others: readonly (string | null | undefined)[] = [],
  ): SQL => sql`select ${sql.identifier(column)} from ${table}
    where workspace_id = ${workspaceId}::uuid and id in ${idList}
    union select value::uuid from jsonb_array_elements_text(${JSON.stringify(others.filter(Boolean))}::jsonb)`;
  const owners = (["tenant", "lease"] as const).map((owner) => ({
    table: owner,
    ids: of(`${owner}_id`),
    strength: "key share" as const,
  }));
  await lockInOrder(work, [
    {
      table: "property",
      ids: of(
        "property_id",
        also.map(({ propertyId }) => propertyId),
      ),
      strength: "key share",
    },
    // Deleting a unit clears it from its records, so the two must wait for each other.
    {
      table: "unit",
      ids: of(
        "unit_id",
        also.map(({ unitId }) => unitId),
      ),
      strength: "key share",
    },
    ...(book === "income" ? owners : []),
    {
      table: book,
      ids: sql`select value from ${idList} as requested(value) union select reversal_of from ${table} where workspace_id = ${workspaceId}::uuid
        and id in ${idList} and reversal_of is not null`,
      strength: "update",
    },
  ]);
}

function storedFrom(row: StoredRow): StoredRecord {
  const method = row["method"];
  return {
    id: textIn(row, "id"),
    version: Number(row["version"]),
    propertyId: textIn(row, "property_id"),
    unitId: optionalTextIn(row, "unit_id"),
    category: textIn(row, "category"),
    nature: textIn(row, "nature"),
    amountMinor: Number(row["amount_minor"]),
    currency: currency(textIn(row, "currency")),
    date: plainDate(textIn(row, "date")),
    method: income.method.enumValues.find((known) => known === method) ?? null,
    notes: textIn(row, "notes"),
    cleaningOf: typeof row["cleaning_of"] === "string" ? row["cleaning_of"] : null,
    split: splitIn(row),
    reversalOf: optionalTextIn(row, "reversal_of"),
    createdBy: optionalTextIn(row, "created_by"),
    linked: row["linked"] === true,
    reversedMinor: Number(row["reversed"]),
    original:
      row["original_minor"] === null
        ? null
        : { amountMinor: Number(row["original_minor"]), othersMinor: Number(row["others"]) },
  };
}

function splitIn(row: StoredRow): SplitOf | null {
  const id = optionalTextIn(row, "split_id");
  if (id === null) return null;
  return {
    id,
    by: wordIn(splitWays, row["split_by"]),
    share: textIn(row, "split_share"),
    no: Number(row["split_no"]),
  };
}

/** The positions of those that match an existing record by property, day, currency and amount (see `isLike`). */
export async function findLike(
  { tx, scope }: Work<WorkspaceScope>,
  book: Book,
  like: readonly LikeRecord[],
): Promise<readonly number[]> {
  const { name, date } = bookTables[book];
  const found = await tx.execute(sql`select n.at
    from jsonb_to_recordset(${JSON.stringify(like.map((one, at) => ({ ...one, at })))}::jsonb)
      as n(at int, "propertyId" uuid, date date, currency text, "amountMinor" bigint)
    where exists (select 1 from ${sql.identifier(name)} r where r.workspace_id = ${scope.workspaceId}::uuid
      and r.property_id = n."propertyId" and r.${sql.identifier(date.name)} = n.date and r.currency = n.currency
      and r.amount_minor = n."amountMinor")
    order by n.at`);
  return rowsOf(found).map((row) => Number(row["at"]));
}

/** Returns their ids in their order. */
export async function insertRecords(
  { tx, scope, now }: Work<ActorScope>,
  book: Book,
  records: readonly StoredRecordColumns[],
): Promise<readonly string[]> {
  const { workspaceId, userId } = scope;
  const rows = records.map(({ date, method, split, bookingId = null, cleaningOf = null, ...fields }) => ({
    common: {
      ...fields,
      category: sql`${fields.category}`,
      nature: sql`${fields.nature}`,
      id: randomUUID(),
      workspaceId,
      createdBy: userId,
      createdAt: now,
      updatedAt: now,
    },
    date,
    method,
    split,
    bookingId,
    cleaningOf,
  }));
  if (book === "income")
    await tx.insert(income).values(
      rows.map(({ common, date, method, bookingId, cleaningOf }) => ({
        ...common,
        receivedOn: date,
        method,
        bookingId,
        cleaningOf,
      })),
    );
  else
    await tx.insert(expense).values(
      rows.map(({ common, date, split }) => ({
        ...common,
        spentOn: date,
        splitId: split?.id ?? null,
        splitBy: split?.by ?? null,
        splitShare: split?.share ?? null,
        splitNo: split?.no ?? null,
      })),
    );
  return rows.map(({ common }) => common.id);
}

/** Deletes the parts that a bill no longer has. They have no reversals, and their files have already been moved. */
export async function deleteParts(
  { tx, scope }: Work<WorkspaceScope>,
  ids: readonly string[],
): Promise<void> {
  await tx
    .delete(expense)
    .where(and(eq(expense.workspaceId, scope.workspaceId), inArray(expense.id, [...ids])));
}

/** The new content of a record. */
export type NextRecord = { readonly id: string; readonly fields: StoredRecordColumns };

/**
 * The caller must have locked the records. Their reversals get the same unit, property, category and nature (R-A08).
 */
export async function updateRecords(
  { tx, scope, now }: Work<ActorScope>,
  book: Book,
  records: readonly NextRecord[],
): Promise<void> {
  const { name, date } = bookTables[book];
  const [table, day] = [sql.identifier(name), sql.identifier(date.name)];
  const next = JSON.stringify(records.map(({ id, fields }) => ({ ...fields, id })));
  const own = sql`workspace_id = ${scope.workspaceId}::uuid`;
  const at = sql`updated_at = ${now.toISOString()}::timestamptz, version = r.version + 1`;
  await tx.execute(sql`update ${table} r set property_id = n."propertyId", unit_id = n."unitId", category = n.category,
      nature = n.nature, amount_minor = n."amountMinor", currency = n.currency, ${day} = n.date, notes = n.notes, ${at}
      ${
        book === "income"
          ? sql`, method = n.method, cleaning_of = (select b.id from booking b where b.workspace_id = r.workspace_id
              and b.id = n."cleaningOf" and b.property_id = n."propertyId" and n.category = 'other')`
          : sql`, split_id = (n.split ->> 'id')::uuid, split_by = n.split ->> 'by',
        split_share = (n.split ->> 'share')::numeric, split_no = (n.split ->> 'no')::int`
      }
    from jsonb_to_recordset(${next}::jsonb) as n(id uuid, "propertyId" uuid, "unitId" uuid, category text, nature text,
      "amountMinor" bigint, currency text, date date, method text, notes text, "cleaningOf" uuid, split jsonb)
    where r.${own} and r.id = n.id`);
  await tx.execute(sql`update ${table} r set property_id = o.property_id, unit_id = o.unit_id, category = o.category,
      nature = o.nature, ${book === "income" ? sql`cleaning_of = o.cleaning_of,` : sql``} ${at}
    from ${table} o where r.${own} and o.${own} and o.id = r.reversal_of
      and o.id in (select value::uuid from jsonb_array_elements_text(${JSON.stringify(records.map(({ id }) => id))}::jsonb))
      and (r.property_id, r.unit_id, r.category, r.nature) is distinct from (o.property_id, o.unit_id, o.category, o.nature)`);
}
