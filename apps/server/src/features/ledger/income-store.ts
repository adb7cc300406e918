import type { IncomeQuery } from "@keystead/contract/ledger";
import { incomeOrder } from "@keystead/domain/ledger";
import { and, eq, gte, lte, sql } from "drizzle-orm";
import type { SQL } from "drizzle-orm";
import type * as z from "zod/mini";

import { foundIn, inNameOrder } from "#kernel/db/fold.ts";
import { inOrder, isAnyOf, pageOf } from "#kernel/db/list-order.ts";
import { isReceived } from "#kernel/db/received.ts";
import { firstRow, rowsOf } from "#kernel/db/rows.ts";
import { income, property, tenant, unit } from "#kernel/db/schema/index.ts";
import type { Work, WorkspaceScope } from "#kernel/work.ts";

type Query = z.infer<typeof IncomeQuery>;
export type IncomeFilter = Omit<Query, "page" | "limit" | "sort">;

export type ListedIncome = Pick<
  typeof income.$inferSelect,
  "id" | "version" | "leaseId" | "category" | "amountMinor" | "currency" | "receivedOn" | "method" | "notes"
> & {
  readonly property: Named;
  readonly unit: Named | null;
  readonly tenant: Named | null;
  /** The month of the row that the record's payment, refund or deposit movement belongs to. */
  readonly rentPeriod: string | null;
  /** Comes from one of these and is changed there. */
  readonly linked: boolean;
};

type Named = { readonly id: string; readonly name: string };

/** `records` are those that count as received. */
export type IncomeSum = {
  readonly currency: string;
  readonly receivedMinor: number;
  readonly depositsMinor: number;
  readonly records: number;
};

const sorts = {
  receivedOn: [income.receivedOn, income.createdAt],
  // Amounts of two currencies do not compare (R-A06): each currency stands together.
  amount: [income.currency, income.amountMinor],
  property: [inNameOrder(property.name), income.receivedOn],
  category: [income.category, income.receivedOn],
  method: [income.method, income.receivedOn],
};

/**
 * Which records stand on the page is decided first: what is shown of them is looked up for these alone. The row is joined by a
 * CASE: row-level security lets no index be used for the answer of a subquery or of COALESCE, and each record would then read
 * all rows of its lease.
 */
export async function listIncome(
  { tx, scope }: Work<WorkspaceScope>,
  query: Query,
): Promise<readonly ListedIncome[]> {
  const order = sql.join(inOrder(query.sort ?? incomeOrder.defaultSort, sorts, income.id), sql`, `);
  const page = sql`select income.* ${found(scope, query, query.sort?.endsWith("property"))}
    order by ${order} ${pageOf(query)}`;
  const result = await tx.execute(sql`
    select income.id, income.version, income.lease_id, income.category, income.amount_minor, income.currency,
      income.received_on::text as received_on, income.method, income.notes, income.property_id, property.name as property_name,
      unit.id as unit_id, unit.name as unit_name, tenant.id as tenant_id, tenant.name as tenant_name, row.period as rent_period,
      coalesce(income.lease_payment_id, income.lease_refund_id, income.deposit_movement_id) is not null as linked
    from (${page}) income ${withNames}
    left join lease_payment paid on paid.workspace_id = income.workspace_id and paid.id = income.lease_payment_id
    left join lease_refund refund on refund.workspace_id = income.workspace_id and refund.id = income.lease_refund_id
    left join lease_payment refunded on refunded.workspace_id = income.workspace_id and refunded.id = refund.payment_id
    left join deposit_movement moved on moved.workspace_id = income.workspace_id and moved.id = income.deposit_movement_id
    left join rent_row row on row.workspace_id = income.workspace_id and row.id = case
      when paid.id is not null then paid.rent_row_id
      when refunded.id is not null then refunded.rent_row_id
      else moved.rent_row_id end
    order by ${order}`);
  return rowsOf(result).map(listedFrom);
}

/** How many records the filter finds. */
export async function countIncome(
  { tx, scope }: Work<WorkspaceScope>,
  filter: IncomeFilter,
): Promise<number> {
  const row = firstRow(await tx.execute(sql`select count(*)::int as total ${found(scope, filter)}`));
  return Number(row?.["total"]);
}

