import { instantsOf, overlapsAmong } from "@keystead/domain/bookings";
import type { StandingBooking } from "@keystead/domain/bookings";
import { currency, MAX_AMOUNT_MINOR, minorDigits, sameNumberIn } from "@keystead/domain/money";

import { badField } from "#kernel/api/index.ts";
import type { ChangedProperty } from "#kernel/registry/hooks/property-changed.ts";
import type { Work } from "#kernel/work.ts";
import { notifyOfConflicts } from "../conflicts/conflict-notices.ts";
import { findBookingsOf, retimeBookings } from "./property-bookings-store.ts";
import type { StoredTimes } from "./property-bookings-store.ts";
import { findSeasonsOf, restateSeasons } from "../seasons/season-store.ts";

/** Updates the bookings and seasons of a property after its zone or currency has changed. */
export async function followProperty(work: Work, property: ChangedProperty): Promise<void> {
  const { id, before, after } = property;
  if (before.timezone !== after.timezone) await retime(work, id, after.timezone);
  if (before.currency !== after.currency) await restate(work, property);
}

/**
 * R-D01: local times stay, and the instants are derived from the new zone. If a local hour occurs twice or not at all
 * in that zone, two bookings may now overlap that did not before. Nobody can confirm this, so the overlaps are marked
 * as confirmed, the calendar outlines them, and all hosts are notified.
 */
async function retime(work: Work, propertyId: string, zone: string): Promise<void> {
  const stays = await findBookingsOf(work, propertyId);
  if (stays.length === 0) return;
  const seen = new Set<string>(stays.filter((stay) => stay.overlapConfirmed).map(({ id }) => id));
  const found = new Set<string>();
  for (const [earlier, later] of overlapsAmong(stays, zone))
    if (!seen.has(earlier) && !seen.has(later)) {
      seen.add(later);
      found.add(later);
    }
  await retimeBookings(
    work,
    stays.map((stay): StoredTimes => timesOf(stay, { zone, seen })),
  );
  const conflicts = stays.filter(({ id }) => found.has(id));
  await notifyOfConflicts(work, conflicts, null);
}

function timesOf(
  stay: StandingBooking,
  { zone, seen }: { readonly zone: string; readonly seen: ReadonlySet<string> },
): StoredTimes {
  const { inMs, outMs } = instantsOf(stay, zone);
  return {
    id: stay.id,
    inAt: new Date(inMs).toISOString(),
    outAt: new Date(outMs).toISOString(),
    overlapConfirmed: seen.has(stay.id),
  };
}

/**
 * R-L07: the numbers stay, even if the two currencies have different decimals. Refused if a number cannot be an
 * amount of the new currency.
 */
async function restate(work: Work, { id, before, after }: ChangedProperty): Promise<void> {
  const [from, to] = [currency(before.currency), currency(after.currency)];
  if (minorDigits(from) === minorDigits(to)) return;
  const seasons = await findSeasonsOf(work, [id]);
  const rates = seasons.map(({ row }) => ({
    id: row.id,
    rateMinor: sameNumberIn(row.rateMinor, from, to),
  }));
  if (rates.some(({ rateMinor }) => rateMinor < 1)) throw badField(["currency"], "AMOUNT_NOT_POSITIVE");
  if (rates.some(({ rateMinor }) => rateMinor > MAX_AMOUNT_MINOR))
    throw badField(["currency"], "AMOUNT_TOO_LARGE");
  await restateSeasons(work, rates);
}
