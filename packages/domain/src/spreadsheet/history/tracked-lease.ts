import { laterOf, monthOf } from "../../calendar/index.ts";
import type { PlainDate } from "../../calendar/index.ts";
import { proposedTrackFrom, rentSchedule } from "../../leases/index.ts";
import { totalOf } from "../../money/index.ts";
import type { BroughtLease } from "./known-history.ts";

type Tracking = Pick<BroughtLease, "trackFrom" | "openingMinor">;

/**
 * From when a lease of a history is tracked: from the month of its first payment, so that months of which the history says nothing are
 * not asked for. Without any as a new lease is (R-C21); one that has ended by then has nothing open: its last month is covered by a
 * credit from before, which is no income.
 */
export function trackingOf(
  lease: Omit<BroughtLease, "trackFrom" | "openingMinor">,
  firstPaidOn: PlainDate | null,
  today: PlainDate,
): Tracking {
  const { startsOn, endsOn, rentMinor, chargesMinor, paymentDay } = lease;
  if (firstPaidOn !== null) {
    const within = endsOn === null || firstPaidOn <= endsOn ? firstPaidOn : endsOn;
    return { trackFrom: monthOf(laterOf(within, startsOn)), openingMinor: 0 };
  }
  if (endsOn === null || endsOn >= today)
    return { trackFrom: proposedTrackFrom({ startsOn, endsOn }, today), openingMinor: 0 };
  const trackFrom = monthOf(endsOn);
  const lastMonth = rentSchedule(
    {
      startsOn,
      endsOn,
      rentMinor,
      rentSteps: [],
      chargesMinor,
      chargeSteps: [],
      paymentDay,
      proration: "actual_days",
      termSteps: [],
      trackFrom,
      openingMinor: 0,
    },
    trackFrom,
  );
  // Without the sign of a zero.
  return { trackFrom, openingMinor: 0 - totalOf(lastMonth.map(({ amountMinor }) => amountMinor)) };
}
