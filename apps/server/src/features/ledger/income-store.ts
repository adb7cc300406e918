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
  /** What one transfer was booked as (R-C10a), in the order in which money fills rows; one part where nothing was split. */
  readonly parts: readonly IncomePart[];
  readonly property: Named;
  readonly unit: Named | null;
  readonly tenant: Named | null;
  /** The month of the row that the record's payment, refund or deposit movement belongs to. */
  readonly rentPeriod: string | null;
  /** Comes from one of these and is changed there. */
  readonly linked: boolean;
};

export type IncomePart = {
  readonly id: string;
  readonly category: (typeof income.$inferSelect)["category"];
  readonly amountMinor: number;
  /** The month of the row it was booked for. */
  readonly rentPeriod: string | null;
};

export type IncomePage = { readonly items: readonly ListedIncome[]; readonly total: number };

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
  amount: [income.currency, sql`line_minor`],
  property: [inNameOrder(property.name), income.receivedOn],
  category: [income.category, income.receivedOn],
  method: [income.method, income.receivedOn],
};

/**
 * One line for each bank transfer, whatever it was split into: of its records that the filter finds the one with the least id
 * stands for all. Which lines stand on the page is decided first: what is shown of them is looked up for these alone, and the
 * month of a refund or a deposit movement only where there is one. The total comes along, so that the usual page is one statement.
 */
export async function listIncome(work: Work<WorkspaceScope>, query: Query): Promise<IncomePage> {
  const { tx, scope } = work;
  const order = sql.join(inOrder(query.sort ?? incomeOrder.defaultSort, sorts, income.id), sql`, `);
  const parts = partsOf(query);
  const lineMinor =
    query.sort?.endsWith("amount") === true
      ? sql`case when income.transfer_id is null then income.amount_minor else (select sum(part.amount_minor) ${parts}) end`
      : sql`null`;
  const page = sql`select income.*, ${lineMinor} as line_minor
    ${found(scope, query, { names: query.sort?.endsWith("property") === true })}
      and (income.transfer_id is null or not exists (select 1 ${parts} and part.id < income.id))
    order by ${order} ${pageOf(query)}`;
  const result = await tx.execute(sql`
    select income.id, income.version, income.lease_id, income.category, income.amount_minor, income.currency,
      income.received_on::text as received_on, income.method, income.notes, income.property_id, property.name as property_name,
      unit.id as unit_id, unit.name as unit_name, tenant.id as tenant_id, tenant.name as tenant_name,
      coalesce(income.lease_payment_id, income.lease_refund_id, income.deposit_movement_id) is not null as linked,
      case when income.lease_refund_id is not null then (
          select row.period from lease_refund refund
          join lease_payment refunded on refunded.workspace_id = refund.workspace_id and refunded.id = refund.payment_id
          join rent_row row on row.workspace_id = refunded.workspace_id and row.id = refunded.rent_row_id
          where refund.workspace_id = income.workspace_id and refund.id = income.lease_refund_id)
        when income.deposit_movement_id is not null then (
          select row.period from deposit_movement moved
          join rent_row row on row.workspace_id = moved.workspace_id and row.id = moved.rent_row_id
          where moved.workspace_id = income.workspace_id and moved.id = income.deposit_movement_id)
        end as rent_period,
      case when income.transfer_id is not null then (
        select json_agg(json_build_array(part.id, part.category, part.amount_minor, of_part.period)
          order by of_part.due_on, of_part.kind = 'opening' desc, of_part.kind = 'rent' desc, of_part.kind = 'charge' desc, part.id)
        ${partsOf(
          query,
          sql`join lease_payment paid on paid.workspace_id = part.workspace_id and paid.id = part.lease_payment_id
          join rent_row of_part on of_part.workspace_id = paid.workspace_id and of_part.id = paid.rent_row_id`,
        )}) end as parts, (${lines(scope, query)}) as total
    from (${page}) income ${namesOf(scope)}
    order by ${order}`);
  const rows = rowsOf(result);
  const [first] = rows;
  return {
    items: rows.map(listedFrom),
    // A page behind the last one has no row that could say it.
    total: first === undefined ? await countIncome(work, query) : Number(first["total"]),
  };
}

