import { books } from "@keystead/domain/ledger";
import type { Book } from "@keystead/domain/ledger";
import { plainDate } from "@keystead/domain/calendar";
import type { PlainDate } from "@keystead/domain/calendar";
import { currency } from "@keystead/domain/money";
import type { BookedTransfer, PastRecord, RecordInBooks } from "@keystead/domain/statements";
import { sql } from "drizzle-orm";

import { lockInOrder } from "#kernel/db/lock-order.ts";
import { firstRow, rowsOf } from "#kernel/db/rows.ts";
import type { Work, WorkspaceScope } from "#kernel/work.ts";

/** The transfers of all leases from a day on, each with what of it was not sent back. */
export async function findTransfersSince(
  { tx, scope }: Work<WorkspaceScope>,
  from: PlainDate,
): Promise<ReadonlyMap<string, readonly BookedTransfer[]>> {
  const result = await tx.execute(sql`
    select p.lease_id, p.transfer_id, min(p.paid_on)::text as paid_on, sum(p.amount_minor)::bigint as amount_minor,
      (sum(p.amount_minor) - coalesce(sum(back.amount_minor), 0))::bigint as kept_minor
    from lease_payment p
    left join lateral (select sum(r.amount_minor) as amount_minor from lease_refund r
      where r.workspace_id = p.workspace_id and r.payment_id = p.id) back on true
    where p.workspace_id = ${scope.workspaceId}::uuid and p.paid_on >= ${from}::date and not p.opening_credit
    group by p.lease_id, p.transfer_id order by min(p.paid_on), p.transfer_id`);
  const transfers = rowsOf(result).map((row) => ({
    leaseId: String(row["lease_id"]),
    transferId: String(row["transfer_id"]),
    paidOn: plainDate(String(row["paid_on"])),
    amountMinor: Number(row["amount_minor"]),
    keptMinor: Number(row["kept_minor"]),
  }));
  return Map.groupBy(transfers, ({ leaseId }) => leaseId);
}

export type BookedLine =
  | {
      readonly as: "payment";
      readonly leaseId: string;
      readonly transferId: string;
      readonly paidOn: PlainDate;
    }
  | { readonly as: "record"; readonly record: KnownRecord };

/** A record of the books as the screen names it. */
export type KnownRecord = RecordInBooks & {
  readonly book: Book;
  readonly property: { readonly id: string; readonly name: string };
  readonly category: string;
};

/** Of these lines those that are booked, by their hashes. */
export async function findBookedLines(
  { tx, scope }: Work<WorkspaceScope>,
  hashes: readonly string[],
): Promise<ReadonlyMap<string, BookedLine>> {
  const result = await tx.execute(sql`
    select s.print_hash, s.lease_id, s.transfer_id, (select min(p.paid_on)::text from lease_payment p
      where p.workspace_id = s.workspace_id and p.transfer_id = s.transfer_id) as paid_on, r.*
    from statement_line s left join lateral (${recordsOfLine}) r on true where s.workspace_id = ${scope.workspaceId}::uuid
      and s.print_hash in (select jsonb_array_elements_text(${JSON.stringify(hashes)}::jsonb))`);
  return new Map(
    rowsOf(result).map((row): [string, BookedLine] => {
      const leaseId = row["lease_id"];
      const paid = () => ({
        transferId: String(row["transfer_id"]),
        paidOn: plainDate(String(row["paid_on"])),
      });
      return [
        String(row["print_hash"]),
        typeof leaseId === "string"
          ? { as: "payment", leaseId, ...paid() }
          : { as: "record", record: recordIn(row) },
      ];
    }),
  );
}

const shownOf = (book: Book, date: "spent_on" | "received_on") => sql`${book} as book, e.id as record_id,
  e.amount_minor, e.currency, e.${sql.identifier(date)}::text as date, e.category, e.property_id, p.name as property_name
  from ${sql.identifier(book)} e join property p on p.workspace_id = e.workspace_id and p.id = e.property_id`;

const recordsOfLine = sql`
  select ${shownOf("expense", "spent_on")} where e.workspace_id = s.workspace_id and e.id = s.expense_id
  union all select ${shownOf("income", "received_on")} where e.workspace_id = s.workspace_id and e.id = s.income_id`;

function recordIn(row: Readonly<Record<string, unknown>>): KnownRecord {
  const book = books.find((one) => one === row["book"]);
  if (book === undefined) throw new Error("a record of no book");
  return {
    book,
    id: String(row["record_id"]),
    amountMinor: Number(row["amount_minor"]),
    currency: currency(String(row["currency"])),
    date: plainDate(String(row["date"])),
    category: String(row["category"]),
    property: { id: String(row["property_id"]), name: String(row["property_name"]) },
  };
}

