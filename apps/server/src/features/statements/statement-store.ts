import { books } from "@keystead/domain/ledger";
import type { Book } from "@keystead/domain/ledger";
import { plainDate } from "@keystead/domain/calendar";
import type { PlainDate } from "@keystead/domain/calendar";
import { currency } from "@keystead/domain/money";
import type { BookedRefund, BookedTransfer, PastRecord, RecordInBooks } from "@keystead/domain/statements";
import { sql } from "#kernel/db/drizzle.ts";
import type { SQL } from "#kernel/db/drizzle.ts";

import { firstRow, rowsOf } from "#kernel/db/queries/rows.ts";
import type { Work, WorkspaceScope } from "#kernel/work.ts";

/** The transfers of all leases since a day, each with the part that was not refunded. */
const transfersSince = (workspace: SQL, from: PlainDate): SQL => sql`
    select p.lease_id, p.transfer_id, min(p.paid_on)::text as paid_on, sum(p.amount_minor)::bigint as amount_minor,
      (sum(p.amount_minor) - coalesce(sum(back.amount_minor), 0))::bigint as kept_minor,
      exists (select 1 from statement_line s where s.workspace_id = ${workspace} and s.transfer_id = p.transfer_id) as of_file
    from lease_payment p
    left join lateral (select sum(r.amount_minor) as amount_minor from lease_refund r
      where r.workspace_id = p.workspace_id and r.payment_id = p.id) back on true
    where p.workspace_id = ${workspace} and p.paid_on >= ${from}::date and not p.opening_credit
    group by p.lease_id, p.transfer_id`;

function transferIn(row: JsonRow): BookedTransfer {
  return {
    transferId: String(row["transfer_id"]),
    paidOn: plainDate(String(row["paid_on"])),
    amountMinor: Number(row["amount_minor"]),
    keptMinor: Number(row["kept_minor"]),
    ofFile: row["of_file"] === true,
  };
}

/** The refunds since a day, one row each. */
const refundsSince = (workspace: SQL, from: PlainDate): SQL => sql`
    select r.lease_id, r.transfer_id as refund_id, min(p.transfer_id::text) as transfer_id, min(r.refunded_on)::text as refunded_on,
      sum(r.amount_minor)::bigint as amount_minor
    from lease_refund r join lease_payment p on p.workspace_id = r.workspace_id and p.id = r.payment_id
    where r.workspace_id = ${workspace} and r.refunded_on >= ${from}::date
    group by r.lease_id, r.transfer_id`;

function refundIn(row: JsonRow): BookedRefund {
  return {
    refundId: String(row["refund_id"]),
    transferId: String(row["transfer_id"]),
    refundedOn: plainDate(String(row["refunded_on"])),
    amountMinor: Number(row["amount_minor"]),
  };
}

export type BookedLine =
  | {
      readonly as: "payment";
      readonly leaseId: string;
      readonly transferId: string;
      readonly paidOn: PlainDate;
    }
  /** A payout is booked as an Income of each of its bookings; the first that still exists is named. */
  | { readonly as: "record"; readonly record: NamedBookRecord; readonly others: number };

/** A record of the books with the fields that the screen shows. */
export type NamedBookRecord = RecordInBooks & {
  readonly book: Book;
  readonly property: { readonly id: string; readonly name: string };
  readonly category: string;
  /** The hash of the statement line from which it was booked; null if it was entered by hand. */
  readonly line: string | null;
};

