import { plainDate } from "@keystead/domain/calendar";
import type { PlainDate } from "@keystead/domain/calendar";
import type { Book, ChangingRecord, LikeRecord, PaymentMethod } from "@keystead/domain/ledger";
import { currency } from "@keystead/domain/money";
import type { Currency } from "@keystead/domain/money";
import { inArray, sql } from "drizzle-orm";
import type { SQL } from "drizzle-orm";

import { lockInOrder } from "#kernel/db/lock-order.ts";
import { firstRow, rowsOf } from "#kernel/db/rows.ts";
import { document, expense, income } from "#kernel/db/schema/index.ts";
import type { TrashPart } from "#kernel/trash/move-to-trash.ts";
import type { ActorScope, Work, WorkspaceScope } from "#kernel/work.ts";
import { bookTables } from "./books-store.ts";
import { idIn, textIn } from "./record-row.ts";

/** What a record says, as it is stored. */
export type RecordFields = {
  readonly propertyId: string;
  readonly unitId: string | null;
  readonly category: string;
  readonly nature: string;
  readonly amountMinor: number;
  readonly currency: Currency;
  readonly date: PlainDate;
  /** Of income alone. */
  readonly method: PaymentMethod | null;
  readonly notes: string;
};

export type StoredRecord = RecordFields &
  ChangingRecord & {
    readonly id: string;
    readonly version: number;
    readonly reversalOf: string | null;
    readonly createdBy: string | null;
  };

type Place = Pick<RecordFields, "propertyId" | "unitId">;

/** All of them stay until the transaction ends; answers of each whether property and unit are there, the unit as one of that property. */
export async function lockPlaces(
  work: Work<WorkspaceScope>,
  places: readonly Place[],
): Promise<readonly { readonly property: boolean; readonly unit: boolean }[]> {
  const { workspaceId } = work.scope;
  await lockInOrder(work, [
    { table: "property", ids: places.map(({ propertyId }) => propertyId), strength: "key share" },
    { table: "unit", ids: places.flatMap(({ unitId }) => unitId ?? []), strength: "key share" },
  ]);
  const result = await work.tx
    .execute(sql`select property.id is not null as property, unit.id is not null as unit
    from jsonb_to_recordset(${JSON.stringify(places.map((place, at) => ({ ...place, at })))}::jsonb)
      as asked(at int, "propertyId" uuid, "unitId" uuid)
    left join property on property.workspace_id = ${workspaceId}::uuid and property.id = asked."propertyId"
    left join unit on unit.workspace_id = ${workspaceId}::uuid and unit.property_id = property.id and unit.id = asked."unitId"
    order by asked.at`);
  return rowsOf(result).map((row) => ({ property: row["property"] === true, unit: row["unit"] === true }));
}

/**
 * The records, with what they take back, all that they name and where else they are to be put, locked until the transaction ends. Of
 * what was taken back only what others than these took back is said. What is not there is left out.
 */