/** The records of the line's transfer that the filter finds: only their category and, of one that was found in the books, their day differ. */
function partsOf(filter: IncomeFilter, joined = sql``): SQL {
  const among = filter.category ?? [];
  return sql`from income part ${joined}
      where part.workspace_id = income.workspace_id and part.transfer_id = income.transfer_id
      ${among.length === 0 ? sql`` : sql`and part.category = any(${`{${among.join(",")}}`}::text[])`}
      ${filter.from === undefined ? sql`` : sql`and part.received_on >= ${filter.from}::date`}
      ${filter.to === undefined ? sql`` : sql`and part.received_on <= ${filter.to}::date`}`;
}

/** How many lines the filter finds. */
export async function countIncome(
  { tx, scope }: Work<WorkspaceScope>,
  filter: IncomeFilter,
): Promise<number> {
  return Number(firstRow(await tx.execute(lines(scope, filter)))?.["total"]);
}

/** A transfer is one line. Counted apart, each of which an index answers without the records. */
function lines(scope: WorkspaceScope, filter: IncomeFilter): SQL {
  return sql`select ((select count(*) ${found(scope, filter)})
    - (select count(*) - count(distinct income.transfer_id) ${found(scope, filter)} and income.transfer_id is not null))::int as total`;
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

/** Named by the workspace itself and not by the record's: the plan reads them once, not for each record. */
function namesOf({ workspaceId }: WorkspaceScope): SQL {
  return sql`join property on property.workspace_id = ${workspaceId} and property.id = income.property_id
    left join unit on unit.workspace_id = ${workspaceId} and unit.id = income.unit_id
    left join tenant on tenant.workspace_id = ${workspaceId} and tenant.id = income.tenant_id`;
}

type With = { readonly names?: boolean };

/** The records that a filter finds. Only a search, or an order by them, looks at the names of others. */
function found(scope: WorkspaceScope, filter: IncomeFilter, { names = false }: With = {}): SQL {
  return sql`from income ${filter.q === undefined && !names ? sql`` : namesOf(scope)}
    where ${whereOf(scope, filter)}`;
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

const textOf = (row: Row, column: string): string => String(row[column]);

function listedFrom(row: Row): ListedIncome {
  const parts = partsFrom(row);
  const text = (column: string): string => textOf(row, column);
  const named = (of: string): Named | null =>
    row[`${of}_id`] === null ? null : { id: text(`${of}_id`), name: text(`${of}_name`) };
  return {
    id: text("id"),
    version: Number(row["version"]),
    property: { id: text("property_id"), name: text("property_name") },
    unit: named("unit"),
    tenant: named("tenant"),
    leaseId: row["lease_id"] === null ? null : text("lease_id"),
    rentPeriod: parts.find((part) => part.id === row["id"])?.rentPeriod ?? null,
    category: wordOf(income.category.enumValues, row["category"]),
    amountMinor: parts.reduce((sum, part) => sum + part.amountMinor, 0),
    currency: text("currency"),
    receivedOn: text("received_on"),
    method: row["method"] === null ? null : wordOf(income.method.enumValues, row["method"]),
    notes: text("notes"),
    parts,
    linked: row["linked"] === true,
  };
}

/** What is no payment of a lease is one part by itself. */
function partsFrom(row: Row): readonly IncomePart[] {
  const listed = row["parts"];
  if (!Array.isArray(listed)) {
    return [
      {
        id: String(row["id"]),
        category: wordOf(income.category.enumValues, row["category"]),
        amountMinor: Number(row["amount_minor"]),
        rentPeriod: row["rent_period"] === null ? null : textOf(row, "rent_period"),
      },
    ];
  }
  return listed
    .filter((part): part is readonly unknown[] => Array.isArray(part))
    .map(([id, category, minor, of]) => ({
      id: String(id),
      category: wordOf(income.category.enumValues, category),
      amountMinor: Number(minor),
      rentPeriod: String(of),
    }));
}

function wordOf<Word extends string>(words: readonly Word[], stored: unknown): Word {
  const word = words.find((known) => known === stored);
  if (word === undefined) throw new Error(`an income record with an unknown word: ${String(stored)}`);
  return word;
}
