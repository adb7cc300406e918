import type { IncomeQuery } from "@keystead/contract/ledger";
import { incomeOrder } from "@keystead/domain/ledger";
import { sql } from "#kernel/db/drizzle.ts";
import type { SQL } from "#kernel/db/drizzle.ts";

import { either } from "#kernel/db/queries/either.ts";
import { inNameOrder } from "#kernel/db/queries/fold.ts";
import { listedBy, pageFrom, pageOf } from "#kernel/db/queries/list-order.ts";
import type { Listed, Onward } from "#kernel/db/queries/list-order.ts";
import { firstRow, rowsOf } from "#kernel/db/queries/rows.ts";
import { income, property } from "#kernel/db/schema/index.ts";
import type { Work, WorkspaceScope } from "#kernel/work.ts";
import { optionalTextIn, namedIn, textIn, wordIn } from "#kernel/db/queries/stored-row.ts";
import type { NamedRow, StoredRow } from "#kernel/db/queries/stored-row.ts";
import { countOfLines, found, rentableNamesOf, type RecordFilter } from "./records-store.ts";

export type IncomeFilter = Omit<IncomeQuery, "page" | "limit" | "sort"> & Pick<RecordFilter, "id" | "ids">;

export type ListedIncome = Pick<
  typeof income.$inferSelect,
  | "id"
  | "version"
  | "leaseId"
  | "bookingId"
  | "cleaningOf"
  | "category"
  | "nature"
  | "amountMinor"
  | "currency"
  | "method"
  | "notes"
  | "reversalOf"
  | "createdBy"
> & {
  readonly date: string;
  /** The reversed amount. */
  readonly reversedMinor: number;
  /** The parts of one transfer, in or back (R-C10a), in the order in which money fills rows; one part if not split. */
  readonly parts: readonly IncomePart[];
  readonly property: NamedRow;
  readonly unit: NamedRow | null;
  readonly tenant: NamedRow | null;
  /** The guest of the booking that was paid. */
  readonly guest: string | null;
  /** The month of the row to which the record's payment, refund or deposit movement belongs. */
  readonly rentPeriod: string | null;
  /** True if the record comes from a payment, refund, deposit movement or booking, where it must be changed. */
  readonly linked: boolean;
  /** The series of which it is an occurrence. */
  readonly recurringId: string | null;
};

export type IncomePart = {
  readonly id: string;
  readonly category: (typeof income.$inferSelect)["category"];
  readonly amountMinor: number;
  /** The month of the row for which it was booked. */
  readonly rentPeriod: string | null;
};

export type IncomeRows = { readonly items: readonly ListedIncome[]; readonly total: number } & Onward;

/** Entered by hand, so it does not come from a payment, a refund, a deposit or a booking. */
const isEntered = sql.raw(
  "(coalesce(income.lease_payment_id, income.lease_refund_id, income.deposit_movement_id, income.booking_id) is null)",
);

/** Can be reversed by a record of its own; a payment of rent is refunded instead. */
const isReversible = sql.raw(
  "(coalesce(income.lease_payment_id, income.lease_refund_id, income.deposit_movement_id) is null)",
);

const sorts = {
  date: [income.receivedOn, income.createdAt],
  // Amounts of two currencies cannot be compared (R-A06), so they are grouped by currency.
  amount: [income.currency, sql`line_minor`],
  property: [inNameOrder(property.name), income.receivedOn],
  category: [income.category, income.receivedOn],
  method: [income.method, income.receivedOn],
};

/**
 * One line for each bank transfer, in or back, however it was split: of the records that the filter finds, the one
 * with the smallest id represents it. The lines of the page are chosen first, and details are looked up only for
 * these. The payment of a part is looked up by its id (`offset 0`: as a join, one plan read all payments for each
 * line), and the month of a deposit movement only if there is a movement. The total is in the same result, so that
 * the usual page is one statement.
 */
export async function selectIncome(
  work: Work<WorkspaceScope>,
  query: IncomeQuery & IncomeFilter,
): Promise<IncomeRows> {
  const { tx, scope } = work;
  const { lines, order, position, behind } = linesOf(scope, query);
  const page =
    behind === undefined
      ? sql`${lines} ${pageOf(query)}`
      : sql`select income.* from (${lines}) income ${rentableNamesOf("income", scope)} where ${behind} order by ${order} ${pageOf(query)}`;
  const result = await tx.execute(sql`
    select income.id, income.version, income.lease_id, income.booking_id, income.cleaning_of, income.category, income.amount_minor, income.currency,
      income.nature, income.reversal_of, income.created_by, income.received_on::text as date, income.method, income.notes, income.property_id, property.name as property_name,
      unit.id as unit_id, unit.name as unit_name, tenant.id as tenant_id, tenant.name as tenant_name,
      (select b.guest_name from booking b where b.workspace_id = income.workspace_id
        and b.id = ${either("income.booking_id", "income.cleaning_of")}) as guest,
      not ${isEntered} as linked,
      case when ${isEntered} then (select t.recurring_id from recurring_occurrence t
        where t.workspace_id = income.workspace_id and t.income_id = income.id) end as recurring_id,
      case when ${isReversible} then (select -sum(r.amount_minor) from income r
        where r.workspace_id = income.workspace_id and r.reversal_of = income.id) end as reversed,
      case when income.deposit_movement_id is not null then (
          select row.period from deposit_movement moved
          join rent_row row on row.workspace_id = moved.workspace_id and row.id = moved.rent_row_id
          where moved.workspace_id = income.workspace_id and moved.id = income.deposit_movement_id)
        end as rent_period,
      case when income.transfer_id is not null then (
        select json_agg(json_build_array(part.id, part.category, part.amount_minor, of_part.period)
          order by of_part.due_on, of_part.kind = 'opening' desc, of_part.kind = 'rent' desc, of_part.kind = 'charge' desc, part.id)
        ${partsOf(
          query,
          sql`left join lease_refund back on back.workspace_id = part.workspace_id and back.id = part.lease_refund_id
          cross join lateral (select p.workspace_id, p.rent_row_id from lease_payment p where p.workspace_id = part.workspace_id
            and p.id = ${either("part.lease_payment_id", "back.payment_id")} offset 0) paid
          join rent_row of_part on of_part.workspace_id = paid.workspace_id and of_part.id = paid.rent_row_id`,
        )}) end as parts, (${countOfLines("income", { scope, filter: query })}) as total, ${position} as position
    from (${page}) income ${rentableNamesOf("income", scope)}
    order by ${order}`);
  const rows = rowsOf(result);
  const [first] = rows;
  const { rows: shown, onward } = pageFrom(rows, query);
  return {
    items: shown.map(listedFrom),
    ...onward,
    // A page after the last one has no row, so the total is counted separately.
    total: first === undefined ? await countIncome(work, query) : Number(first["total"]),
  };
}

