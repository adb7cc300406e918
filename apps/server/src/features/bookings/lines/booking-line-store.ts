import type { LineOfBooking, BookingLineKind, BookingLines } from "@keystead/domain/bookings";
import { bookingLineKinds, sumLines } from "@keystead/domain/bookings";
import { and, asc, eq, inArray, sql } from "#kernel/db/drizzle.ts";

import { booking, bookingLine } from "#kernel/db/schema/index.ts";
import type { Work, WorkspaceScope } from "#kernel/work.ts";

/** The lines in the order in which they were entered. */
export async function findLines(
  { tx, scope }: Work<WorkspaceScope>,
  bookingId: string,
): Promise<readonly LineOfBooking[]> {
  const { kind, amountMinor, note } = bookingLine;
  return tx
    .select({ kind, amountMinor, note })
    .from(bookingLine)
    .where(and(eq(bookingLine.workspaceId, scope.workspaceId), eq(bookingLine.bookingId, bookingId)))
    .orderBy(asc(bookingLine.position));
}

/** The sum of the lines of each kind; kinds without a line are missing. */
export type StoredLineSums = Readonly<Partial<Record<BookingLineKind, number>>>;

/** `StoredLineSums` as a column in a query over bookings. */
export const lineSums = sql<StoredLineSums>`(select coalesce(jsonb_object_agg(l.kind, l.minor), '{}'::jsonb)
  from (select kind, sum(amount_minor)::float8 as minor from booking_line
    where workspace_id = booking.workspace_id and booking_id = booking.id group by kind) l)`;

/** `lineSums` of many bookings. */
export async function findLineSums(
  { tx, scope }: Work<WorkspaceScope>,
  bookingIds: readonly string[],
): Promise<ReadonlyMap<string, StoredLineSums>> {
  if (bookingIds.length === 0) return new Map();
  const rows = await tx
    .select({ id: booking.id, lineSums })
    .from(booking)
    .where(and(eq(booking.workspaceId, scope.workspaceId), inArray(booking.id, [...bookingIds])));
  return new Map(rows.map((row) => [row.id, row.lineSums]));
}

/** One line for each kind; for sums these are as good as the original lines. */
export function linesOfSums(sums: StoredLineSums): readonly LineOfBooking[] {
  return bookingLineKinds.flatMap((kind) => {
    const amountMinor = sums[kind] ?? 0;
    return amountMinor === 0 ? [] : [{ kind, amountMinor, note: "" }];
  });
}

/** Inserts the lines of bookings that have none yet, in one statement. */
export async function insertBookingLines(
  { tx, scope: { workspaceId } }: Pick<Work<WorkspaceScope>, "tx" | "scope">,
  bookings: readonly { readonly id: string; readonly lines: readonly LineOfBooking[] }[],
): Promise<void> {
  const rows = bookings.flatMap(({ id: bookingId, lines }) =>
    lines.map((line, position) => ({ ...line, position, bookingId, workspaceId })),
  );
  if (rows.length > 0) await tx.insert(bookingLine).values(rows);
}

/**
 * Replaces all lines of a booking, and stores the sum of its discounts next to its total. The caller has locked the
 * row.
 */
export async function writeLines(
  { tx, scope, now }: Work<WorkspaceScope>,
  bookingId: string,
  { lines, channelRemitsTax, payoutOn }: BookingLines,
): Promise<void> {
  const { workspaceId } = scope;
  await tx
    .delete(bookingLine)
    .where(and(eq(bookingLine.workspaceId, workspaceId), eq(bookingLine.bookingId, bookingId)));
  await insertBookingLines({ tx, scope }, [{ id: bookingId, lines }]);
  await tx
    .update(booking)
    .set({
      discountMinor: sumLines(lines).discount,
      channelRemitsTax,
      payoutOn,
      version: sql`${booking.version} + 1`,
      updatedAt: now,
    })
    .where(and(eq(booking.workspaceId, workspaceId), eq(booking.id, bookingId)));
}
