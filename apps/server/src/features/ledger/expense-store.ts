import type { ExpenseQuery } from "@keystead/contract/ledger";
import { campaignChannels } from "@keystead/domain/ads";
import type { CampaignChannel } from "@keystead/domain/ads";
import { expenseOrder, splitWays } from "@keystead/domain/ledger";
import type { SplitWay } from "@keystead/domain/ledger";
import { sql } from "#kernel/db/drizzle.ts";
import type { SQL } from "#kernel/db/drizzle.ts";

import { inNameOrder } from "#kernel/db/queries/fold.ts";
import { listedBy, pageFrom, pageOf } from "#kernel/db/queries/list-order.ts";
import type { Listed, Onward } from "#kernel/db/queries/list-order.ts";
import { firstRow, rowsOf } from "#kernel/db/queries/rows.ts";
import { expense, property } from "#kernel/db/schema/index.ts";
import type { Work, WorkspaceScope } from "#kernel/work.ts";
import { countOfLines, found, rentableNamesOf, type RecordFilter } from "./records-store.ts";
import { optionalTextIn, namedIn, textIn, wordIn } from "#kernel/db/queries/stored-row.ts";
import type { NamedRow, StoredRow } from "#kernel/db/queries/stored-row.ts";

export type ListedExpense = Pick<
  typeof expense.$inferSelect,
  "id" | "version" | "category" | "nature" | "amountMinor" | "currency" | "notes" | "reversalOf" | "createdBy"
> & {
  readonly date: string;
  readonly property: NamedRow;
  readonly unit: NamedRow | null;
  /** The reversed amount; for a bill, that of all its parts. */
  readonly reversedMinor: number;
  /** The series of which it is an occurrence. */
  readonly recurringId: string | null;
  /** The turnover whose cleaner was paid with this record; it determines the amount. */
  readonly turnoverId: string | null;
  /** The campaign whose spend this record contains as a cost. */
  readonly campaign: { readonly id: string; readonly channel: CampaignChannel } | null;
  /** The number of files attached to it. */
  readonly receipts: number;
  readonly split: ListedSplit | null;
};

export type ListedSplit = {
  readonly by: SplitWay;
  readonly parts: readonly ListedPart[];
};

export type ListedPart = {
  readonly id: string;
  readonly property: NamedRow;
  readonly unit: NamedRow | null;
  readonly share: string;
  readonly amountMinor: number;
  readonly found: boolean;
};

type ExpenseFilter = Omit<ExpenseQuery, "page" | "limit"> & Pick<RecordFilter, "id" | "ids">;

const sorts = {
  date: [expense.spentOn, expense.createdAt],
  // Amounts of two currencies cannot be compared (R-A06), so they are grouped by currency.
  amount: [expense.currency, sql`line_minor`],
  property: [inNameOrder(property.name), expense.spentOn],
  category: [expense.category, expense.spentOn],
};

/**
 * One line for each bill: of the parts that the filter finds, the one with the least id represents it, as with a
 * transfer in income. The lines of the page are chosen first; names, files, parts and reversals are looked up only for
 * these.
 */
export async function selectExpenses(
  { tx, scope }: Work<WorkspaceScope>,
  query: ExpenseQuery & ExpenseFilter,
): Promise<{ readonly items: readonly ListedExpense[]; readonly total: number } & Onward> {
  const { lines, order, position, behind } = linesOf(scope, query);
  const page =
    behind === undefined
      ? sql`${lines} ${pageOf(query)}`
      : sql`select expense.* from (${lines}) expense ${rentableNamesOf("expense", scope)} where ${behind} order by ${order} ${pageOf(query)}`;
  const counted = countOfLines("expense", { scope, filter: query });
  const isFound = isFoundPart(scope, query);
  const result = await tx.execute(sql`
    select expense.id, expense.version, expense.category, expense.nature, expense.amount_minor, expense.currency,
      expense.spent_on::text as date, expense.notes, expense.reversal_of, expense.created_by, expense.split_by,
      expense.property_id, property.name as property_name, unit.id as unit_id, unit.name as unit_name,
      case when expense.split_id is null then (select -sum(r.amount_minor) from expense r
          where r.workspace_id = expense.workspace_id and r.reversal_of = expense.id)
        else (select -sum(r.amount_minor) from expense part
          join expense r on r.workspace_id = part.workspace_id and r.reversal_of = part.id
          where part.workspace_id = expense.workspace_id and part.split_id = expense.split_id) end as reversed,
      case when expense.split_id is null then (select count(*)::int from document d
          where d.workspace_id = expense.workspace_id and d.expense_id = expense.id)
        else (select count(*)::int from expense part
          join document d on d.workspace_id = part.workspace_id and d.expense_id = part.id
          where part.workspace_id = expense.workspace_id and part.split_id = expense.split_id) end as receipts,
      case when expense.split_id is not null then (
        select json_agg(json_build_array(part.id, at.id, at.name, room.id, room.name, trim_scale(part.split_share)::text,
          part.amount_minor, ${isFound}) order by part.split_no, part.id)
        from expense part join property at on at.workspace_id = part.workspace_id and at.id = part.property_id
        left join unit room on room.workspace_id = part.workspace_id and room.id = part.unit_id
        where part.workspace_id = expense.workspace_id and part.split_id = expense.split_id) end as parts,
      (select t.recurring_id from recurring_occurrence t
        where t.workspace_id = expense.workspace_id and t.expense_id = expense.id) as recurring_id,
      (select j.id from turnover j
        where j.workspace_id = expense.workspace_id and j.expense_id = expense.id) as turnover_id,
      ad.id as campaign_id, ad.channel as campaign_channel,
      (${counted}) as total, ${position} as position
    from (${page}) expense ${rentableNamesOf("expense", scope)}
    left join campaign ad on ad.workspace_id = expense.workspace_id and ad.expense_id = expense.id
    order by ${order}`);
  const rows = rowsOf(result);
  const { rows: shown, onward } = pageFrom(rows, query);
  // A page after the last one has no row, so the total is counted separately.
  const total = rows[0] ?? firstRow(await tx.execute(counted));
  return { items: shown.map(listedFrom), total: Number(total?.["total"]), ...onward };
}

