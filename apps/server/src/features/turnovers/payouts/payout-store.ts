import type { OwnPayoutQuery, PayoutQuery } from "@keystead/contract/turnovers";
import type { PlainDate } from "@keystead/domain/calendar";
import { paymentMethods } from "@keystead/domain/ledger";
import type { PaymentMethod } from "@keystead/domain/ledger";
import { currency } from "@keystead/domain/money";
import type { Currency } from "@keystead/domain/money";
import { turnoverStatuses, payoutOrder } from "@keystead/domain/turnovers";
import type { TurnoverStatus, PayoutState } from "@keystead/domain/turnovers";
import { plainDate } from "@keystead/domain/calendar";
import { and, sql } from "#kernel/db/drizzle.ts";
import type { SQL } from "#kernel/db/drizzle.ts";

import { foundIn, inNameOrder } from "#kernel/db/queries/fold.ts";
import { listedBy, pageFrom, pageOf } from "#kernel/db/queries/list-order.ts";
import type { Onward } from "#kernel/db/queries/list-order.ts";
import { rowsOf } from "#kernel/db/queries/rows.ts";
import { cleaner, property, turnover } from "#kernel/db/schema/index.ts";
import { namedIn, optionalNumberIn, optionalTextIn, textIn, wordIn } from "#kernel/db/queries/stored-row.ts";
import type { NamedRow, StoredRow } from "#kernel/db/queries/stored-row.ts";
import { dayWithin } from "#kernel/db/queries/zone.ts";
import type { Work, WorkspaceScope } from "#kernel/work.ts";

export type ListedPayout = {
  readonly id: string;
  readonly version: number;
  readonly property: NamedRow;
  readonly unit: NamedRow | null;
  readonly zone: string;
  readonly bookingId: string | null;
  readonly cleaner: NamedRow | null;
  readonly cleanerEmail: string;
  readonly windowStartMs: number;
  readonly windowEndMs: number | null;
  readonly slotStartMs: number;
  readonly doneAtMs: number | null;
  readonly status: TurnoverStatus;
  readonly feeMinor: number;
  readonly currency: Currency;
  readonly approved: boolean;
  readonly voided: boolean;
  readonly paidOn: PlainDate | null;
  readonly paidMethod: PaymentMethod | null;
  readonly expenseId: string | null;
  readonly note: string;
};

export type PayoutRowFilter = Omit<PayoutQuery, "page" | "limit" | "after" | "sort"> & {
  readonly ids?: readonly string[];
};

/** R-E07 in SQL; the first matching case wins, as in `payoutState` of the domain. */
const stateIn = sql`case when turnover.status = 'cancelled' or turnover.voided then 'void'
  when turnover.fee_minor = 0 then 'none' when turnover.expense_id is not null then 'paid'
  when turnover.status = 'done' then 'due' else 'not_due' end`;

const sorts = {
  cleaner: [inNameOrder(cleaner.name), turnover.cleanerId, turnover.doneAt, turnover.windowStartsAt],
  done: [turnover.doneAt, turnover.windowStartsAt, inNameOrder(property.name)],
  property: [inNameOrder(property.name), turnover.doneAt, turnover.windowStartsAt],
  day: [turnover.slotStartsAt, inNameOrder(property.name)],
  // Amounts in different currencies cannot be compared (R-A06), so they are grouped by currency.
  fee: [turnover.currency, turnover.feeMinor],
};

const from = sql`from turnover
  join property on property.workspace_id = turnover.workspace_id and property.id = turnover.property_id
  left join unit on unit.workspace_id = turnover.workspace_id and unit.id = turnover.unit_id
  left join cleaner on cleaner.workspace_id = turnover.workspace_id and cleaner.id = turnover.cleaner_id`;

const ms = (column: string): SQL => sql`extract(epoch from ${sql.raw(`turnover.${column}`)}) * 1000`;

type Paging = Pick<PayoutQuery, "page" | "limit" | "after"> & {
  readonly sort?: PayoutQuery["sort"] | OwnPayoutQuery["sort"];
};

/**
 * The lines of a page and their total number. The rows of the page are found first, so that details are computed for
 * them alone.
 */
