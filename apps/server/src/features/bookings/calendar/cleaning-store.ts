import type { PlainDate } from "@keystead/domain/calendar";
import { MOST_CLEANING_MINUTES } from "@keystead/domain/properties";
import { openTaskStatuses } from "@keystead/domain/tasks";
import type { TurnoverStatus } from "@keystead/domain/turnovers";
import { or, sql } from "#kernel/db/drizzle.ts";
import type { AnyPgColumn } from "#kernel/db/pg-core.ts";

import { cleaner, turnover } from "#kernel/db/schema/index.ts";
import { dayWithin } from "#kernel/db/queries/zone.ts";

export type CalendarDays = { readonly from: PlainDate; readonly through: PlainDate };

/** An instant in milliseconds. */
export const ms = (column: AnyPgColumn) => sql<number | null>`(extract(epoch from ${column}) * 1000)::float8`;

const open = sql.join(
  openTaskStatuses.map((status) => sql`${status}`),
  sql`, `,
);

/**
 * The number of problems reported at a turnover whose task is still open. The `case` is needed because the item of a
 * tick is a line of the checklist and not an id.
 */
const openProblems = sql<number>`(select count(*)::int from turnover_operation o
  join task t on t.workspace_id = o.workspace_id and t.id = case when o.act = 'problem' then o.item_id::uuid end
  where o.workspace_id = turnover.workspace_id and o.turnover_id = turnover.id and o.effect = 'applied' and t.status in (${open}))`;

/**
 * R-E04: whether the cleaner has another turnover at that time, in any property. No turnover takes longer than
 * MOST_CLEANING_MINUTES, so the cleaner's earlier ones need not be read.
 */
const elsewhere = sql<boolean>`exists (select 1 from turnover o where o.workspace_id = turnover.workspace_id
  and o.cleaner_id = turnover.cleaner_id and o.id <> turnover.id and o.status <> 'cancelled'
  and o.slot_starts_at > turnover.slot_starts_at - make_interval(mins => ${MOST_CLEANING_MINUTES}::int)
  and o.slot_starts_at < turnover.slot_ends_at and o.slot_ends_at > turnover.slot_starts_at)`;

const confirmed = sql<boolean>`turnover.confirmed_at is not null`;
const started = sql<boolean>`turnover.started_at is not null`;

/** The columns from which the sign of the turnover after a booking is made; null for a booking without a turnover. */
export const signedColumns = {
  id: turnover.id,
  status: turnover.status,
  confirmed,
  started,
  windowStart: ms(turnover.windowStartsAt),
  windowEnd: ms(turnover.windowEndsAt),
  elsewhere,
  openProblems,
  cleaner: cleaner.name,
};

/** The facts from which the sign of a turnover is made. */
export type SignedTurnover = {
  readonly id: string;
  readonly status: TurnoverStatus;
  readonly confirmed: boolean;
  readonly started: boolean;
  readonly windowStart: number | null;
  readonly windowEnd: number | null;
  readonly elsewhere: boolean;
  readonly openProblems: number;
  readonly cleaner: string | null;
};

export type CalendarTurnover = SignedTurnover & {
  readonly bookingId: string | null;
  readonly unitId: string | null;
  readonly slotStart: number;
  readonly slotEnd: number;
};

/**
 * The turnovers of a property whose window begins on one of the days or that are planned for one, without cancelled
 * ones: a column of a statement over `property`.
 */
export function turnoversWithin({ from, through }: CalendarDays) {
  const on = (column: string) =>
    dayWithin(
      { instant: sql.raw(`turnover.${column}`), zone: sql`property.timezone` },
      { from, to: through },
    );
  const at = (column: string) => sql.raw(`(extract(epoch from turnover.${column}) * 1000)::float8`);
  return sql<readonly CalendarTurnover[]>`(select coalesce(json_agg(json_build_object('id', turnover.id,
      'status', turnover.status, 'confirmed', ${confirmed}, 'started', ${started}, 'elsewhere', ${elsewhere},
      'openProblems', ${openProblems}, 'cleaner', cleaner.name, 'bookingId', turnover.booking_id, 'unitId', turnover.unit_id,
      'windowStart', ${at("window_starts_at")}, 'windowEnd', ${at("window_ends_at")},
      'slotStart', ${at("slot_starts_at")}, 'slotEnd', ${at("slot_ends_at")}) order by turnover.slot_starts_at, turnover.id), '[]'::json)
    from turnover
    left join cleaner on cleaner.workspace_id = turnover.workspace_id and cleaner.id = turnover.cleaner_id
    where turnover.workspace_id = property.workspace_id and turnover.property_id = property.id
      and turnover.status <> 'cancelled' and ${or(on("window_starts_at"), on("slot_starts_at"))})`;
}