/** The lines among these that are booked, by their hashes. */
export async function findBookedLines(
  { tx, scope }: Work<WorkspaceScope>,
  hashes: readonly string[],
): Promise<ReadonlyMap<string, BookedLine>> {
  const result = await tx.execute(sql`
    select s.print_hash, s.lease_id, s.transfer_id, (select min(p.paid_on)::text from lease_payment p
      where p.workspace_id = s.workspace_id and p.transfer_id = s.transfer_id) as paid_on, r.*
    from statement_line s left join lateral (${recordsOfLine}) r on true where s.workspace_id = ${scope.workspaceId}::uuid
      and s.print_hash in (select jsonb_array_elements_text(${JSON.stringify(hashes)}::jsonb)) order by s.part`);
  const byLine = Map.groupBy(rowsOf(result), (row) => String(row["print_hash"]));
  return new Map(
    [...byLine.values()].flatMap(([row, ...others]): [string, BookedLine][] => {
      if (row === undefined) return [];
      const leaseId = row["lease_id"];
      const paid = () => ({
        transferId: String(row["transfer_id"]),
        paidOn: plainDate(String(row["paid_on"])),
      });
      return [
        [
          String(row["print_hash"]),
          typeof leaseId === "string"
            ? { as: "payment", leaseId, ...paid() }
            : { as: "record", record: recordIn({ ...row, line: row["print_hash"] }), others: others.length },
        ],
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

function recordIn(row: Readonly<Record<string, unknown>>): NamedBookRecord {
  const book = books.find((one) => one === row["book"]);
  if (book === undefined) throw new Error("a record of no book");
  return {
    book,
    id: String(row["record_id"]),
    amountMinor: Number(row["amount_minor"]),
    currency: currency(String(row["currency"])),
    date: plainDate(String(row["date"])),
    category: String(row["category"]),
    payee: typeof row["payee_hash"] === "string" ? row["payee_hash"] : null,
    line: typeof row["line"] === "string" ? row["line"] : null,
    property: { id: String(row["property_id"]), name: String(row["property_name"]) },
  };
}

export type KnownSides = {
  /** Recent payments by tenants, by lease, in date order. */
  readonly transfers: ReadonlyMap<string, readonly BookedTransfer[]>;
  /** Recent refunds to them, by lease. */
  readonly refunds: ReadonlyMap<string, readonly BookedRefund[]>;
  /** The accounts from which tenants have paid, by tenant. */
  readonly accounts: ReadonlyMap<string, readonly string[]>;
  /**
   * Records around the days of the statement, entered by hand or from a statement, without reversals and without
   * those of lease payments, refunds and deposit movements. All records booked from one line count as one, with its
   * sum.
   */
  readonly records: readonly (NamedBookRecord & { readonly others: number })[];
  /** How earlier statement lines of these payees were booked, by payee, latest first. */
  readonly past: ReadonlyMap<string, readonly PastRecord[]>;
  /** The payees among these who have paid for bookings, by the property of the bookings. */
  readonly bookingPayers: ReadonlyMap<string, readonly string[]>;
  /** The names of the properties and units in `past`. */
  readonly names: ReadonlyMap<string, string>;
};

type Input = {
  readonly since: PlainDate;
  readonly from: PlainDate;
  readonly to: PlainDate;
  readonly payees: readonly string[];
};

/** Everything that helps to match a line, other than leases and booked lines. One statement. */
export async function findKnownSides(
  { tx, scope }: Work<WorkspaceScope>,
  { since, from, to, payees }: Input,
): Promise<KnownSides> {
  const workspace = sql`${scope.workspaceId}::uuid`;
  const own = sql`e.workspace_id = ${workspace} and e.amount_minor > 0 and e.reversal_of is null`;
  const withLine = (column: string) => sql`left join statement_line s
    on s.workspace_id = e.workspace_id and s.${sql.identifier(column)} = e.id`;
  const payeeList = sql`(select jsonb_array_elements_text(${JSON.stringify(payees)}::jsonb))`;
  const past = (book: Book, date: "spent_on" | "received_on") =>
    sql`select s.payee_hash, e.property_id, e.unit_id, e.category, e.nature, e.amount_minor, e.currency,
      e.${sql.identifier(date)}::text as date, p.name as property_name, u.name as unit_name
    from statement_line s
    join ${sql.identifier(book)} e on e.workspace_id = s.workspace_id and e.id = s.${sql.identifier(`${book}_id`)}
    join property p on p.workspace_id = e.workspace_id and p.id = e.property_id
    left join unit u on u.workspace_id = e.workspace_id and u.property_id = e.property_id and u.id = e.unit_id
    where s.workspace_id = ${workspace} and s.payee_hash in ${payeeList}
      ${book === "income" ? sql`and e.booking_id is null` : sql``}`;
  const row = firstRow(
    await tx.execute(sql`select
      (select jsonb_agg(to_jsonb(t) order by t.paid_on, t.transfer_id) from (${transfersSince(workspace, since)}) t) as transfers,
      (select jsonb_agg(to_jsonb(b) order by b.refunded_on, b.refund_id) from (${refundsSince(workspace, since)}) b) as refunds,
      (select jsonb_agg(jsonb_build_object('tenant', tenant_id, 'hash', account_hash))
        from tenant_account where workspace_id = ${workspace}) as accounts,
      (select jsonb_agg(to_jsonb(r) order by r.date, r.part, r.record_id) from (
        select s.print_hash as line, s.payee_hash, s.part, ${shownOf("expense", "spent_on")} ${withLine("expense_id")}
          where ${own} and e.spent_on between ${from}::date and ${to}::date
        union all
        select s.print_hash as line, s.payee_hash, s.part, ${shownOf("income", "received_on")} ${withLine("income_id")}
          where ${own} and e.received_on between ${from}::date and ${to}::date
          and e.lease_payment_id is null and e.lease_refund_id is null and e.deposit_movement_id is null) r) as records,
      (select jsonb_agg(to_jsonb(x) order by x.date desc) from (
        ${past("expense", "spent_on")} union all ${past("income", "received_on")}) x) as past,
      (select jsonb_agg(distinct jsonb_build_object('property', e.property_id, 'payee', s.payee_hash))
        from statement_line s join income e on e.workspace_id = s.workspace_id and e.id = s.income_id
        where s.workspace_id = ${workspace} and s.payee_hash in ${payeeList} and e.booking_id is not null) as stay_payers`),
  );
  const accounts = listIn(row?.["accounts"]);
  const booked = listIn(row?.["past"]);
  return {
    transfers: grouped(listIn(row?.["transfers"]), (one) => [String(one["lease_id"]), transferIn(one)]),
    refunds: grouped(listIn(row?.["refunds"]), (one) => [String(one["lease_id"]), refundIn(one)]),
    accounts: grouped(accounts, (one) => [String(one["tenant"]), String(one["hash"])]),
    records: byLine(listIn(row?.["records"]).map(recordIn)),
    bookingPayers: grouped(listIn(row?.["stay_payers"]), (one) => [
      String(one["property"]),
      String(one["payee"]),
    ]),
    past: grouped(booked, (one) => [String(one["payee_hash"]), pastIn(one)]),
    names: new Map(
      booked.flatMap((one) => [
        [String(one["property_id"]), String(one["property_name"])] as const,
        [String(one["unit_id"]), String(one["unit_name"])] as const,
      ]),
    ),
  };
}

/**
 * A payout has an Income for each of its bookings, and the channel's fee is deducted; they are grouped so that their
 * sum can be compared with the one line at the bank.
 */
function byLine(records: readonly NamedBookRecord[]): KnownSides["records"] {
  const groups = Map.groupBy(records, ({ line, book, id }) => line ?? `${book} ${id}`);
  return [...groups.values()].flatMap(([first, ...others]) => {
    if (first === undefined) return [];
    const amountMinor = others.reduce(
      (sum, one) => (one.book === first.book ? sum + one.amountMinor : sum - one.amountMinor),
      first.amountMinor,
    );
    return [{ ...first, amountMinor, others: others.length }];
  });
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