export type KnownSides = {
  /** The accounts that tenants have paid from, by tenant. */
  readonly accounts: ReadonlyMap<string, readonly string[]>;
  /** Entered by hand around the statement's days: no rent, no deposit, nothing taken back, and no line of a statement. */
  readonly records: readonly KnownRecord[];
  /** What was booked of these payees from statements before, by payee; the latest of each first. */
  readonly past: ReadonlyMap<string, readonly PastRecord[]>;
  /** How the places of the past are called. */
  readonly names: ReadonlyMap<string, string>;
};

type Asked = { readonly from: PlainDate; readonly to: PlainDate; readonly payees: readonly string[] };

/** All that tells whose a line may be, besides leases and what is booked of it. In one statement. */
export async function findKnownSides(
  { tx, scope }: Work<WorkspaceScope>,
  { from, to, payees }: Asked,
): Promise<KnownSides> {
  const workspace = sql`${scope.workspaceId}::uuid`;
  const own = sql`e.workspace_id = ${workspace} and e.amount_minor > 0 and e.reversal_of is null`;
  const unclaimed = (column: string) => sql`not exists (select 1 from statement_line s
    where s.workspace_id = e.workspace_id and s.${sql.identifier(column)} = e.id)`;
  const past = (book: Book, date: "spent_on" | "received_on") =>
    sql`select s.payee_hash, e.property_id, e.unit_id, e.category, e.nature, e.amount_minor, e.currency,
      e.${sql.identifier(date)}::text as date, p.name as property_name, u.name as unit_name
    from statement_line s
    join ${sql.identifier(book)} e on e.workspace_id = s.workspace_id and e.id = s.${sql.identifier(`${book}_id`)}
    join property p on p.workspace_id = e.workspace_id and p.id = e.property_id
    left join unit u on u.workspace_id = e.workspace_id and u.property_id = e.property_id and u.id = e.unit_id
    where s.workspace_id = ${workspace}
      and s.payee_hash in (select jsonb_array_elements_text(${JSON.stringify(payees)}::jsonb))`;
  const row = firstRow(
    await tx.execute(sql`select
      (select jsonb_agg(jsonb_build_object('tenant', tenant_id, 'hash', account_hash))
        from tenant_account where workspace_id = ${workspace}) as accounts,
      (select jsonb_agg(to_jsonb(r) order by r.date, r.record_id) from (
        select ${shownOf("expense", "spent_on")} where ${own} and ${unclaimed("expense_id")}
          and e.spent_on between ${from}::date and ${to}::date
        union all
        select ${shownOf("income", "received_on")} where ${own} and ${unclaimed("income_id")}
          and e.received_on between ${from}::date and ${to}::date
          and e.lease_payment_id is null and e.lease_refund_id is null and e.deposit_movement_id is null) r) as records,
      (select jsonb_agg(to_jsonb(x) order by x.date desc) from (
        ${past("expense", "spent_on")} union all ${past("income", "received_on")}) x) as past`),
  );
  const accounts = listIn(row?.["accounts"]);
  const booked = listIn(row?.["past"]);
  return {
    accounts: grouped(accounts, (one) => [String(one["tenant"]), String(one["hash"])]),
    records: listIn(row?.["records"]).map(recordIn),
    past: grouped(booked, (one) => [String(one["payee_hash"]), pastIn(one)]),
    names: new Map(
      booked.flatMap((one) => [
        [String(one["property_id"]), String(one["property_name"])] as const,
        [String(one["unit_id"]), String(one["unit_name"])] as const,
      ]),
    ),
  };
}

type JsonRow = Readonly<Record<string, unknown>>;

function listIn(value: unknown): readonly JsonRow[] {
  return Array.isArray(value) ? (value as readonly JsonRow[]) : [];
}

function grouped<Of>(
  rows: readonly JsonRow[],
  entryOf: (row: JsonRow) => readonly [string, Of],
): ReadonlyMap<string, readonly Of[]> {
  const groups = Map.groupBy(rows.map(entryOf), ([key]) => key);
  return new Map([...groups].map(([key, entries]) => [key, entries.map(([, of]) => of)]));
}

function pastIn(row: JsonRow): PastRecord {
  const unitId = row["unit_id"];
  return {
    propertyId: String(row["property_id"]),
    unitId: typeof unitId === "string" ? unitId : null,
    category: String(row["category"]),
    nature: String(row["nature"]),
    amountMinor: Number(row["amount_minor"]),
    currency: currency(String(row["currency"])),
    date: plainDate(String(row["date"])),
  };
}

