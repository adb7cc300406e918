import type { IncomeQuery } from "@keystead/contract/ledger";
import { and, eq, gte, lte, sql } from "drizzle-orm";
import type { AnyColumn, SQL } from "drizzle-orm";
import type * as z from "zod/mini";

import type { Tx } from "#kernel/db/database.ts";
import { foundIn, inNameOrder } from "#kernel/db/fold.ts";
import { inOrder, isAnyOf } from "#kernel/db/list-order.ts";
import { income, property, tenant, unit } from "#kernel/db/schema/index.ts";
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
  return tx
    .select({
      row: income,
      propertyName: property.name,
      unitName: unit.name,
      tenantName: tenant.name,
      rentPeriod: rentPeriod(),
    })
    .from(income)
    .innerJoin(property, ofIncome(property, income.propertyId))
    .leftJoin(unit, ofIncome(unit, income.unitId))
    .leftJoin(tenant, ofIncome(tenant, income.tenantId))
    .where(whereOf(scope, query))
    .orderBy(...inOrder(query.sort ?? "-receivedOn", sorts, income.id))
    .limit(query.limit)
    .offset((query.page - 1) * query.limit);
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
  // Only a search looks at the names of others.
  const found =
    query.q === undefined
      ? counted
      : counted
          .innerJoin(property, ofIncome(property, income.propertyId))
          .leftJoin(unit, ofIncome(unit, income.unitId))
          .leftJoin(tenant, ofIncome(tenant, income.tenantId));
  const [row] = await found.where(whereOf(scope, query));
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

function ofIncome(
  table: typeof property | typeof unit | typeof tenant,
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

/** The month of the row that the record's payment, refund or deposit movement belongs to. */
function rentPeriod(): SQL<string | null> {
  return sql<string | null>`(
    select r.period from rent_row r
    where r.workspace_id = ${income.workspaceId} and r.lease_id = ${income.leaseId} and r.id = coalesce(
      (select y.rent_row_id from lease_payment y where y.workspace_id = ${income.workspaceId} and y.id = ${income.leasePaymentId}),
      (select y.rent_row_id from lease_refund f
        join lease_payment y on y.workspace_id = f.workspace_id and y.lease_id = f.lease_id and y.id = f.payment_id
        where f.workspace_id = ${income.workspaceId} and f.id = ${income.leaseRefundId}),
      (select d.rent_row_id from deposit_movement d where d.workspace_id = ${income.workspaceId} and d.id = ${income.depositMovementId})))`;
}
