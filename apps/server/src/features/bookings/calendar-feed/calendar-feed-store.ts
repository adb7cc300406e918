import { FEED_DAYS_AHEAD, FEED_DAYS_BACK } from "@keystead/domain/bookings";
import { plainDate } from "@keystead/domain/calendar";
import type { PlainDate } from "@keystead/domain/calendar";
import { languages } from "@keystead/domain/languages";
import type { Language } from "@keystead/domain/languages";
import { and, eq, isNull, sql } from "#kernel/db/drizzle.ts";
import type { SQL } from "#kernel/db/drizzle.ts";

import type { Tx } from "#kernel/db/tx.ts";
import { inNameOrder } from "#kernel/db/queries/fold.ts";
import { lockInOrder } from "#kernel/db/lock-order.ts";
import { firstRow, rowsOf } from "#kernel/db/queries/rows.ts";
import { calendarFeed, workspace } from "#kernel/db/schema/index.ts";
import { optionalTextIn, textIn } from "#kernel/db/queries/stored-row.ts";
import { someoneLeaves } from "#kernel/erasure/leaving-store.ts";
import type { Work, WorkspaceScope } from "#kernel/work.ts";

type FeedRow = typeof calendarFeed.$inferSelect;

/** The subject of an address: a property (`unitId` null), or one of its units. */
export type FeedRentable = Pick<FeedRow, "propertyId" | "unitId">;

export type RentableWithFeed = {
  readonly unitId: string | null;
  readonly name: string;
  /** Null if nobody has made an address. */
  readonly feed: Pick<FeedRow, "tokenHash" | "sealed" | "withGuests" | "madeAt"> | null;
};

/**
 * The property, then its units by name, each with its address if there is one, in one statement; empty for an unknown
 * property.
 */
export async function findFeeds(
  { tx, scope }: Work<WorkspaceScope>,
  propertyId: string,
): Promise<readonly RentableWithFeed[]> {
  const result = await tx.execute(sql`
    select rentable.unit_id, rentable.name, f.token_hash, f.sealed, f.with_guests,
      extract(epoch from f.made_at) * 1000 as made_ms
    from (
      select p.id as property_id, null::uuid as unit_id, p.name from property p
        where p.workspace_id = ${scope.workspaceId}::uuid and p.id = ${propertyId}::uuid
      union all
      select u.property_id, u.id, u.name from unit u
        where u.workspace_id = ${scope.workspaceId}::uuid and u.property_id = ${propertyId}::uuid) rentable
    left join calendar_feed f on f.workspace_id = ${scope.workspaceId}::uuid and f.property_id = rentable.property_id
      and f.unit_id is not distinct from rentable.unit_id
    order by rentable.unit_id is not null, ${inNameOrder(sql`rentable.name`)}, rentable.unit_id`);
  return rowsOf(result).map((row) => ({
    unitId: optionalTextIn(row, "unit_id"),
    name: textIn(row, "name"),
    feed:
      row["token_hash"] === null
        ? null
        : {
            tokenHash: textIn(row, "token_hash"),
            sealed: textIn(row, "sealed"),
            withGuests: row["with_guests"] === true,
            madeAt: new Date(Number(row["made_ms"])),
          },
  }));
}

export async function putFeed(
  { tx, scope }: Work<WorkspaceScope>,
  feed: Omit<FeedRow, "workspaceId" | "id">,
): Promise<void> {
  await tx
    .insert(calendarFeed)
    .values({ workspaceId: scope.workspaceId, ...feed })
    .onConflictDoUpdate({
      target: [calendarFeed.workspaceId, calendarFeed.propertyId, calendarFeed.unitId],
      set: feed,
    });
}

/** Returns whether there was an address. */
export async function deleteFeed(
  { tx, scope }: Work<WorkspaceScope>,
  { propertyId, unitId }: FeedRentable,
): Promise<boolean> {
  const deleted = await tx
    .delete(calendarFeed)
    .where(
      and(
        eq(calendarFeed.workspaceId, scope.workspaceId),
        eq(calendarFeed.propertyId, propertyId),
        unitId === null ? isNull(calendarFeed.unitId) : eq(calendarFeed.unitId, unitId),
      ),
    )
    .returning({ propertyId: calendarFeed.propertyId });
  return deleted.length > 0;
}

export type LockedFeed = FeedRentable & { readonly id: string; readonly name: string };

/** Locks all addresses until the transaction ends; returns them with the names of their properties and units. */
export async function lockFeeds(work: Work<WorkspaceScope>): Promise<readonly LockedFeed[]> {
  const { tx, scope } = work;
  const ids = (column: "property_id" | "unit_id") =>
    sql`select ${sql.identifier(column)} from calendar_feed where workspace_id = ${scope.workspaceId}::uuid`;
  // Locks property and unit first: a feed is deleted with them, and a deletion locks them before the records that
  // depend on them.
  await lockInOrder(work, [
    { table: "property", ids: ids("property_id"), strength: "key share" },
    { table: "unit", ids: ids("unit_id"), strength: "key share" },
  ]);
  const result = await tx.execute(sql`select f.id, f.property_id, f.unit_id, ${rentableName} as name
    from calendar_feed f join property p on p.workspace_id = f.workspace_id and p.id = f.property_id
    left join unit u on u.workspace_id = f.workspace_id and u.id = f.unit_id
    where f.workspace_id = ${scope.workspaceId}::uuid
    order by ${inNameOrder(sql`p.name`)}, f.property_id, f.unit_id is not null, ${inNameOrder(sql`u.name`)}, f.id
    for update of f`);
  return rowsOf(result).map((row) => ({
    id: textIn(row, "id"),
    propertyId: textIn(row, "property_id"),
    unitId: optionalTextIn(row, "unit_id"),
    name: textIn(row, "name"),
  }));
}

