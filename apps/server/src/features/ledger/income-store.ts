import type { IncomeQuery } from "@keystead/contract/ledger";
import { and, eq, getTableColumns, gte, lte, sql } from "drizzle-orm";
import type { AnyColumn, SQL } from "drizzle-orm";
import { alias } from "drizzle-orm/pg-core";
import type { PgSelect } from "drizzle-orm/pg-core";
import type * as z from "zod/mini";

import type { Tx } from "#kernel/db/database.ts";
import { foundIn, inNameOrder } from "#kernel/db/fold.ts";
import { inOrder, isAnyOf } from "#kernel/db/list-order.ts";
import {
  depositMovement,
  income,
  leasePayment,
  leaseRefund,
  property,
  rentRow,
  tenant,
  unit,
} from "#kernel/db/schema/index.ts";
import type { ActorScope } from "#kernel/scope.ts";

type Query = z.infer<typeof IncomeQuery>;
export type IncomeFilter = Omit<Query, "page" | "limit" | "sort">;

export type ListedIncome = {
  readonly row: typeof income.$inferSelect;
  readonly propertyName: string;
  readonly unitName: string | null;
  readonly tenantName: string | null;
  readonly rentPeriod: string | null;
};

export type IncomeSum = { readonly currency: string; readonly minor: number; readonly records: number };

const sorts = {
  receivedOn: [income.receivedOn, income.createdAt],
  // Amounts of two currencies do not compare (R-A06): each currency stands together.
  amount: [income.currency, income.amountMinor],
  property: [inNameOrder(property.name), income.receivedOn],
  category: [income.category, income.receivedOn],
  method: [income.method, income.receivedOn],
};

export async function listIncome(
  tx: Tx,
  scope: Pick<ActorScope, "workspaceId">,
  query: Query,
): Promise<readonly ListedIncome[]> {
  const order = inOrder(query.sort ?? "-receivedOn", sorts, income.id);
  // Which records stand on the page is decided first: what is shown of them is looked up for these alone. The page bears the
  // table's own name, so that what follows reads as if it were the table.
  const found = tx.select(getTableColumns(income)).from(income).$dynamic();
  const needsNames = query.q !== undefined || query.sort?.endsWith("property") === true;
  const page = (needsNames ? withNames(found) : found)
    .where(whereOf(scope, query))
    .orderBy(...order)
    .limit(query.limit)
    .offset((query.page - 1) * query.limit)
    .as("income");
  const shown = tx
    .select({
      row: income,
      propertyName: property.name,
      unitName: unit.name,
      tenantName: tenant.name,
      rentPeriod: rentRow.period,
    })
    .from(page)
    .innerJoin(property, ofIncome(property, income.propertyId))
    .leftJoin(unit, ofIncome(unit, income.unitId))
    .leftJoin(tenant, ofIncome(tenant, income.tenantId));
  // The month of the row that the record's payment, refund or deposit movement belongs to. Joined, not asked for in a subquery:
  // row-level security lets no index be used for the answer of one.
  const rowId = sql`coalesce(${leasePayment.rentRowId}, ${refunded.rentRowId}, ${depositMovement.rentRowId})`;
  return shown
    .leftJoin(leasePayment, ofIncome(leasePayment, income.leasePaymentId))
    .leftJoin(leaseRefund, ofIncome(leaseRefund, income.leaseRefundId))
    .leftJoin(refunded, ofIncome(refunded, leaseRefund.paymentId))
    .leftJoin(depositMovement, ofIncome(depositMovement, income.depositMovementId))
    .leftJoin(
      rentRow,
      and(
        eq(rentRow.workspaceId, income.workspaceId),
        eq(rentRow.leaseId, income.leaseId),
        eq(rentRow.id, rowId),
      ),
    )
    .orderBy(...order);
}

/** How many records the filter finds. */
export async function countIncome(
  tx: Tx,
  scope: Pick<ActorScope, "workspaceId">,
  query: IncomeFilter,
): Promise<number> {
  const counted = tx
    .select({ total: sql<number>`count(*)::int` })
    .from(income)
    .$dynamic();
  const [row] = await (query.q === undefined ? counted : withNames(counted)).where(whereOf(scope, query));
  return row?.total ?? 0;
}

/** Over everything the filter finds, one line per currency. */
export async function sumIncome(
  tx: Tx,
  scope: Pick<ActorScope, "workspaceId">,
  query: IncomeFilter,
): Promise<readonly IncomeSum[]> {
  const rows = await tx
    .select({
      currency: income.currency,
      minor: sql<string>`sum(${income.amountMinor})`,
      records: sql<number>`count(*)::int`,
    })
    .from(income)
    .innerJoin(property, ofIncome(property, income.propertyId))
    .leftJoin(unit, ofIncome(unit, income.unitId))
    .leftJoin(tenant, ofIncome(tenant, income.tenantId))
    .where(whereOf(scope, query))
    .groupBy(income.currency)
    .orderBy(income.currency);
  return rows.map(({ currency, minor, records }) => ({ currency, minor: Number(minor), records }));
}

export type IncomeMonthSum = { readonly month: string; readonly currency: string; readonly minor: number };

/** One line for each month and currency in which something came in. */
export async function sumIncomeByMonth(
  tx: Tx,
  scope: Pick<ActorScope, "workspaceId">,
  filter: IncomeFilter,
): Promise<readonly IncomeMonthSum[]> {
  const month = sql<string>`to_char(${income.receivedOn}, 'YYYY-MM')`;
  const rows = await tx
    .select({ month, currency: income.currency, minor: sql<string>`sum(${income.amountMinor})` })
    .from(income)
    .innerJoin(property, ofIncome(property, income.propertyId))
    .leftJoin(unit, ofIncome(unit, income.unitId))
    .leftJoin(tenant, ofIncome(tenant, income.tenantId))
    .where(whereOf(scope, filter))
    .groupBy(sql`1`, income.currency);
  return rows.map((row) => ({ ...row, minor: Number(row.minor) }));
}

/** Only a search and the order by property look at the names of others. */
function withNames<Select extends PgSelect>(select: Select) {
  return select
    .innerJoin(property, ofIncome(property, income.propertyId))
    .leftJoin(unit, ofIncome(unit, income.unitId))
    .leftJoin(tenant, ofIncome(tenant, income.tenantId));
}

/** The payment that a refund gave back from. */
const refunded = alias(leasePayment, "refunded");

type RecordTable =
  | typeof property
  | typeof unit
  | typeof tenant
  | typeof leaseRefund
  | typeof depositMovement;

function ofIncome(
  table: RecordTable | typeof leasePayment | typeof refunded,
  reference: AnyColumn,
): SQL | undefined {
  return and(eq(table.workspaceId, income.workspaceId), eq(table.id, reference));
}

function whereOf(scope: Pick<ActorScope, "workspaceId">, query: IncomeFilter): SQL | undefined {
  return and(
    eq(income.workspaceId, scope.workspaceId),
    query.from === undefined ? undefined : gte(income.receivedOn, query.from),
    query.to === undefined ? undefined : lte(income.receivedOn, query.to),
    query.propertyId === undefined ? undefined : eq(income.propertyId, query.propertyId),
    query.leaseId === undefined ? undefined : eq(income.leaseId, query.leaseId),
    isAnyOf(income.category, query.category),
    isAnyOf(income.method, query.method),
    query.currency === undefined ? undefined : eq(income.currency, query.currency),
    foundIn(query.q, [property.name, unit.name, tenant.name, income.notes]),
  );
}
