import { laterOf, monthOf } from "../../calendar/index.ts";
import type { PlainDate } from "../../calendar/index.ts";
import { proposedTrackFrom, rentSchedule } from "../../leases/index.ts";
import { totalOf } from "../../money/index.ts";
import type { HistoryLease } from "./known-history.ts";

type Tracking = Pick<HistoryLease, "trackFrom" | "openingMinor">;

/**
 * The start of tracking for a lease of a history: the month of its first payment, so that months without data in the
 * history are not billed. Without payments, as for a new lease (R-C21); but a lease that has ended by then has nothing
 * open, so its last month is covered by an opening credit, which is not income. Minor units.
 */
export function trackingOf(
  lease: Omit<HistoryLease, "trackFrom" | "openingMinor">,
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
  // `0 -` avoids a negative zero.
  return { trackFrom, openingMinor: 0 - totalOf(lastMonth.map(({ amountMinor }) => amountMinor)) };
}
