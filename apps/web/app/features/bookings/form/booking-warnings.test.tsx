import type { BookingQuote } from "@keystead/contract/bookings";
import { screen, waitFor } from "@testing-library/react";
import { beforeEach, expect, it, vi } from "vitest";

import {
  annasBooking,
  aQuote,
  casaAzul,
  gardenFlat,
  serveCalendar,
} from "../../../testing/records/bookings.ts";
import { refused } from "../../../testing/records/tasks.ts";
import { enter } from "../../../testing/set-up-user.ts";
import { show } from "../../../testing/show.tsx";
import { sentBy } from "../../../testing/wire.ts";
import { Toaster } from "../../../ui/toast/toaster.tsx";
import { BookingForm } from "./booking-form.tsx";

beforeEach(() => {
  vi.setSystemTime("2026-12-16T10:00:00Z");
});

const nights = {
  forProperty: casaAzul.id,
  forUnit: gardenFlat.id,
  checkIn: "2026-12-21",
  checkOut: "2026-12-24",
};
const paul = {
  id: "00000000-0000-4000-8000-000000000077",
  guestName: "Paul Brennan",
  unitName: "Garden flat",
};
const made = () => Response.json(annasBooking());

async function open(quote: BookingQuote, onChange: () => Response = made) {
  serveCalendar({ quote, onChange });
  const user = await show(
    <>
      <BookingForm booking={null} presets={nights} onClose={() => {}} />
      <Toaster />
    </>,
  );
  await enter(user, screen.getByRole("textbox", { name: "Guest name" }), "Camille");
  const warning = async () => {
    const panel = await screen.findByRole("button", { name: "Save anyway" });
    expect(screen.queryByRole("button", { name: "Save booking" })).toBeNull();
    return panel;
  };
  return { user, warning };
}

it.each<[string, Partial<BookingQuote>, RegExp, string]>([
  [
    "little time after another guest",
    {
      shortGaps: [{ ...paul, checkIn: "2026-12-18T15:00", checkOut: "2026-12-21T13:30", minutes: 90 }],
    },
    /^Only 1 h 30 min between check-out and check-in\. Paul Brennan, 18–21 Dec/,
    "BOOKING_SHORT_GAP",
  ],
  [
    "a lease that ends",
    { leases: [{ id: "l1", tenant: "Ada Adler", startsOn: "2026-12-01", endsOn: "2026-12-31" }] },
    /^The place is let to Ada Adler, 1–31 Dec\./,
    "BOOKING_DURING_LEASE",
  ],
  [
    "a lease without an end",
    { leases: [{ id: "l1", tenant: "Ada Adler", startsOn: "2026-12-01", endsOn: null }] },
    /^The place is let to Ada Adler from 1 December/,
    "BOOKING_DURING_LEASE",
  ],
  [
    "the minimum stay of a season",
    { minimumStay: 5 },
    /^Season “Winter” asks for at least 5 nights\./,
    "BELOW_MINIMUM_STAY",
  ],
  [
    "a minimum stay outside any season",
    { minimumStay: 5, season: null },
    /^The minimum stay is 5 nights\./,
    "BELOW_MINIMUM_STAY",
  ],
  ["nights that cost nothing", { complimentary: 2 }, /^2 nights cost nothing\./, "BOOKING_COMPLIMENTARY"],
])("[CAL-03] warns of %s, and saves once it was read", async (_what, more, message, code) => {
  const { user, warning } = await open(aQuote(more));
  const anyway = await warning();
  const panel = screen.getByText(
    (_text, element) => element?.tagName === "P" && message.test(element.textContent),
  );
  expect(panel).toBeTruthy();
  await user.click(anyway);
  await waitFor(() => expect(sentBy("POST")[0]?.body).toMatchObject({ confirm: [code] }));
});