/** The ids of all lines that a filter finds, in their order: for each, the part that represents it. */
export async function expenseLineIds(
  { tx, scope }: Work<WorkspaceScope>,
  query: ExpenseFilter,
): Promise<readonly string[]> {
  const { lines, order } = linesOf(scope, query);
  const result = await tx.execute(
    sql`select expense.id from (${lines}) expense ${rentableNamesOf("expense", scope)} order by ${order}`,
  );
  return rowsOf(result).map(({ id }) => String(id));
}

function linesOf(
  scope: WorkspaceScope,
  query: ExpenseFilter,
): Omit<Listed, "order"> & { readonly lines: SQL; readonly order: SQL } {
  const listed = listedBy(query.sort ?? expenseOrder.defaultSort, sorts, {
    id: expense.id,
    after: query.after,
  });
  const order = sql.join(listed.order, sql`, `);
  const isFound = isFoundPart(scope, query);
  const others = sql`from expense part where part.workspace_id = expense.workspace_id and part.split_id = expense.split_id`;
  const lineMinor =
    query.sort?.endsWith("amount") === true
      ? sql`case when expense.split_id is null then expense.amount_minor else (select sum(part.amount_minor) ${others} and ${isFound}) end`
      : sql`null`;
  const lines = sql`select expense.*, ${lineMinor} as line_minor
    ${found("expense", { scope, filter: query, names: query.sort?.endsWith("property") === true })}
      and (expense.split_id is null or not exists (select 1 ${others} and ${isFound} and part.id < expense.id))
    order by ${order}`;
  return { ...listed, lines, order };
}

/** Parts of a bill differ only in their unit or property: any other filter matches all of them or none. */
function isFoundPart(scope: WorkspaceScope, { ids: _lines, ...filter }: ExpenseFilter): SQL {
  const narrowed = filter.q !== undefined || filter.propertyId !== undefined || filter.unitId !== undefined;
  return narrowed ? sql`part.id in (select expense.id ${found("expense", { scope, filter })})` : sql`true`;
}

function listedFrom(row: StoredRow): ListedExpense {
  const split = splitFrom(row);
  return {
    id: textIn(row, "id"),
    version: Number(row["version"]),
    property: { id: textIn(row, "property_id"), name: textIn(row, "property_name") },
    unit: namedIn(row, "unit"),
    category: wordIn(expense.category.enumValues, row["category"]),
    nature: wordIn(expense.nature.enumValues, row["nature"]),
    amountMinor:
      split === null
        ? Number(row["amount_minor"])
        : split.parts.reduce((sum, part) => sum + (part.found ? part.amountMinor : 0), 0),
    currency: textIn(row, "currency"),
    date: textIn(row, "date"),
    notes: textIn(row, "notes"),
    reversalOf: optionalTextIn(row, "reversal_of"),
    reversedMinor: Number(row["reversed"] ?? 0),
    createdBy: optionalTextIn(row, "created_by"),
    recurringId: optionalTextIn(row, "recurring_id"),
    turnoverId: optionalTextIn(row, "turnover_id"),
    campaign: campaignIn(row),
    receipts: Number(row["receipts"]),
    split,
  };
}

function campaignIn(row: StoredRow): ListedExpense["campaign"] {
  const id = optionalTextIn(row, "campaign_id");
  return id === null ? null : { id, channel: wordIn(campaignChannels, row["campaign_channel"]) };
}

/**
 * A bill with only one part left is an ordinary record; that happens when a property is deleted with the other parts.
 */
function splitFrom(row: StoredRow): ListedSplit | null {
  const listed = row["parts"];
  if (!Array.isArray(listed) || listed.length < 2) return null;
  const parts = listed
    .filter((part): part is readonly unknown[] => Array.isArray(part))
    .map(([id, atId, at, roomId, room, share, minor, isFound]) => ({
      id: String(id),
      property: named(atId, at),
      unit: roomId === null ? null : named(roomId, room),
      share: String(share),
      amountMinor: Number(minor),
      found: isFound === true,
    }));
  return { by: wordIn(splitWays, row["split_by"]), parts };
}

function named(id: unknown, name: unknown): NamedRow {
  return { id: String(id), name: String(name) };
}
