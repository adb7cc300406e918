import { month, plainDate } from "@keystead/domain/calendar";
import type { PlainDate } from "@keystead/domain/calendar";
import type { FxRecord } from "@keystead/domain/fx";
import type { Book } from "@keystead/domain/ledger";
import { currency } from "@keystead/domain/money";
import type { Currency } from "@keystead/domain/money";
import { sql } from "#kernel/db/drizzle.ts";
import type { SQL } from "#kernel/db/drizzle.ts";

import { rowsOf } from "#kernel/db/queries/rows.ts";
import type { StoredRow } from "#kernel/db/queries/stored-row.ts";
import { optionalTextIn, textIn } from "#kernel/db/queries/stored-row.ts";
import type { Work, WorkspaceScope } from "#kernel/work.ts";

/** The days and properties; no property means all. */
export type ExportFilter = {
  readonly from: PlainDate;
  readonly to: PlainDate;
  readonly propertyIds: readonly string[];
};

export type ExportedRecord = {
  readonly id: string;
  readonly date: PlainDate;
  readonly property: string;
  readonly unit: string | null;
  readonly category: string;
  readonly nature: string;
  readonly minor: number;
  readonly currency: Currency;
  readonly notes: string;
  readonly reversalOf: string | null;
  /** For income only. */
  readonly method: string | null;
  /** The main tenant first (R-C17). */
  readonly tenants: string | null;
  readonly leaseId: string | null;
  readonly bookingId: string | null;
  readonly rentPeriod: string | null;
};

const days = { income: sql`r.received_on`, expense: sql`r.spent_on` } as const;
/** The size of a keyset page. Other requests are served between pages. */
const PAGE = 500;

/** The next records after a given one, by date and id (R-N01); none = there are no more. */
export async function recordsBehind(
  { tx, scope }: Work<WorkspaceScope>,
  book: Book,
  { filter, last }: { readonly filter: ExportFilter; readonly last: ExportedRecord | null },
): Promise<readonly ExportedRecord[]> {
  const day = days[book];
  const behind = last === null ? sql`` : sql`and (${day}, r.id) > (${last.date}::date, ${last.id}::uuid)`;
  const result = await tx.execute(sql`
    select r.id, ${day}::text as date, property.name as property, unit.name as unit, r.category, r.nature,
      r.amount_minor as minor, r.currency, r.notes, r.reversal_of, ${book === "income" ? ofIncome : ofExpense}
    from (select r.* from ${sql.identifier(book)} r where ${whereOf(scope, book, filter)} ${behind}
      order by ${day}, r.id limit ${PAGE}) r
    join property on property.workspace_id = ${scope.workspaceId}::uuid and property.id = r.property_id
    left join unit on unit.workspace_id = ${scope.workspaceId}::uuid and unit.id = r.unit_id
    ${book === "income" ? sql`left join tenant on tenant.workspace_id = ${scope.workspaceId}::uuid and tenant.id = r.tenant_id` : sql``}
    order by ${day}, r.id`);
  return rowsOf(result).map(recordFrom);
}

export const isLastPage = (page: readonly unknown[]): boolean => page.length < PAGE;

export type GroupedRecord = FxRecord & { readonly category: string; readonly nature: string };

/** The records grouped for conversion: equal amounts of a month and kind are one group (R-B06) with their number. */
export async function groupedRecords(
  { tx, scope }: Work<WorkspaceScope>,
  book: Book,
  filter: ExportFilter,
): Promise<readonly GroupedRecord[]> {
  const result = await tx.execute(sql`
    select to_char(${days[book]}, 'YYYY-MM') as period, r.currency, r.amount_minor as minor, r.category, r.nature, count(*)::int as times
    from ${sql.identifier(book)} r where ${whereOf(scope, book, filter)} group by 1, 2, 3, 4, 5`);
  return rowsOf(result).map((row) => ({
    period: month(String(row["period"])),
    currency: currency(String(row["currency"])),
    minor: Number(row["minor"]),
    category: String(row["category"]),
    nature: String(row["nature"]),
    times: Number(row["times"]),
  }));
}

/** Where the rows of a report come from. */
export type ReportSource = Book | "rent" | "booking";