/** Over everything the filter finds, one line per currency. */
export async function sumIncome(
  { tx, scope }: Work<WorkspaceScope>,
  filter: IncomeFilter,
): Promise<readonly IncomeSum[]> {
  const result = await tx.execute(sql`
    select income.currency, coalesce(sum(income.amount_minor) filter (where ${isReceived("income")}), 0) as received,
      coalesce(sum(income.amount_minor) filter (where income.category = 'deposit'), 0) as deposits,
      (count(*) filter (where ${isReceived("income")}))::int as records
    ${found(scope, filter)} group by income.currency order by income.currency`);
  return rowsOf(result).map(({ currency, received, deposits, records }) => ({
    currency: String(currency),
    receivedMinor: Number(received),
    depositsMinor: Number(deposits),
    records: Number(records),
  }));
}

export type IncomeMonthSum = { readonly month: string; readonly currency: string; readonly minor: number };

/** What was received, one line for each month and currency in which something came in. */
export async function sumIncomeByMonth(
  { tx, scope }: Work<WorkspaceScope>,
  filter: IncomeFilter,
): Promise<readonly IncomeMonthSum[]> {
  const result = await tx.execute(sql`
    select to_char(income.received_on, 'YYYY-MM') as month, income.currency, sum(income.amount_minor) as minor
    ${found(scope, filter)} and ${isReceived("income")} group by 1, income.currency`);
  return rowsOf(result).map(({ month, currency, minor }) => ({
    month: String(month),
    currency: String(currency),
    minor: Number(minor),
  }));
}

const withNames = sql`join property on property.workspace_id = income.workspace_id and property.id = income.property_id
    left join unit on unit.workspace_id = income.workspace_id and unit.id = income.unit_id
    left join tenant on tenant.workspace_id = income.workspace_id and tenant.id = income.tenant_id`;

/** The records that a filter finds. Only a search, or an order by them, looks at the names of others. */
function found(scope: WorkspaceScope, filter: IncomeFilter, needsNames = false): SQL {
  return sql`from income ${filter.q === undefined && !needsNames ? sql`` : withNames} where ${whereOf(scope, filter)}`;
}

function whereOf(scope: WorkspaceScope, filter: IncomeFilter): SQL | undefined {
  return and(
    eq(income.workspaceId, scope.workspaceId),
    filter.from === undefined ? undefined : gte(income.receivedOn, filter.from),
    filter.to === undefined ? undefined : lte(income.receivedOn, filter.to),
    filter.propertyId === undefined ? undefined : eq(income.propertyId, filter.propertyId),
    filter.leaseId === undefined ? undefined : eq(income.leaseId, filter.leaseId),
    isAnyOf(income.category, filter.category),
    isAnyOf(income.method, filter.method),
    filter.currency === undefined ? undefined : eq(income.currency, filter.currency),
    foundIn(filter.q, [property.name, unit.name, tenant.name, income.notes]),
  );
}

type Row = Readonly<Record<string, unknown>>;

function listedFrom(row: Row): ListedIncome {
  const text = (column: string): string => String(row[column]);
  const named = (of: string): Named | null =>
    row[`${of}_id`] === null ? null : { id: text(`${of}_id`), name: text(`${of}_name`) };
  return {
    id: text("id"),
    version: Number(row["version"]),
    property: { id: text("property_id"), name: text("property_name") },
    unit: named("unit"),
    tenant: named("tenant"),
    leaseId: row["lease_id"] === null ? null : text("lease_id"),
    rentPeriod: row["rent_period"] === null ? null : text("rent_period"),
    category: wordOf(income.category.enumValues, row["category"]),
    amountMinor: Number(row["amount_minor"]),
    currency: text("currency"),
    receivedOn: text("received_on"),
    method: row["method"] === null ? null : wordOf(income.method.enumValues, row["method"]),
    notes: text("notes"),
    linked: row["linked"] === true,
  };
}

function wordOf<Word extends string>(words: readonly Word[], stored: unknown): Word {
  const word = words.find((known) => known === stored);
  if (word === undefined) throw new Error(`an income record with an unknown word: ${String(stored)}`);
  return word;
}