export async function selectPayouts(
  { tx, scope }: Work<WorkspaceScope>,
  { page, limit, after, sort, ...filter }: PayoutRowFilter & Paging,
): Promise<{ readonly items: readonly ListedPayout[]; readonly total: number } & Onward> {
  const paged = { page, limit, after };
  const { order, position, behind } = listedBy(sort ?? payoutOrder.defaultSort, sorts, {
    id: turnover.id,
    after,
  });
  const ordered = sql.join(order, sql`, `);
  const where = whereOf(scope, filter);
  const rows = rowsOf(
    await tx.execute(sql`select turnover.id, turnover.version, turnover.booking_id, turnover.status,
      ${ms("window_starts_at")} as window_from, ${ms("window_ends_at")} as window_to, ${ms("done_at")} as done,
      ${ms("slot_starts_at")} as slot_from, turnover.fee_minor, turnover.currency, turnover.approved_at is not null as approved, turnover.voided,
      case when turnover.expense_id is not null then turnover.paid_on::text end as paid_on,
      turnover.paid_method, turnover.expense_id, turnover.note,
      turnover.property_id, property.name as property_name, property.timezone, unit.id as unit_id, unit.name as unit_name,
      cleaner.id as cleaner_id, cleaner.name as cleaner_name, coalesce(cleaner.email, '') as cleaner_email, page.total, ${position} as position
    ${from}
    join (select turnover.id, (count(*) over ())::int as total
      ${from} where ${and(where, behind)} order by ${ordered} ${pageOf(paged)}) page on page.id = turnover.id
    where turnover.workspace_id = ${scope.workspaceId}::uuid order by ${ordered}`),
  );
  const { rows: shown, onward } = pageFrom(rows, paged);
  const known = after === undefined ? (rows[0]?.["total"] ?? (page === 1 ? 0 : undefined)) : undefined;
  const total = known ?? (await countPayouts({ tx, scope }, where));
  return { items: shown.map(payoutFrom), total: Number(total), ...onward };
}

/** For a page beyond the last one, which has no row with the total. */
async function countPayouts(
  { tx }: Pick<Work<WorkspaceScope>, "tx" | "scope">,
  where: SQL | undefined,
): Promise<number> {
  const [row] = rowsOf(await tx.execute(sql`select count(*)::int as total ${from} where ${where}`));
  return Number(row?.["total"]);
}

export type PayoutSum = {
  readonly cleaner: NamedRow | null;
  readonly currency: Currency;
  readonly turnovers: number;
  readonly dueMinor: number;
  /** The approved part of the due amount. */
  readonly approvedMinor: number;
  readonly paidMinor: number;
};

/** The sums of all that the filters find, by cleaner and currency; currencies are never added. */
export async function sumPayouts(
  { tx, scope }: Work<WorkspaceScope>,
  filter: PayoutRowFilter,
): Promise<readonly PayoutSum[]> {
  const feeIn = (condition: SQL): SQL => sql`coalesce(sum(fee_minor) filter (where ${condition}), 0)::float8`;
  const rows = rowsOf(
    await tx.execute(sql`select cleaner_id, cleaner_name, currency, count(*)::int as turnovers,
      ${feeIn(sql`state = 'due'`)} as due, ${feeIn(sql`state = 'due' and approved`)} as approved,
      ${feeIn(sql`state = 'paid'`)} as paid
    from (select cleaner.id as cleaner_id, cleaner.name as cleaner_name, turnover.currency, turnover.fee_minor,
        turnover.approved_at is not null as approved, ${stateIn} as state
      ${from} where ${whereOf(scope, filter)}) line
    group by cleaner_id, cleaner_name, currency
    order by ${inNameOrder(sql`cleaner_name`)} nulls last, cleaner_id, currency`),
  );
  return rows.map((row) => ({
    cleaner: namedIn(row, "cleaner"),
    currency: currency(textIn(row, "currency")),
    turnovers: Number(row["turnovers"]),
    dueMinor: Number(row["due"]),
    approvedMinor: Number(row["approved"]),
    paidMinor: Number(row["paid"]),
  }));
}

function whereOf(scope: WorkspaceScope, filter: PayoutRowFilter): SQL | undefined {
  const { ids, state, cleanerId, propertyId, doneFrom, doneTo, q } = filter;
  return and(
    sql`turnover.workspace_id = ${scope.workspaceId}::uuid`,
    ids === undefined
      ? undefined
      : sql`turnover.id in (select value::uuid from jsonb_array_elements_text(${JSON.stringify(ids)}::jsonb))`,
    isState(state),
    cleanerId === undefined ? undefined : sql`turnover.cleaner_id = ${cleanerId}::uuid`,
    propertyId === undefined ? undefined : sql`turnover.property_id = ${propertyId}::uuid`,
    dayWithin(
      { instant: sql`turnover.done_at`, zone: sql`property.timezone` },
      { from: doneFrom, to: doneTo },
    ),
    foundIn(q, [cleaner.name, property.name]),
  );
}