/** The last month with a row in these tables, for all or some properties. */
export async function lastMonthOf(
  { tx, scope, now }: Work<WorkspaceScope>,
  of: readonly ReportSource[],
  propertyIds: readonly string[],
): Promise<string | null> {
  const among = (column: SQL): SQL =>
    propertyIds.length === 0 ? sql`true` : sql`${column} = any(${`{${propertyIds.join(",")}}`}::uuid[])`;
  const parts = of.map((table) =>
    table === "booking"
      ? sql`select max(r.check_in)::date as day from booking r
          where r.workspace_id = ${scope.workspaceId}::uuid and r.status = 'confirmed' and ${among(sql`r.property_id`)}`
      : table === "rent"
        ? sql`select max(r.due_on) as day from rent_row r
          join lease l on l.workspace_id = r.workspace_id and l.id = r.lease_id
          where r.workspace_id = ${scope.workspaceId}::uuid and r.due_on <= ${now.toISOString()}::timestamptz::date and ${among(sql`l.property_id`)}`
        : sql`select max(${days[table]}) as day from ${sql.identifier(table)} r
          where r.workspace_id = ${scope.workspaceId}::uuid and ${among(sql`r.property_id`)}`,
  );
  const [row] = rowsOf(
    await tx.execute(
      sql`select to_char(max(day), 'YYYY-MM') as month from (${sql.join(parts, sql` union all `)}) d`,
    ),
  );
  const last = row?.["month"];
  return typeof last === "string" ? last : null;
}

function whereOf({ workspaceId }: WorkspaceScope, book: Book, { from, to, propertyIds }: ExportFilter): SQL {
  const among =
    propertyIds.length === 0 ? sql`` : sql`and r.property_id = any(${`{${propertyIds.join(",")}}`}::uuid[])`;
  return sql`r.workspace_id = ${workspaceId}::uuid and ${days[book]} between ${from}::date and ${to}::date ${among}`;
}

/** The lease row that a record pays, and the tenants of the lease. Looked up only for the rows of the page. */
const ofIncome = sql`r.method, r.lease_id, r.booking_id,
  case when r.lease_id is null then tenant.name else coalesce((
    select string_agg(signed.name, '; ' order by signed.position) from (
      select t.name, 0 as position from lease l
        join tenant t on t.workspace_id = l.workspace_id and t.id = l.tenant_id
        where l.workspace_id = r.workspace_id and l.id = r.lease_id
      union all
      select t.name, c.position from lease_co_tenant c
        join tenant t on t.workspace_id = c.workspace_id and t.id = c.tenant_id
        where c.workspace_id = r.workspace_id and c.lease_id = r.lease_id) signed), tenant.name) end as tenants,
  (select row.period from rent_row row where row.workspace_id = r.workspace_id and row.id = coalesce(
      (select paid.rent_row_id from lease_payment paid
        where paid.workspace_id = r.workspace_id and paid.id = r.lease_payment_id),
      (select refunded.rent_row_id from lease_refund refund
        join lease_payment refunded on refunded.workspace_id = refund.workspace_id and refunded.id = refund.payment_id
        where refund.workspace_id = r.workspace_id and refund.id = r.lease_refund_id),
      (select moved.rent_row_id from deposit_movement moved
        where moved.workspace_id = r.workspace_id and moved.id = r.deposit_movement_id))) as rent_period`;
const ofExpense = sql`null as method, null as lease_id, null as booking_id, null as tenants, null as rent_period`;

function recordFrom(row: StoredRow): ExportedRecord {
  const text = (column: string): string => textIn(row, column);
  const textOrNull = (column: string): string | null => optionalTextIn(row, column);
  return {
    id: text("id"),
    date: plainDate(text("date")),
    property: text("property"),
    unit: textOrNull("unit"),
    category: text("category"),
    nature: text("nature"),
    minor: Number(row["minor"]),
    currency: currency(text("currency")),
    notes: text("notes"),
    reversalOf: textOrNull("reversal_of"),
    method: textOrNull("method"),
    tenants: textOrNull("tenants"),
    leaseId: textOrNull("lease_id"),
    bookingId: textOrNull("booking_id"),
    rentPeriod: textOrNull("rent_period"),
  };
}
