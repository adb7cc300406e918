import { bookingAccount, bookingMoney, nightsDueMinor, payoutParts } from "@keystead/domain/bookings";
import type { PayoutParts } from "@keystead/domain/bookings";
import { dateOfLocal, plainDate } from "@keystead/domain/calendar";
import type { LocalDateTime, PlainDate } from "@keystead/domain/calendar";
import { currency } from "@keystead/domain/money";
import type { Currency } from "@keystead/domain/money";
import { and, asc, eq, inArray, sql } from "#kernel/db/drizzle.ts";
import type { SQL } from "#kernel/db/drizzle.ts";

import { owesNights } from "#kernel/db/queries/received.ts";
import { booking, property, unit } from "#kernel/db/schema/index.ts";
import { dayAt } from "#kernel/db/queries/zone.ts";
import type { Work, WorkspaceScope } from "#kernel/work.ts";
import { bookedDates } from "../booking-view.ts";
import { lineSums, linesOfSums } from "../lines/booking-line-store.ts";
import type { StoredLineSums } from "../lines/booking-line-store.ts";

/** A confirmed booking with an outstanding amount (R-D10), in minor units, above zero. */
export type OpenBooking = {
  readonly id: string;
  readonly property: { readonly id: string; readonly name: string };
  readonly unit: { readonly id: string; readonly name: string } | null;
  readonly guestName: string;
  /** Local days at the property, as is `today`. */
  readonly checkIn: PlainDate;
  readonly checkOut: PlainDate;
  readonly currency: Currency;
  readonly today: PlainDate;
  readonly openMinor: number;
  /** The amount and parts of the channel's payout while nothing of it is recorded; null if no channel takes a fee. */
  readonly payout: { readonly amountMinor: number; readonly parts: PayoutParts } | null;
  readonly version: number;
};

/** The bookings that touch the days, ordered by arrival. */
export async function findOpenBookings(
  work: Work<WorkspaceScope>,
  { from, through }: { readonly from: PlainDate; readonly through: PlainDate },
): Promise<readonly OpenBooking[]> {
  return select(
    work,
    and(
      sql`${booking.checkOut} >= ${from}::date`,
      sql`${booking.checkIn} < ${through}::date + interval '1 day'`,
      owesNights("booking"),
    ),
  );
}

/** The confirmed bookings among these, with the outstanding amount of each, even if it is zero. */
export async function findBookingsToPay(
  work: Work<WorkspaceScope>,
  ids: readonly string[],
): Promise<ReadonlyMap<string, OpenBooking>> {
  if (ids.length === 0) return new Map();
  const stays = await select(work, and(eq(booking.status, "confirmed"), inArray(booking.id, [...ids])));
  return new Map(stays.map((stay) => [stay.id, stay]));
}

async function select(
  { tx, scope, now }: Work<WorkspaceScope>,
  where: SQL | undefined,
): Promise<readonly OpenBooking[]> {
  const rows = await tx
    .select({
      id: booking.id,
      version: booking.version,
      guestName: booking.guestName,
      checkIn: booking.checkIn,
      checkOut: booking.checkOut,
      currency: booking.currency,
      totalMinor: booking.totalMinor,
      discountMinor: booking.discountMinor,
      channelRemitsTax: booking.channelRemitsTax,
      lineSums,
      isTouched: sql<boolean>`(booking.recorded_minor <> 0 or exists (select 1 from income c
        where c.workspace_id = booking.workspace_id and c.cleaning_of = booking.id))`,
      recordedMinor: booking.recordedMinor,
      propertyId: booking.propertyId,
      propertyName: property.name,
      unitId: booking.unitId,
      unitName: unit.name,
      today: sql<string>`${dayAt(sql`${property.timezone}`, now)}::text`,
    })
    .from(booking)
    .innerJoin(
      property,
      and(eq(property.workspaceId, booking.workspaceId), eq(property.id, booking.propertyId)),
    )
    .leftJoin(unit, and(eq(unit.workspaceId, booking.workspaceId), eq(unit.id, booking.unitId)))
    .where(and(eq(booking.workspaceId, scope.workspaceId), where))
    .orderBy(asc(booking.checkIn), asc(booking.id));
  return rows.map((row) => {
    const { checkIn, checkOut } = bookedDates(row);
    const { id, version, guestName, propertyId, propertyName, unitId, unitName } = row;
    return {
      id,
      version,
      guestName,
      property: { id: propertyId, name: propertyName },
      unit: unitId === null || unitName === null ? null : { id: unitId, name: unitName },
      checkIn: dateOfLocal(checkIn),
      checkOut: dateOfLocal(checkOut),
      currency: currency(row.currency),
      today: plainDate(row.today),
      openMinor: bookingMoney(nightsDueMinor(row), row.recordedMinor, "confirmed").outstandingMinor,
      payout: row.isTouched ? null : payoutOf({ ...row, checkIn }),
    };
  });
}

function payoutOf(row: {
  readonly totalMinor: number;
  readonly checkIn: LocalDateTime;
  readonly channelRemitsTax: boolean;
  readonly lineSums: StoredLineSums;
}): OpenBooking["payout"] {
  const lines = linesOfSums(row.lineSums);
  const account = bookingAccount({
    nightsMinor: row.totalMinor,
    checkIn: row.checkIn,
    lines: { lines, channelRemitsTax: row.channelRemitsTax, payoutOn: null },
  });
  const parts = account.ok ? payoutParts(account.value) : null;
  return !account.ok || account.value.payout === null || parts === null
    ? null
    : { amountMinor: account.value.payout.amountMinor, parts };
}
