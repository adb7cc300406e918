import { currency } from "@keystead/domain/money";
import type { Currency } from "@keystead/domain/money";
import { openTaskStatuses } from "@keystead/domain/tasks";
import type { NotifiedTurnover } from "@keystead/domain/turnovers";
import { and, eq, sql } from "#kernel/db/drizzle.ts";
import type { SQL } from "#kernel/db/drizzle.ts";

import { inNameOrder } from "#kernel/db/queries/fold.ts";
import { lockInOrder } from "#kernel/db/lock-order.ts";
import { rowsOf } from "#kernel/db/queries/rows.ts";
import {
  document,
  turnoverOperation,
  property,
  turnover,
  turnoverReminder,
} from "#kernel/db/schema/index.ts";
import type { TrashPart } from "#kernel/trash/move-to-trash.ts";
import { dayWithin } from "#kernel/db/queries/zone.ts";
import type { Work, WorkspaceScope } from "#kernel/work.ts";
import { turnoverFrom } from "./turnover-row.ts";
import type { ListedTurnover } from "./turnover-row.ts";

export type TurnoverRow = typeof turnover.$inferSelect;

const ms = (column: SQL): SQL => sql`extract(epoch from ${column}) * 1000`;
const columnOf = (name: string): SQL => sql.raw(`j.${name}`);

/**
 * A turnover is paid while the record of its payment exists. Values left by a deleted record count again only after
 * an Undo.
 */
const paid = (column: SQL): SQL => sql`case when j.expense_id is not null then ${column} end`;

/** The next booking after a turnover: the first one in scope that arrives when the window ends. */
const arriving = sql`(select json_build_object('bookingId', n.id, 'guestName', n.guest_name, 'guestsCount', n.guests_count,
    'at', to_char(n.check_in, 'YYYY-MM-DD"T"HH24:MI'))
  from booking n where n.workspace_id = j.workspace_id and n.property_id = j.property_id and n.status = 'confirmed'
    and n.in_at = j.window_ends_at and n.out_at > j.window_ends_at and n.id is distinct from j.booking_id
    and (n.unit_id is null or j.unit_id is null or n.unit_id = j.unit_id)
  order by n.id limit 1)`;

const problems = sql`(select count(*)::int from turnover_operation o where o.workspace_id = j.workspace_id and o.turnover_id = j.id
  and o.act = 'problem' and o.effect = 'applied')`;
/**
 * The problems whose task is still open. The condition is inside a `case`, because the item of a tick is a line of
 * the checklist and not an id.
 */
const openProblems = sql`(select count(*)::int from turnover_operation o
  join task t on t.workspace_id = o.workspace_id and t.id = case when o.act = 'problem' then o.item_id::uuid end
  where o.workspace_id = j.workspace_id and o.turnover_id = j.id and o.effect = 'applied' and t.status in (${sql.join(
    openTaskStatuses.map((status) => sql`${status}`),
    sql`, `,
  )}))`;
const pictured = sql`(select coalesce(json_agg(json_build_object('photoId', d.id, 'itemId', d.checklist_item) order by d.created_at, d.id), '[]')
  from document d where d.workspace_id = j.workspace_id and d.turnover_id = j.id and d.checklist_item is not null)`;
const photos = sql`(select count(*)::int from document d where d.workspace_id = j.workspace_id and d.turnover_id = j.id)`;

/**
 * A cleaner who can be reached only by mail gets no mail before the host's own address is confirmed; a sample sends
 * no mail at all.
 */
const mailWaits = sql`c.user_id is null and c.email <> '' and exists (select from workspace w join "user" o on o.id = w.owner_user_id
  where w.id = j.workspace_id and w.kind = 'own' and not o.email_verified)`;