type Places = { readonly propertyIds: readonly string[]; readonly unitIds: readonly string[] };

/**
 * The leases and whoever pays for them, and where records go, in the order of locks: whoever books several holds all of them before
 * the first.
 */
export async function lockLeases(
  work: Work<WorkspaceScope>,
  leaseIds: readonly string[],
  { propertyIds, unitIds }: Places = { propertyIds: [], unitIds: [] },
): Promise<void> {
  const { workspaceId } = work.scope;
  const of = (column: string) => sql`select l.${sql.identifier(column)} from lease l
    where l.workspace_id = ${workspaceId}::uuid
      and l.id in (select value::uuid from jsonb_array_elements_text(${JSON.stringify(leaseIds)}::jsonb))`;
  await lockInOrder(work, [
    {
      table: "property",
      ids: sql`${of("property_id")} union
        select value::uuid from jsonb_array_elements_text(${JSON.stringify(propertyIds)}::jsonb)`,
      strength: "key share",
    },
    { table: "unit", ids: unitIds, strength: "key share" },
    {
      table: "tenant",
      ids: sql`${of("tenant_id")} union ${coTenantsOf(workspaceId, leaseIds)}`,
      strength: "key share",
    },
    { table: "lease", ids: leaseIds, strength: "no key update" },
  ]);
}

export async function findCurrencies(
  { tx, scope }: Work<WorkspaceScope>,
  leaseIds: readonly string[],
): Promise<ReadonlyMap<string, string>> {
  const result =
    await tx.execute(sql`select l.id, l.currency from lease l where l.workspace_id = ${scope.workspaceId}::uuid
    and l.id in (select value::uuid from jsonb_array_elements_text(${JSON.stringify(leaseIds)}::jsonb))`);
  return new Map(rowsOf(result).map((row) => [String(row["id"]), String(row["currency"])]));
}

function coTenantsOf(workspaceId: string, leaseIds: readonly string[]) {
  return sql`select c.tenant_id from lease_co_tenant c where c.workspace_id = ${workspaceId}::uuid
    and c.lease_id in (select value::uuid from jsonb_array_elements_text(${JSON.stringify(leaseIds)}::jsonb))`;
}

/** Whom leases are signed by, the main tenant first. */
export async function findPayers(
  { tx, scope }: Work<WorkspaceScope>,
  leaseIds: readonly string[],
): Promise<ReadonlyMap<string, readonly { readonly id: string; readonly name: string }[]>> {
  const result = await tx.execute(sql`
    select x.lease_id, t.id, t.name from (
      select l.id as lease_id, l.tenant_id, -1 as position from lease l where l.workspace_id = ${scope.workspaceId}::uuid
      union all
      select c.lease_id, c.tenant_id, c.position from lease_co_tenant c where c.workspace_id = ${scope.workspaceId}::uuid) x
    join tenant t on t.workspace_id = ${scope.workspaceId}::uuid and t.id = x.tenant_id
    where t.anonymised_at is null
      and x.lease_id in (select value::uuid from jsonb_array_elements_text(${JSON.stringify(leaseIds)}::jsonb))
    order by x.lease_id, x.position`);
  const payers = rowsOf(result).map((row) => ({
    leaseId: String(row["lease_id"]),
    id: String(row["id"]),
    name: String(row["name"]),
  }));
  return Map.groupBy(payers, ({ leaseId }) => leaseId);
}

/** What a line was booked as: a tenant's transfer, or a record of one of the books and whose it is. */
export type NewLine = { readonly hash: string } & (
  | { readonly leaseId: string; readonly transferId: string }
  | { readonly expenseId: string; readonly payee: string | null }
  | { readonly incomeId: string; readonly payee: string | null }
);

export async function insertLines(
  { tx, scope }: Work<WorkspaceScope>,
  lines: readonly NewLine[],
): Promise<void> {
  await tx.execute(sql`insert into statement_line
      (workspace_id, lease_id, transfer_id, expense_id, income_id, payee_hash, print_hash)
    select ${scope.workspaceId}::uuid, "leaseId", "transferId", "expenseId", "incomeId", payee, hash
    from jsonb_to_recordset(${JSON.stringify(lines)}::jsonb)
      as x(hash text, "leaseId" uuid, "transferId" uuid, "expenseId" uuid, "incomeId" uuid, payee text)`);
}