export async function lockRecords(
  work: Work<WorkspaceScope>,
  book: Book,
  { ids, also = [] }: { readonly ids: readonly string[]; readonly also?: readonly Partial<Place>[] },
): Promise<readonly StoredRecord[]> {
  const { tx, scope } = work;
  const { name, date } = bookTables[book];
  const [table, day] = [sql.identifier(name), sql.identifier(date.name)];
  const asked = sql`(select value::uuid from jsonb_array_elements_text(${JSON.stringify(ids)}::jsonb))`;
  const of = (
    column: string,
    others: readonly (string | null | undefined)[] = [],
  ): SQL => sql`select ${sql.identifier(column)} from ${table}
    where workspace_id = ${scope.workspaceId}::uuid and id in ${asked}
    union select value::uuid from jsonb_array_elements_text(${JSON.stringify(others.filter(Boolean))}::jsonb)`;
  const named = (["tenant", "lease"] as const).map((owner) => ({
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
    // A unit that goes empties the records that name it: they wait for it, or it for them.
    {
      table: "unit",
      ids: of(
        "unit_id",
        also.map(({ unitId }) => unitId),
      ),
      strength: "key share",
    },
    ...(book === "income" ? named : []),
    {
      table: book,
      ids: sql`${asked} union select reversal_of from ${table} where workspace_id = ${scope.workspaceId}::uuid
        and id in ${asked} and reversal_of is not null`,
      strength: "update",
    },
  ]);
  const linked =
    book === "income"
      ? sql`coalesce(r.lease_payment_id, r.lease_refund_id, r.deposit_movement_id) is not null`
      : sql`false`;
  const tookBack = (original: SQL): SQL => sql`(select coalesce(-sum(x.amount_minor), 0) from ${table} x
    where x.workspace_id = r.workspace_id and x.reversal_of = ${original} and x.id not in ${asked})`;
  const result = await tx.execute(sql`
    select r.id, r.version, r.property_id, r.unit_id, r.category, r.nature, r.amount_minor, r.currency,
      r.${day}::text as date, ${book === "income" ? sql`r.method` : sql`null`} as method, r.notes, r.reversal_of, r.created_by,
      ${linked} as linked, ${tookBack(sql`r.id`)} as reversed, o.amount_minor as original_minor,
      ${tookBack(sql`r.reversal_of`)} as others
    from ${table} r left join ${table} o on o.workspace_id = r.workspace_id and o.id = r.reversal_of
    where r.workspace_id = ${scope.workspaceId}::uuid and r.id in ${asked} order by r.id`);
  return rowsOf(result).map(storedFrom);
}

function storedFrom(row: Readonly<Record<string, unknown>>): StoredRecord {
  const method = row["method"];
  return {
    id: textIn(row, "id"),
    version: Number(row["version"]),
    propertyId: textIn(row, "property_id"),
    unitId: idIn(row, "unit_id"),
    category: textIn(row, "category"),
    nature: textIn(row, "nature"),
    amountMinor: Number(row["amount_minor"]),
    currency: currency(textIn(row, "currency")),
    date: plainDate(textIn(row, "date")),
    method: income.method.enumValues.find((known) => known === method) ?? null,
    notes: textIn(row, "notes"),
    reversalOf: idIn(row, "reversal_of"),
    createdBy: idIn(row, "created_by"),
    linked: row["linked"] === true,
    reversedMinor: Number(row["reversed"]),
    original:
      row["original_minor"] === null
        ? null
        : { amountMinor: Number(row["original_minor"]), othersMinor: Number(row["others"]) },
  };
}

/** How many records of the same property, day, currency and amount are there (`isLike` of the domain). */
export async function countLike(
  { tx, scope }: Work<WorkspaceScope>,
  book: Book,
  like: LikeRecord,
): Promise<number> {
  const { name, date } = bookTables[book];
  const row = firstRow(
    await tx.execute(sql`select count(*)::int as count from ${sql.identifier(name)}
      where workspace_id = ${scope.workspaceId}::uuid and property_id = ${like.propertyId}::uuid
        and ${sql.identifier(date.name)} = ${like.date}::date and currency = ${like.currency}
        and amount_minor = ${like.amountMinor}`),
  );
  return Number(row?.["count"]);
}

export async function insertRecord(
  { tx, scope, now }: Work<ActorScope>,
  book: Book,
  { date, method, ...fields }: RecordFields,
): Promise<string> {
  const { workspaceId, userId } = scope;
  const common = { ...fields, workspaceId, createdBy: userId, createdAt: now, updatedAt: now };
  const [row] =
    book === "income"
      ? await tx
          .insert(income)
          .values({
            ...common,
            category: sql`${fields.category}`,
            nature: sql`${fields.nature}`,
            receivedOn: date,
            method,
          })
          .returning({ id: income.id })
      : await tx
          .insert(expense)
          .values({
            ...common,
            category: sql`${fields.category}`,
            nature: sql`${fields.nature}`,
            spentOn: date,
          })
          .returning({ id: expense.id });
  if (row === undefined) throw new Error("an insert that gave no row");
  return row.id;
}

/** R-A08: everything but amount, day and note is the original's. */
export async function insertReversal(
  { tx, scope, now }: Work<ActorScope>,
  book: Book,
  of: {
    readonly originalId: string;
    readonly amountMinor: number;
    readonly date: PlainDate;
    readonly notes: string;
  },
): Promise<string> {
  const { name, date } = bookTables[book];
  const [table, day] = [sql.identifier(name), sql.identifier(date.name)];
  const links = book === "income" ? sql`, tenant_id, lease_id, method` : sql``;
  const at = now.toISOString();
  const row = firstRow(
    await tx.execute(sql`insert into ${table} (workspace_id, property_id, unit_id, category, nature, currency, amount_minor, ${day},
        notes, reversal_of, created_by, created_at, updated_at${links})
      select workspace_id, property_id, unit_id, category, nature, currency, ${of.amountMinor}::bigint, ${of.date}::date,
        ${of.notes}, id, ${scope.userId}::uuid, ${at}::timestamptz, ${at}::timestamptz${links}
      from ${table} where workspace_id = ${scope.workspaceId}::uuid and id = ${of.originalId}::uuid returning id`),
  );
  if (row === undefined) throw new Error("an insert that gave no row");
  return textIn(row, "id");
}

/** What a record becomes. */
export type NextRecord = { readonly id: string; readonly fields: RecordFields };

/** The records must be locked by the caller. What takes one back stands where it stands (R-A08). */
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
      ${book === "income" ? sql`, method = n.method` : sql``}
    from jsonb_to_recordset(${next}::jsonb) as n(id uuid, "propertyId" uuid, "unitId" uuid, category text, nature text,
      "amountMinor" bigint, currency text, date date, method text, notes text)
    where r.${own} and r.id = n.id`);
  await tx.execute(sql`update ${table} r set property_id = o.property_id, unit_id = o.unit_id, category = o.category,
      nature = o.nature, ${at}
    from ${table} o where r.${own} and o.${own} and o.id = r.reversal_of
      and o.id in (select value::uuid from jsonb_array_elements_text(${JSON.stringify(records.map(({ id }) => id))}::jsonb))
      and (r.property_id, r.unit_id, r.category, r.nature) is distinct from (o.property_id, o.unit_id, o.category, o.nature)`);
}

/** For the trash: the records, and of expenses the files that hang on them. */
export function recordParts(
  book: Book,
  ids: readonly string[],
): readonly TrashPart<"income" | "expense" | "document">[] {
  return book === "income"
    ? [{ table: income, where: inArray(income.id, [...ids]) }]
    : [
        { table: expense, where: inArray(expense.id, [...ids]) },
        { table: document, where: inArray(document.expenseId, [...ids]) },
      ];
}

/** Of records that came back: their days, and whether one of them takes back more of its original than there is. */
export async function findReturned(
  { tx, scope }: Work<WorkspaceScope>,
  book: Book,
  ids: readonly string[],
): Promise<{ readonly days: readonly PlainDate[]; readonly exceeds: boolean }> {
  const { name, date } = bookTables[book];
  const [table, day] = [sql.identifier(name), sql.identifier(date.name)];
  const rows = rowsOf(
    await tx.execute(sql`select r.${day}::text as date, coalesce(o.amount_minor + (
        select sum(x.amount_minor) from ${table} x where x.workspace_id = r.workspace_id and x.reversal_of = o.id) < 0, false) as exceeds
      from ${table} r left join ${table} o on o.workspace_id = r.workspace_id and o.id = r.reversal_of
      where r.workspace_id = ${scope.workspaceId}::uuid
        and r.id in (select value::uuid from jsonb_array_elements_text(${JSON.stringify(ids)}::jsonb))`),
  );
  return {
    days: rows.map((row) => plainDate(textIn(row, "date"))),
    exceeds: rows.some((row) => row["exceeds"] === true),
  };
}
