import type { CalendarProperty } from "@keystead/contract/bookings";
import { plainDate } from "@keystead/domain/calendar";
import type { CSSProperties } from "react";

import { TapeLineView } from "../../features/bookings/calendar/tape-chart/tape-line-view.tsx";
import { tapeLines } from "../../features/bookings/calendar/tape-chart/tape-lines.ts";
import "../../features/bookings/calendar/tape-chart/tape.css";
import { Part, InState } from "../specimen.tsx";
import { words } from "../words.ts";
import "../design-page.css";

const range = { from: plainDate("2026-03-02"), days: 14 };
const units = [
  { id: "1", name: words.place },
  { id: "2", name: words.long },
];

type Booking = CalendarProperty["bookings"][number];

const booking = (
  id: string,
  [checkIn, checkOut]: readonly [string, string],
  more: Partial<Booking> = {},
): Booking => ({
  id,
  version: 1,
  unitId: "1",
  guestName: words.tenant,
  checkIn: `${checkIn}T15:00`,
  checkOut: `${checkOut}T11:00`,
  nights: 3,
  state: "upcoming",
  money: "unpaid",
  inConflict: false,
  ...more,
});

const property: CalendarProperty = {
  id: "house",
  name: words.property,
  city: "Berlin",
  currency: "EUR",
  timezone: "Europe/Berlin",
  today: "2026-03-05",
  checkInTime: "15:00",
  checkOutTime: "11:00",
  minGapMinutes: 180,
  cleaningMinutes: 180,
  units,
  seasons: [],
  bookings: [
    booking("1", ["2026-02-27", "2026-03-04"]),
    booking("2", ["2026-03-04", "2026-03-07"], { guestName: words.cleaner }),
    booking("3", ["2026-03-07", "2026-03-10"]),
    booking("4", ["2026-03-09", "2026-03-13"], { inConflict: true }),
    booking("5", ["2026-03-12", "2026-03-20"], { unitId: "2" }),
  ],
  blocks: [
    {
      id: "6",
      version: 1,
      propertyId: "house",
      unitId: "2",
      from: "2026-03-03",
      through: "2026-03-06",
      reason: words.blocked,
    },
  ],
  leases: [{ id: "7", unitId: "2", tenant: words.tenant, startsOn: "2026-03-08", endsOn: "2026-03-11" }],
  turnovers: [],
  cleanings: [
    {
      turnoverId: "8",
      sign: "confirmed",
      state: "confirmed",
      cleaner: words.cleaner,
      bookingId: "1",
      unitId: "1",
      from: "2026-03-04T11:00",
      to: "2026-03-04T14:00",
      nextArrival: null,
    },
  ],
};

/** These parts belong to the calendar and not to `ui`, but half of the calendar is made of them. */
export function TapeParts() {
  return (
    <Part name="tape of bookings">
      {(["comfortable", "compact"] as const).map((density) => {
        const { lines, height } = tapeLines([property], range, density);
        return (
          <InState key={density} state={density}>
            <div
              className="ks-card ks-tape-colours ks-design-page-tape"
              style={{ "--ks-tape-days": range.days } as CSSProperties}
              // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a scrolling area must be reachable by keyboard
              tabIndex={0}
              role="group"
              aria-label={words.calendar}
            >
              <div role="table" aria-label={words.calendar} style={{ height }}>
                {lines.map((line, index) => (
                  <TapeLineView
                    key={line.top}
                    dayPx={56}
                    seenUntil={100}
                    isOverview={false}
                    shows={{ rates: false, cleaning: true }}
                    {...{ line, index, range, density }}
                  />
                ))}
              </div>
            </div>
          </InState>
        );
      })}
    </Part>
  );
}