/** The ids of all lines that a filter finds, in their order: for each, the record that represents it. */
export async function incomeLineIds(
  { tx, scope }: Work<WorkspaceScope>,
  query: IncomeFilter & Pick<IncomeQuery, "sort">,
): Promise<readonly string[]> {
  const { lines, order } = linesOf(scope, query);
  const result = await tx.execute(
    sql`select income.id from (${lines}) income ${rentableNamesOf("income", scope)} order by ${order}`,
  );
  return rowsOf(result).map(({ id }) => String(id));
}

function linesOf(
  scope: WorkspaceScope,
  query: IncomeFilter & Pick<IncomeQuery, "sort">,
): Omit<Listed, "order"> & { readonly lines: SQL; readonly order: SQL } {
  const listed = listedBy(query.sort ?? incomeOrder.defaultSort, sorts, {
    id: income.id,
    after: query.after,
  });
  const order = sql.join(listed.order, sql`, `);
  const parts = partsOf(query);
  const lineMinor =
    query.sort?.endsWith("amount") === true
      ? sql`case when income.transfer_id is null then income.amount_minor else (select sum(part.amount_minor) ${parts}) end`
      : sql`null`;
  const lines = sql`select income.*, ${lineMinor} as line_minor
    ${found("income", { scope, filter: query, names: query.sort?.endsWith("property") === true })}
      and (income.transfer_id is null or not exists (select 1 ${parts} and part.id < income.id))
    order by ${order}`;
  return { ...listed, lines, order };
}

/**
 * The records of the line's transfer that the filter finds. They differ in category and, if existing Income was
 * linked, in day.
 */
function partsOf(filter: IncomeFilter, joined = sql``): SQL {
  const among = filter.category ?? [];
  return sql`from income part ${joined}
      where part.workspace_id = income.workspace_id and part.transfer_id = income.transfer_id
      ${among.length === 0 ? sql`` : sql`and part.category = any(${`{${among.join(",")}}`}::text[])`}
      ${filter.from === undefined ? sql`` : sql`and part.received_on >= ${filter.from}::date`}
      ${filter.to === undefined ? sql`` : sql`and part.received_on <= ${filter.to}::date`}`;
}

/** The number of lines that the filter finds. */
export async function countIncome(
  { tx, scope }: Work<WorkspaceScope>,
  filter: IncomeFilter,
): Promise<number> {
  return Number(firstRow(await tx.execute(countOfLines("income", { scope, filter })))?.["total"]);
}

function listedFrom(row: StoredRow): ListedIncome {
  const parts = partsFrom(row);
  return {
    id: textIn(row, "id"),
    version: Number(row["version"]),
    property: { id: textIn(row, "property_id"), name: textIn(row, "property_name") },
    unit: namedIn(row, "unit"),
    tenant: namedIn(row, "tenant"),
    guest: optionalTextIn(row, "guest"),
    leaseId: optionalTextIn(row, "lease_id"),
    bookingId: optionalTextIn(row, "booking_id"),
    cleaningOf: optionalTextIn(row, "cleaning_of"),
    rentPeriod: parts.find((part) => part.id === row["id"])?.rentPeriod ?? null,
    category: wordIn(income.category.enumValues, row["category"]),
    nature: wordIn(income.nature.enumValues, row["nature"]),
    amountMinor: parts.reduce((sum, part) => sum + part.amountMinor, 0),
    currency: textIn(row, "currency"),
    date: textIn(row, "date"),
    method: row["method"] === null ? null : wordIn(income.method.enumValues, row["method"]),
    notes: textIn(row, "notes"),
    reversalOf: optionalTextIn(row, "reversal_of"),
    reversedMinor: Number(row["reversed"] ?? 0),
    createdBy: optionalTextIn(row, "created_by"),
    parts,
    linked: row["linked"] === true,
    recurringId: optionalTextIn(row, "recurring_id"),
  };
}

/** A record that is not a payment of a lease is a single part. */
function partsFrom(row: StoredRow): readonly IncomePart[] {
  const listed = row["parts"];
  if (!Array.isArray(listed)) {
    return [
      {
        id: textIn(row, "id"),
        category: wordIn(income.category.enumValues, row["category"]),
        amountMinor: Number(row["amount_minor"]),
        rentPeriod: optionalTextIn(row, "rent_period"),
      },
    ];
  }
  return listed
    .filter((part): part is readonly unknown[] => Array.isArray(part))
    .map(([id, category, minor, of]) => ({
      id: String(id),
      category: wordIn(income.category.enumValues, category),
      amountMinor: Number(minor),
      rentPeriod: String(of),
    }));
}