/** Answers the ids of those that were not known before. */
export async function insertAccounts(
  { tx, scope }: Work<WorkspaceScope>,
  accounts: readonly { readonly tenantId: string; readonly hash: string; readonly lastFour: string }[],
): Promise<readonly string[]> {
  if (accounts.length === 0) return [];
  const result =
    await tx.execute(sql`insert into tenant_account (workspace_id, tenant_id, account_hash, last_four)
    select distinct ${scope.workspaceId}::uuid, "tenantId", hash, "lastFour"
    from jsonb_to_recordset(${JSON.stringify(accounts)}::jsonb) as x("tenantId" uuid, hash text, "lastFour" text)
    on conflict (workspace_id, tenant_id, account_hash) do nothing returning id`);
  return rowsOf(result).map((row) => String(row["id"]));
}

/** Whether a transfer is no longer what was booked: a part of it changed, gone, added or sent back. */
export async function areTouched(
  { tx, scope }: Work<WorkspaceScope>,
  transfers: readonly { readonly transferId: string; readonly amountMinor: number }[],
): Promise<boolean> {
  const result = await tx.execute(sql`
    select 1 from jsonb_to_recordset(${JSON.stringify(transfers)}::jsonb) as x("transferId" uuid, "amountMinor" bigint)
    left join lateral (
      select sum(p.amount_minor) as amount_minor, max(p.version) as version, bool_or(exists (
        select 1 from lease_refund r where r.workspace_id = p.workspace_id and r.payment_id = p.id)) as refunded
      from lease_payment p where p.workspace_id = ${scope.workspaceId}::uuid and p.transfer_id = x."transferId") paid on true
    where paid.amount_minor is distinct from x."amountMinor" or paid.version > 1 or paid.refunded limit 1`);
  return rowsOf(result).length > 0;
}

/** Whether a record is no longer what was booked: changed, gone, taken back in part, or with a receipt that would go with it. */
export async function areRecordsTouched(
  { tx, scope }: Work<WorkspaceScope>,
  records: readonly { readonly book: Book; readonly id: string; readonly amountMinor: number }[],
): Promise<boolean> {
  if (records.length === 0) return false;
  const asked = sql`jsonb_to_recordset(${JSON.stringify(records)}::jsonb) as x(book text, id uuid, "amountMinor" bigint)`;
  const takenBack = (book: Book) => sql`exists (select 1 from ${sql.identifier(book)} r
    where r.workspace_id = e.workspace_id and r.reversal_of = e.id)`;
  const own = sql`e.workspace_id = ${scope.workspaceId}::uuid and e.id = x.id`;
  const result = await tx.execute(sql`
    select 1 from ${asked} left join expense e on ${own} where x.book = 'expense' and (e.version is distinct from 1
      or e.amount_minor <> x."amountMinor" or ${takenBack("expense")}
      or exists (select 1 from document d where d.workspace_id = e.workspace_id and d.expense_id = e.id))
    union all
    select 1 from ${asked} left join income e on ${own} where x.book = 'income' and (e.version is distinct from 1
      or e.amount_minor <> x."amountMinor" or ${takenBack("income")})
    limit 1`);
  return rowsOf(result).length > 0;
}

/** How many of these refunds are still there. */
export async function countRefunds(
  { tx, scope }: Work<WorkspaceScope>,
  ids: readonly string[],
): Promise<number> {
  if (ids.length === 0) return 0;
  const result =
    await tx.execute(sql`select distinct transfer_id from lease_refund where workspace_id = ${scope.workspaceId}::uuid
    and transfer_id in (select value::uuid from jsonb_array_elements_text(${JSON.stringify(ids)}::jsonb))`);
  return rowsOf(result).length;
}

/** Lines whose payment stays while what was booked of them goes. */
export async function forgetLines(
  { tx, scope }: Work<WorkspaceScope>,
  hashes: readonly string[],
): Promise<void> {
  if (hashes.length === 0) return;
  await tx.execute(sql`delete from statement_line where workspace_id = ${scope.workspaceId}::uuid
    and print_hash in (select jsonb_array_elements_text(${JSON.stringify(hashes)}::jsonb))`);
}

/** The payments of a booking with their records and lines, the accounts it was the first to know, and its note. In one statement. */
export async function removeBooking(
  { tx, scope: { workspaceId } }: Work<WorkspaceScope>,
  id: string,
  made: { readonly transferIds: readonly string[]; readonly accountIds: readonly string[] },
): Promise<void> {
  const among = (ids: readonly string[]) =>
    sql`(select value::uuid from jsonb_array_elements_text(${JSON.stringify(ids)}::jsonb))`;
  await tx.execute(sql`
    with gone as (delete from lease_payment where workspace_id = ${workspaceId}::uuid and transfer_id in ${among(made.transferIds)}),
      unknown_again as (delete from tenant_account where workspace_id = ${workspaceId}::uuid and id in ${among(made.accountIds)})
    delete from trash where workspace_id = ${workspaceId}::uuid and id = ${id}::uuid`);
}