const rentableName = sql`concat_ws(' · ', p.name, u.name)`;

/** Gives each of them a new token; whether they name guests does not change. */
export async function renewFeedTokens(
  { tx, scope, now }: Work<WorkspaceScope>,
  fresh: readonly { readonly id: string; readonly hash: string; readonly sealed: string }[],
): Promise<void> {
  await tx.execute(sql`update calendar_feed f
    set token_hash = fresh.hash, sealed = fresh.sealed, made_at = ${now.toISOString()}::timestamptz
    from jsonb_to_recordset(${JSON.stringify(fresh)}::jsonb) fresh (id uuid, hash text, sealed text)
    where f.workspace_id = ${scope.workspaceId}::uuid and f.id = fresh.id`);
}

export type OpenFeed = FeedRentable & {
  readonly workspaceId: string;
  readonly name: string;
  readonly withGuests: boolean;
  /** The language of the owner. */
  readonly language: Language;
};

/** Runs as `app_system`, because only it knows which workspaces are locked. Null for a token that gives no access. */
export async function findOpenFeed(
  tx: Tx,
  { workspaceId, hash }: { readonly workspaceId: string; readonly hash: string },
): Promise<OpenFeed | null> {
  const row = firstRow(
    await tx.execute(sql`select f.property_id, f.unit_id, f.with_guests, ${rentableName} as name, o.language
      from calendar_feed f
      join property p on p.workspace_id = f.workspace_id and p.id = f.property_id
      left join unit u on u.workspace_id = f.workspace_id and u.id = f.unit_id
      join ${workspace} on ${workspace.id} = f.workspace_id
      join "user" o on o.id = ${workspace.ownerUserId}
      where f.workspace_id = ${workspaceId}::uuid and f.token_hash = ${hash}
        and not ${someoneLeaves(workspace.ownerUserId)}`),
  );
  if (row === undefined) return null;
  return {
    workspaceId,
    propertyId: textIn(row, "property_id"),
    unitId: optionalTextIn(row, "unit_id"),
    name: textIn(row, "name"),
    withGuests: row["with_guests"] === true,
    language: languages.find((one) => one === row["language"]) ?? "en",
  };
}

export type TakenNights = {
  readonly kind: "stay" | "block";
  readonly id: string;
  readonly unit: string;
  readonly guest: string;
  /** Days at the property: the first night, and the day after the last one. */
  readonly from: PlainDate;
  readonly until: PlainDate;
  readonly changedAtMs: number;
};

/**
 * Bookings and blocks of a property, or of one of its units, from a month back to a year and a half ahead, in one
 * statement. Those of the whole property take the nights of each unit too (R-D03, R-D05).
 */
export async function findTakenNights(
  { tx, scope, now }: Work<WorkspaceScope>,
  { propertyId, unitId }: FeedRentable,
): Promise<readonly TakenNights[]> {
  const here = (column: SQL) =>
    unitId === null ? sql`true` : sql`(${column} is null or ${column} = ${unitId}::uuid)`;
  const at = sql`${now.toISOString()}::timestamptz`;
  const [since, until] = [
    sql`(${at} - make_interval(days => ${FEED_DAYS_BACK}))`,
    sql`(${at} + make_interval(days => ${FEED_DAYS_AHEAD}))`,
  ];
  const result = await tx.execute(sql`
    select 'stay' as kind, b.id, u.name as unit, b.guest_name as guest, b.check_in::date::text as first, b.check_out::date::text as until,
      extract(epoch from b.updated_at) * 1000 as changed_ms
    from booking b left join unit u on u.workspace_id = b.workspace_id and u.id = b.unit_id
    where b.workspace_id = ${scope.workspaceId}::uuid and b.property_id = ${propertyId}::uuid and b.status = 'confirmed'
      and ${here(sql`b.unit_id`)}
      and b.out_at >= ${since} and b.in_at <= ${until}
    union all
    select 'block', d.block_id, max(u.name), '', min(d.date)::text, (max(d.date) + 1)::text,
      max(extract(epoch from d.updated_at)) * 1000
    from blocked_date d left join unit u on u.workspace_id = d.workspace_id and u.id = d.unit_id
    where d.workspace_id = ${scope.workspaceId}::uuid and d.property_id = ${propertyId}::uuid
      and ${here(sql`d.unit_id`)}
      and d.date between ${since}::date and ${until}::date
    group by d.block_id
    order by 2`);
  return rowsOf(result).map((row) => ({
    kind: row["kind"] === "block" ? "block" : "stay",
    id: textIn(row, "id"),
    unit: optionalTextIn(row, "unit") ?? "",
    guest: textIn(row, "guest"),
    from: plainDate(textIn(row, "first")),
    until: plainDate(textIn(row, "until")),
    changedAtMs: Number(row["changed_ms"]),
  }));
}