it.each([
  [
    "on the same day but at another hour",
    "2026-12-24T09:00",
    "2026-12-26T11:00",
    "One guest arrives before the other has left.",
  ],
  ["in one night", "2026-12-23T15:00", "2026-12-26T11:00", "The night of 23 Dec would be sold twice."],
  ["in several nights", "2026-12-20T15:00", "2026-12-23T11:00", "2 nights would be sold twice."],
])("[CAL-03] counts what is sold twice %s", async (_what, checkIn, checkOut, message) => {
  const { warning } = await open(aQuote({ overlaps: [{ ...paul, checkIn, checkOut }] }));
  await warning();
  expect(screen.getByText(new RegExp(message.replace(".", "\\.")))).toBeTruthy();
});

it("[CAL-03] warns before a rate is typed, and leads to it where one saves anyway", async () => {
  const { user, warning } = await open(
    aQuote({
      refusal: "DAILY_RATE_REQUIRED",
      total: null,
      nightPrices: [],
      overlaps: [{ ...paul, checkIn: "2026-12-23T15:00", checkOut: "2026-12-26T11:00" }],
    }),
    () => refused("BAD_REQUEST", { issues: [{ path: ["dailyRate"], code: "DAILY_RATE_REQUIRED" }] }, 400),
  );
  const anyway = await warning();
  expect(screen.getByText(/The night of 23 Dec would be sold twice\./)).toBeTruthy();
  await user.click(anyway);
  await waitFor(() =>
    expect(document.activeElement).toBe(screen.getByRole("textbox", { name: /^Daily rate/ })),
  );
});

it.each([
  ["CURRENCY_MISMATCH", /^The property’s currency has changed:/],
  ["STAY_TOO_LONG", /^A stay this long is a lease/],
] as const)("lets nobody save past %s, and says why", async (refusal, message) => {
  await open(aQuote({ refusal, total: null, nightPrices: [] }));
  expect(await screen.findByText(message)).toBeTruthy();
  for (const name of ["Save anyway", "Save booking"])
    expect(screen.queryByRole("button", { name })).toBeNull();
  expect(screen.getByRole("button", { name: "Change dates" })).toBeTruthy();
});

it("leads to the block that is in the way", async () => {
  const blocked = [{ from: "2026-12-22", through: "2026-12-30", reason: "", blockId: "b1" }];
  await open(aQuote({ refusal: "DATE_BLOCKED", total: null, nightPrices: [], blocked }));
  expect(await screen.findByText("These dates are blocked: 22–30 Dec.")).toBeTruthy();
  expect(screen.getByRole("link", { name: "Show the block" }).getAttribute("href")).toBe(
    "/calendar?from=2026-12-22&editBlock=b1",
  );
});

it("asks with the server's words where somebody has booked since, and saves what is confirmed", async () => {
  const warnings = [{ code: "BOOKING_OVERLAP", params: {} }];
  const { user } = await open(aQuote(), () =>
    sentBy("POST").length === 1 ? refused("CONFIRMATION_REQUIRED", { warnings }, 409) : made(),
  );
  await screen.findByText("From season “Winter”");
  await user.click(screen.getByRole("button", { name: "Save booking" }));
  expect(await screen.findByText("It overlaps another booking.")).toBeTruthy();
  await user.click(screen.getByRole("button", { name: "Save anyway" }));
  await waitFor(() => expect(sentBy("POST")).toHaveLength(2));
  expect(sentBy("POST").map(({ body }) => Object(body).confirm)).toEqual([[], ["BOOKING_OVERLAP"]]);
});

it("saves nothing before it knows the times and the units of the property", async () => {
  serveCalendar({ properties: [{ ...casaAzul, checkInTime: "17:00" }], onChange: made });
  const user = await show(
    <BookingForm booking={null} presets={{ ...nights, forUnit: "" }} onClose={() => {}} />,
  );
  await enter(
    user,
    screen.getByRole("textbox", { name: "Guest name" }),
    "Camille{Control>}{Enter}{/Control}",
  );
  await user.keyboard("{Control>}{Enter}{/Control}");
  expect(sentBy("POST")).toEqual([]);
  expect(await screen.findByRole("combobox", { name: "Unit" })).toBeTruthy();
  await user.keyboard("{Control>}{Enter}{/Control}");
  expect((await screen.findAllByText("Choose a unit or the whole property")).length).toBeGreaterThan(0);
  expect(sentBy("POST")).toEqual([]);
});