const columns = sql`j.id, j.version, j.kind, j.booking_id, j.property_id, j.unit_id, j.status, j.cleaner_id,
  ${ms(columnOf("window_starts_at"))} as window_from, ${ms(columnOf("window_ends_at"))} as window_to,
  ${ms(columnOf("slot_starts_at"))} as slot_from, ${ms(columnOf("slot_ends_at"))} as slot_to,
  ${ms(columnOf("confirmed_at"))} as confirmed, ${ms(columnOf("started_at"))} as started, ${ms(columnOf("done_at"))} as done, j.done_by,
  j.notified_cleaner_id, ${ms(columnOf("notified_starts_at"))} as notified_from, j.notified_property_id, j.notified_unit_id,
  ${ms(columnOf("host_notified_at"))} as host_notified, j.fee_minor, j.currency, j.approved_at is not null as approved,
  ${paid(sql`j.paid_on::text`)} as paid_on, ${paid(sql`j.paid_method`)} as paid_method, j.voided, j.note, j.checklist, ${problems} as problems, ${openProblems} as open_problems, ${photos} as photos,
  ${pictured} as pictured,
  p.name as property_name, p.timezone, p.address, p.city, p.cleaning_minutes,
  coalesce(u.access_note_sealed, p.access_note_sealed) as access_sealed, u.name as unit_name, c.name as cleaner_name,
  case when c.id is null then null when c.user_id is not null then 'login' when l.token_hash is null then 'no_link'
    when l.last_used_at is null then 'link_unused' else 'link_used' end as reach,
  ${mailWaits} as mail_waits,
  case when b.id is null then null else json_build_object('bookingId', b.id, 'guestName', b.guest_name,
    'guestsCount', b.guests_count, 'at', to_char(b.check_out, 'YYYY-MM-DD"T"HH24:MI')) end as leaving,
  ${arriving} as arriving`;

const from = sql`from turnover j
  join property p on p.workspace_id = j.workspace_id and p.id = j.property_id
  left join unit u on u.workspace_id = j.workspace_id and u.id = j.unit_id
  left join cleaner c on c.workspace_id = j.workspace_id and c.id = j.cleaner_id
  left join cleaner_link l on l.workspace_id = j.workspace_id and l.cleaner_id = j.cleaner_id
  left join booking b on b.workspace_id = j.workspace_id and b.id = j.booking_id`;

export type TurnoverFilter = {
  readonly ids?: readonly string[];
  /** The first and last local day on which the window may begin, both inclusive. */
  readonly from?: string;
  readonly to?: string;
  readonly propertyId?: string | undefined;
  readonly cleanerId?: string | undefined;
  /** Slots that touch this span of instants. */
  readonly slotWithin?: { readonly startMs: number; readonly endMs: number };
  /** Turnovers that were done on these local days, both inclusive. */
  readonly doneFrom?: string | undefined;
  readonly doneTo?: string | undefined;
  readonly withCancelled?: boolean;
  /** Turnovers with a notified start after this instant, including cancelled ones. */
  readonly notifiedAfterMs?: number;
};

/** One statement regardless of the number of turnovers, ordered by planned start, property, unit and id. */
export async function selectTurnovers(
  { tx, scope: { workspaceId } }: Work<WorkspaceScope>,
  filter: TurnoverFilter,
): Promise<readonly ListedTurnover[]> {
  const rows = await tx.execute(
    sql`select ${columns} ${from} where ${and(
      sql`j.workspace_id = ${workspaceId}::uuid`,
      ...conditionsOf(filter),
    )} order by j.slot_starts_at, ${inNameOrder(sql`p.name`)}, ${inNameOrder(sql`u.name`)}, j.id`,
  );
  return rowsOf(rows).map(turnoverFrom);
}

function conditionsOf(filter: TurnoverFilter): readonly (SQL | undefined)[] {
  const { ids, propertyId, cleanerId, slotWithin, doneFrom, doneTo, notifiedAfterMs } = filter;
  const daysOf = (column: string, from: string | undefined, to: string | undefined) =>
    dayWithin({ instant: columnOf(column), zone: sql`p.timezone` }, { from, to });
  return [
    ids === undefined
      ? undefined
      : sql`j.id in (select value::uuid from jsonb_array_elements_text(${JSON.stringify(ids)}::jsonb))`,
    daysOf("window_starts_at", filter.from, filter.to),
    daysOf("done_at", doneFrom, doneTo),
    propertyId === undefined ? undefined : sql`j.property_id = ${propertyId}::uuid`,
    cleanerId === undefined ? undefined : sql`j.cleaner_id = ${cleanerId}::uuid`,
    slotWithin === undefined
      ? undefined
      : sql`j.slot_starts_at < ${instant(slotWithin.endMs)} and j.slot_ends_at > ${instant(slotWithin.startMs)}`,
    notifiedAfterMs === undefined ? undefined : sql`j.notified_starts_at > ${instant(notifiedAfterMs)}`,
    filter.withCancelled === true || notifiedAfterMs !== undefined ? undefined : sql`j.status <> 'cancelled'`,
  ];
}

