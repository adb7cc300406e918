import { FEED_DAYS_AHEAD, FEED_DAYS_BACK } from "@keystead/domain/bookings";
import { plainDate } from "@keystead/domain/calendar";
import type { PlainDate } from "@keystead/domain/calendar";
import { languages } from "@keystead/domain/languages";
import type { Language } from "@keystead/domain/languages";
import { and, eq, sql } from "drizzle-orm";

import type { Tx } from "#kernel/db/database.ts";
import { inNameOrder } from "#kernel/db/fold.ts";
import { lockInOrder } from "#kernel/db/lock-order.ts";
import { firstRow, rowsOf } from "#kernel/db/rows.ts";
import { calendarFeed, workspace } from "#kernel/db/schema/index.ts";
import { optionalTextIn, textIn } from "#kernel/db/stored-row.ts";
import { someoneLeaves } from "#kernel/erasure/leaving-store.ts";
import type { Work, WorkspaceScope } from "#kernel/work.ts";

type FeedRow = typeof calendarFeed.$inferSelect;

function ofProperty(workspaceId: string, propertyId: string) {
  return and(eq(calendarFeed.workspaceId, workspaceId), eq(calendarFeed.propertyId, propertyId));
}

export async function findFeed(
  { tx, scope }: Work<WorkspaceScope>,
  propertyId: string,
): Promise<FeedRow | undefined> {
  const [row] = await tx.select().from(calendarFeed).where(ofProperty(scope.workspaceId, propertyId));
  return row;
}

export async function putFeed(
  { tx, scope }: Work<WorkspaceScope>,
  feed: Omit<FeedRow, "workspaceId" | "id">,
): Promise<void> {
  await tx
    .insert(calendarFeed)
    .values({ workspaceId: scope.workspaceId, ...feed })
    .onConflictDoUpdate({ target: [calendarFeed.workspaceId, calendarFeed.propertyId], set: feed });
}

/** Whether there was one. */
export async function deleteFeed({ tx, scope }: Work<WorkspaceScope>, propertyId: string): Promise<boolean> {
  const gone = await tx
    .delete(calendarFeed)
    .where(ofProperty(scope.workspaceId, propertyId))
    .returning({ propertyId: calendarFeed.propertyId });
  return gone.length > 0;
}

/** All that are open, with the names of their properties, until the transaction ends. */
export async function lockFeeds(
  work: Work<WorkspaceScope>,
): Promise<readonly { readonly propertyId: string; readonly name: string }[]> {
  const { tx, scope } = work;
  const ids = sql`select property_id from calendar_feed where workspace_id = ${scope.workspaceId}::uuid`;
  // The property first: a feed goes with it, and whoever deletes one locks it before all that hangs on it.
  await lockInOrder(work, [{ table: "property", ids, strength: "key share" }]);
  const result = await tx.execute(sql`select f.property_id, p.name
    from calendar_feed f join property p on p.workspace_id = f.workspace_id and p.id = f.property_id
    where f.workspace_id = ${scope.workspaceId}::uuid
    order by ${inNameOrder(sql`p.name`)}, f.property_id for update of f`);
  return rowsOf(result).map((row) => ({ propertyId: textIn(row, "property_id"), name: textIn(row, "name") }));
}

/** Another token for each of them; whether they name guests stays. */
export async function renewFeedTokens(
  { tx, scope, now }: Work<WorkspaceScope>,
  fresh: readonly { readonly propertyId: string; readonly hash: string; readonly sealed: string }[],
): Promise<void> {
  await tx.execute(sql`update calendar_feed f
    set token_hash = fresh.hash, sealed = fresh.sealed, made_at = ${now.toISOString()}::timestamptz
    from jsonb_to_recordset(${JSON.stringify(fresh)}::jsonb) fresh ("propertyId" uuid, hash text, sealed text)
    where f.workspace_id = ${scope.workspaceId}::uuid and f.property_id = fresh."propertyId"`);
}

export type OpenFeed = {
  readonly workspaceId: string;
  readonly propertyId: string;
  readonly property: string;
  readonly withGuests: boolean;
  /** The owner's. */
  readonly language: Language;
};

/** As `app_system`: which workspaces are locked only it knows. Null for whatever opens nothing. */
export async function findOpenFeed(
  tx: Tx,
  { workspaceId, hash }: { readonly workspaceId: string; readonly hash: string },
): Promise<OpenFeed | null> {
  const row = firstRow(
    await tx.execute(sql`select f.property_id, f.with_guests, p.name, o.language
      from calendar_feed f
      join property p on p.workspace_id = f.workspace_id and p.id = f.property_id
      join ${workspace} on ${workspace.id} = f.workspace_id
      join "user" o on o.id = ${workspace.ownerUserId}
      where f.workspace_id = ${workspaceId}::uuid and f.token_hash = ${hash}
        and not ${someoneLeaves(workspace.ownerUserId)}`),
  );
  if (row === undefined) return null;
  return {
    workspaceId,
    propertyId: textIn(row, "property_id"),
    property: textIn(row, "name"),
    withGuests: row["with_guests"] === true,
    language: languages.find((one) => one === row["language"]) ?? "en",
  };
}

export type TakenNights = {
  readonly kind: "stay" | "block";
  readonly id: string;
  readonly unit: string;
  readonly guest: string;
  /** Days at the property: of the first night, and after the last. */
  readonly from: PlainDate;
  readonly until: PlainDate;
  readonly changedAtMs: number;
};

/** Stays and blocks of a property from a month back to a year and a half ahead, in one statement. */
export async function findTaken(
  { tx, scope, now }: Work<WorkspaceScope>,
  propertyId: string,
): Promise<readonly TakenNights[]> {
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
      and b.out_at >= ${since} and b.in_at <= ${until}
    union all
    select 'block', d.block_id, max(u.name), '', min(d.date)::text, (max(d.date) + 1)::text,
      max(extract(epoch from d.updated_at)) * 1000
    from blocked_date d left join unit u on u.workspace_id = d.workspace_id and u.id = d.unit_id
    where d.workspace_id = ${scope.workspaceId}::uuid and d.property_id = ${propertyId}::uuid
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
