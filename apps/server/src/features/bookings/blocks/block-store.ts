import type { BlockedDate, StandingBooking } from "@keystead/domain/bookings";
import { plainDate } from "@keystead/domain/calendar";
import type { PlainDate } from "@keystead/domain/calendar";
import { idOf } from "@keystead/domain/ids";
import { and, asc, eq, gte, inArray, lte, ne, sql } from "#kernel/db/drizzle.ts";
import type { SQL } from "#kernel/db/drizzle.ts";

import { lockInOrder } from "#kernel/db/lock-order.ts";
import { blockedDate, booking } from "#kernel/db/schema/index.ts";
import { wallClockOf } from "#kernel/db/queries/zone.ts";
import type { TrashPart } from "#kernel/trash/move-to-trash.ts";
import type { Work, WorkspaceScope } from "#kernel/work.ts";

/** Nights that were blocked together. */
export type StoredBlock = {
  readonly id: string;
  readonly version: number;
  readonly propertyId: string;
  readonly unitId: string | null;
  readonly from: PlainDate;
  readonly through: PlainDate;
  readonly reason: string;
};

export type BlockRentable = Pick<StoredBlock, "propertyId" | "unitId">;
type Days = { readonly from: PlainDate; readonly through: PlainDate };

/** Locks the block and its property until the transaction ends; undefined if it does not exist. */
export async function lockBlock(
  work: Work<WorkspaceScope>,
  id: string,
  to: { readonly propertyId?: string | undefined } = {},
): Promise<StoredBlock | undefined> {
  const own = sql`select property_id from blocked_date
    where workspace_id = ${work.scope.workspaceId}::uuid and block_id = ${id}::uuid`;
  await lockInOrder(work, [
    {
      table: "property",
      ids: to.propertyId === undefined ? own : sql`${own} union select ${to.propertyId}::uuid`,
      strength: "no key update",
    },
  ]);
  const [block] = await findBlocks(work, eq(blockedDate.blockId, id));
  return block;
}

/** The blocks of these properties with a night on any of the days, by their first night. */
export async function findBlocksOf(
  work: Work<WorkspaceScope>,
  propertyIds: readonly string[],
  { from, through }: Days,
): Promise<readonly StoredBlock[]> {
  const { tx, scope } = work;
  const touched = tx
    .select({ id: blockedDate.blockId })
    .from(blockedDate)
    .where(
      and(
        eq(blockedDate.workspaceId, scope.workspaceId),
        gte(blockedDate.date, from),
        lte(blockedDate.date, through),
      ),
    );
  return findBlocks(
    work,
    and(inArray(blockedDate.propertyId, [...propertyIds]), inArray(blockedDate.blockId, touched)),
  );
}

async function findBlocks(
  { tx, scope }: Work<WorkspaceScope>,
  where: SQL | undefined,
): Promise<readonly StoredBlock[]> {
  const from = sql<string>`min(${blockedDate.date})::text`;
  const rows = await tx
    .select({
      id: blockedDate.blockId,
      version: sql<number>`max(${blockedDate.version})`,
      propertyId: blockedDate.propertyId,
      unitId: blockedDate.unitId,
      from,
      through: sql<string>`max(${blockedDate.date})::text`,
      reason: blockedDate.reason,
    })
    .from(blockedDate)
    .where(and(eq(blockedDate.workspaceId, scope.workspaceId), where))
    .groupBy(blockedDate.blockId, blockedDate.propertyId, blockedDate.unitId, blockedDate.reason)
    .orderBy(asc(from), asc(blockedDate.blockId));
  return rows.map((row) => ({ ...row, from: plainDate(row.from), through: plainDate(row.through) }));
}

/**
 * The records that prevent blocking nights of a property: bookings on any of these nights, and nights of other
 * blocks.
 */
export async function findInTheWay(
  { tx, scope }: Work<WorkspaceScope>,
  propertyId: string,
  { days: { from, through }, except }: { readonly days: Days; readonly except: string | null },
): Promise<{
  readonly bookings: readonly (StandingBooking & { readonly guestName: string })[];
  readonly blocked: readonly BlockedDate[];
}> {
  const { id, unitId, status, checkIn, checkOut, guestName } = booking;
  const bookings = await tx
    .select({ id, unitId, status, checkIn, checkOut, guestName })
    .from(booking)
    .where(
      and(
        eq(booking.workspaceId, scope.workspaceId),
        eq(booking.propertyId, propertyId),
        eq(status, "confirmed"),
        sql`${checkIn} < ${through}::date + interval '1 day'`,
        sql`${checkOut} >= ${from}::date + interval '1 day'`,
      ),
    );
  const blocked = await tx
    .select({ unitId: blockedDate.unitId, date: blockedDate.date })
    .from(blockedDate)
    .where(
      and(
        eq(blockedDate.workspaceId, scope.workspaceId),
        eq(blockedDate.propertyId, propertyId),
        gte(blockedDate.date, from),
        lte(blockedDate.date, through),
        except === null ? undefined : ne(blockedDate.blockId, except),
      ),
    );
  return {
    bookings: bookings.map((row) => ({
      ...row,
      id: idOf(row.id),
      checkIn: wallClockOf(row.checkIn),
      checkOut: wallClockOf(row.checkOut),
    })),
    blocked: blocked.map((row) => ({ ...row, date: plainDate(row.date) })),
  };
}

export async function insertBlock(
  { tx, scope, now }: Work<WorkspaceScope>,
  block: BlockRentable & {
    readonly id: string;
    readonly version: number;
    readonly reason: string;
    readonly dates: readonly PlainDate[];
  },
): Promise<void> {
  const { id, dates, ...fields } = block;
  await tx.insert(blockedDate).values(
    dates.map((date) => ({
      ...fields,
      date,
      blockId: id,
      workspaceId: scope.workspaceId,
      createdAt: now,
      updatedAt: now,
    })),
  );
}

export async function deleteBlockRows({ tx, scope }: Work<WorkspaceScope>, id: string): Promise<void> {
  await tx
    .delete(blockedDate)
    .where(and(eq(blockedDate.workspaceId, scope.workspaceId), eq(blockedDate.blockId, id)));
}

export function blockPart(id: string): TrashPart<"blocked_date"> {
  return { table: blockedDate, where: eq(blockedDate.blockId, id) };
}