function instant(atMs: number): SQL {
  return sql`${new Date(atMs).toISOString()}::timestamptz`;
}

export async function findTurnover(
  work: Work<WorkspaceScope>,
  id: string,
): Promise<ListedTurnover | undefined> {
  const [found] = await selectTurnovers(work, { ids: [id], withCancelled: true });
  return found;
}

/**
 * Locks the properties and units of turnovers until the transaction ends, because a record that refers to them must
 * be locked after them.
 */
export async function lockRentablesOf(work: Work<WorkspaceScope>, ids: readonly string[]): Promise<void> {
  const of = (column: string): SQL =>
    sql`select ${sql.identifier(column)} from turnover where workspace_id = ${work.scope.workspaceId}::uuid
      and id in (select value::uuid from jsonb_array_elements_text(${JSON.stringify(ids)}::jsonb))`;
  await lockInOrder(work, [
    { table: "property", ids: of("property_id"), strength: "key share" },
    { table: "unit", ids: of("unit_id"), strength: "key share" },
  ]);
}

/** Locks the turnover until the transaction ends; a caller that assigns it has locked the cleaners before. */
export async function lockTurnover(
  work: Work<WorkspaceScope>,
  id: string,
): Promise<ListedTurnover | undefined> {
  const [locked] = await lockTurnovers(work, [id]);
  return locked;
}

export async function lockTurnovers(
  work: Work<WorkspaceScope>,
  ids: readonly string[],
): Promise<readonly ListedTurnover[]> {
  await lockInOrder(work, [{ table: "turnover", ids, strength: "no key update" }]);
  return selectTurnovers(work, { ids, withCancelled: true });
}

/** The caller has locked the row. */
export async function writeTurnover(
  { tx, scope, now }: Work<WorkspaceScope>,
  before: Pick<ListedTurnover, "id" | "version" | "paidOn">,
  fields: Partial<TurnoverRow>,
): Promise<void> {
  await tx
    .update(turnover)
    .set({
      // If a turnover changes after its payment was deleted, an Undo does not mark it as paid again.
      ...(before.paidOn === null ? { paidOn: null, paidMethod: null } : {}),
      ...fields,
      version: before.version + 1,
      updatedAt: now,
    })
    .where(and(eq(turnover.workspaceId, scope.workspaceId), eq(turnover.id, before.id)));
}

/** The columns for the plan of which the cleaner was last notified. */
export function notifiedFields(notified: NotifiedTurnover | null): Partial<TurnoverRow> {
  return {
    notifiedCleanerId: notified?.cleanerId ?? null,
    notifiedStartsAt: notified === null ? null : new Date(notified.startMs),
    notifiedPropertyId: notified?.propertyId ?? null,
    notifiedUnitId: notified?.unitId ?? null,
  };
}

export async function insertTurnoverRow(
  { tx, scope, now }: Work<WorkspaceScope>,
  fields: Omit<typeof turnover.$inferInsert, "workspaceId">,
): Promise<string> {
  const [row] = await tx
    .insert(turnover)
    .values({ workspaceId: scope.workspaceId, ...fields, createdAt: now, updatedAt: now })
    .returning({ id: turnover.id });
  if (row === undefined) throw new Error("an insert that gave no row");
  return row.id;
}

/** The rows that are moved to the trash. */
export function turnoverParts(
  id: string,
): readonly TrashPart<"turnover" | "turnover_operation" | "turnover_reminder" | "document">[] {
  return [
    { table: turnover, where: eq(turnover.id, id) },
    { table: turnoverOperation, where: eq(turnoverOperation.turnoverId, id) },
    { table: turnoverReminder, where: eq(turnoverReminder.turnoverId, id) },
    { table: document, where: eq(document.turnoverId, id) },
  ];
}

export type PropertyHome = {
  readonly zone: string;
  readonly cleaningMinutes: number;
  readonly currency: Currency;
};

/** The facts about a property that its turnovers need; the caller has locked it or knows that it does not change. */
export async function findHome(
  { tx, scope }: Work<WorkspaceScope>,
  propertyId: string,
): Promise<PropertyHome | undefined> {
  const [row] = await tx
    .select({
      zone: property.timezone,
      cleaningMinutes: property.cleaningMinutes,
      currency: property.currency,
    })
    .from(property)
    .where(and(eq(property.workspaceId, scope.workspaceId), eq(property.id, propertyId)));
  return row === undefined ? undefined : { ...row, currency: currency(row.currency) };
}