function isState(states: readonly PayoutState[] | undefined): SQL | undefined {
  if (states === undefined || states.length === 0) return undefined;
  return sql`${stateIn} in (select jsonb_array_elements_text(${JSON.stringify(states)}::jsonb))`;
}

function payoutFrom(row: StoredRow): ListedPayout {
  const paidOn = optionalTextIn(row, "paid_on");
  return {
    id: textIn(row, "id"),
    version: Number(row["version"]),
    property: { id: textIn(row, "property_id"), name: textIn(row, "property_name") },
    unit: namedIn(row, "unit"),
    zone: textIn(row, "timezone"),
    bookingId: optionalTextIn(row, "booking_id"),
    cleaner: namedIn(row, "cleaner"),
    cleanerEmail: textIn(row, "cleaner_email"),
    windowStartMs: Number(row["window_from"]),
    windowEndMs: optionalNumberIn(row, "window_to"),
    slotStartMs: Number(row["slot_from"]),
    doneAtMs: optionalNumberIn(row, "done"),
    status: wordIn(turnoverStatuses, row["status"]),
    feeMinor: Number(row["fee_minor"]),
    currency: currency(textIn(row, "currency")),
    approved: row["approved"] === true,
    voided: row["voided"] === true,
    paidOn: paidOn === null ? null : plainDate(paidOn),
    paidMethod: paidOn === null ? null : wordIn(paymentMethods, row["paid_method"]),
    expenseId: optionalTextIn(row, "expense_id"),
    note: textIn(row, "note"),
  };
}

/** Marks turnovers as paid, each with the record of its payment. The caller has locked the rows. */
export async function writePaid(
  { tx, scope, now }: Work<WorkspaceScope>,
  { paidOn, method }: { readonly paidOn: PlainDate; readonly method: PaymentMethod },
  paid: readonly { readonly id: string; readonly expenseId: string }[],
): Promise<void> {
  await tx.execute(sql`update turnover j set paid_on = ${paidOn}::date, paid_method = ${method}, expense_id = n."expenseId",
      version = j.version + 1, updated_at = ${now.toISOString()}::timestamptz
    from jsonb_to_recordset(${JSON.stringify(paid)}::jsonb) as n(id uuid, "expenseId" uuid)
    where j.workspace_id = ${scope.workspaceId}::uuid and j.id = n.id`);
}

/** Sets or removes the approval of several turnovers. The caller has locked the rows. */
export async function writeApproved(
  { tx, scope, now }: Work<WorkspaceScope>,
  ids: readonly string[],
  approved: boolean,
): Promise<void> {
  const at = sql`${now.toISOString()}::timestamptz`;
  await tx.execute(sql`update turnover set approved_at = ${approved ? at : sql`null`}, version = version + 1, updated_at = ${at}
    where workspace_id = ${scope.workspaceId}::uuid
      and id in (select value::uuid from jsonb_array_elements_text(${JSON.stringify(ids)}::jsonb))`);
}

/**
 * Whether a deleted expense, if restored, would no longer be the payment of one of its turnovers, because that
 * turnover was paid again or changed since. Call this while the expense is in the trash; locks the turnovers.
 */
export async function isPaidOtherwise(
  { tx, scope }: Work<WorkspaceScope>,
  expenseId: string,
): Promise<boolean> {
  const rows = rowsOf(
    await tx.execute(sql`select j.paid_on is null or j.expense_id is not null as otherwise from turnover j
    where j.workspace_id = ${scope.workspaceId}::uuid and j.id in (
      select (linked.turnover ->> 'id')::uuid from trash t,
        jsonb_path_query(t.payload, '$[*].links[*] ? (@.table == "turnover").rows[*]') as linked(turnover)
      where t.workspace_id = ${scope.workspaceId}::uuid and t.kind = 'expense' and t.entity_id = ${expenseId}::uuid)
    order by j.id for no key update of j`),
  );
  return rows.some((row) => row["otherwise"] === true);
}
