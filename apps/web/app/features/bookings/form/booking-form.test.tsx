import { act, screen, waitFor, within } from "@testing-library/react";
import { afterEach, beforeEach, expect, it, vi } from "vitest";

import { collisionsIn } from "../../../testing/merge-question.ts";
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
import { CalendarPage } from "../calendar/calendar-page.tsx";
// Loaded on demand by the page, which takes its time on a busy machine.
import "../../../ui/field/date-range-calendar.tsx";
import "../../../ui/form/merge/merge-dialog.tsx";
import "./booking-form.tsx";
import "../calendar/block-form.tsx";
import "./booking-payment-form.tsx";
import "./cancel-booking-form.tsx";

beforeEach(() => {
  vi.setSystemTime("2026-12-16T10:00:00Z");
});
afterEach(() => {
  vi.useRealTimers();
  act(() => {});
});

const open = (address: string) =>
  show(
    <>
      <CalendarPage turnover={(id) => <p>Turnover {id}</p>} />
      <Toaster />
    </>,
    undefined,
    address,
  );

const NEW = `/calendar?new=1&forProperty=${casaAzul.id}&forUnit=${gardenFlat.id}&checkIn=2026-12-21&checkOut=2026-12-24`;
const form = (name: string) => screen.findByRole("dialog", { name });
const made = () => Response.json(annasBooking());

it("[CAL-02] makes a booking of the nights that were chosen, at the season's price", async () => {
  serveCalendar({ onChange: made });
  const user = await open(NEW);
  const drawer = await form("Add booking");
  await enter(user, within(drawer).getByRole("textbox", { name: "Guest name" }), "Camille Roussel");
  expect(await within(drawer).findByText("From season “Winter”")).toBeTruthy();
  expect(within(drawer).getByRole("textbox", { name: "Daily rate in EUR" })).toHaveProperty("value", "96.00");
  expect(within(drawer).getByText("3 nights × €96.00")).toBeTruthy();
  expect(within(drawer).getByRole("button", { name: "Each night" })).toBeTruthy();
  await user.click(within(drawer).getByRole("button", { name: "Save booking" }));
  await waitFor(() => expect(sentBy("POST")).toHaveLength(1));
  expect(sentBy("POST")[0]).toMatchObject({
    path: "/api/v1/bookings",
    body: {
      propertyId: casaAzul.id,
      unitId: gardenFlat.id,
      guestName: "Camille Roussel",
      checkIn: "2026-12-21T15:00",
      checkOut: "2026-12-24T11:00",
      rateMode: "seasonal",
      dailyRate: null,
      confirm: [],
    },
  });
  expect(sentBy("POST")[0]?.key).toBeTruthy();
  expect(await screen.findByText("The booking of Camille Roussel was saved.")).toBeTruthy();
});

it("[CAL-02] takes arrival and departure by two taps in the calendar of either", async () => {
  serveCalendar({ onChange: made });
  const user = await open(`/calendar?new=1&forProperty=${casaAzul.id}&forUnit=${gardenFlat.id}`);
  const drawer = await form("Add booking");
  await user.click(within(drawer).getByRole("button", { name: "Open calendar: Check-in" }));
  await user.click(await screen.findByRole("button", { name: "21 December 2026" }));
  expect(await screen.findByText("Now the day of check-out")).toBeTruthy();
  const days = () =>
    ["Check-in", "Check-out"].map(
      (name) => within(drawer).getByRole<HTMLInputElement>("textbox", { name }).value,
    );
  // Whoever leaves it there has an arrival, and the night after it.
  expect(days()).toEqual(["21 Dec 2026", "22 Dec 2026"]);
  await user.click(screen.getByRole("button", { name: "24 December 2026" }));
  expect(days()).toEqual(["21 Dec 2026", "24 Dec 2026"]);
  await waitFor(() => expect(screen.queryByRole("button", { name: "24 December 2026" })).toBeNull());
});

it("takes the nights of a block by two taps, one night by two on the same day", async () => {
  serveCalendar({ onChange: made });
  const user = await open(`/calendar?block=1&forProperty=${casaAzul.id}`);
  const drawer = await form("Block dates");
  await user.click(within(drawer).getByRole("button", { name: "Open calendar: First night" }));
  await user.click(await screen.findByRole("button", { name: "21 December 2026" }));
  await user.click(screen.getByRole("button", { name: "21 December 2026" }));
  expect(within(drawer).getByRole("textbox", { name: "First night" })).toHaveProperty("value", "21 Dec 2026");
  expect(within(drawer).getByRole("textbox", { name: "Last night" })).toHaveProperty("value", "21 Dec 2026");
});

it("takes a rate that somebody types as one for all nights", async () => {
  serveCalendar({ onChange: made });
  const user = await open(NEW);
  const drawer = await form("Add booking");
  await within(drawer).findByText("From season “Winter”");
  const rate = within(drawer).getByRole("textbox", { name: "Daily rate in EUR" });
  await user.clear(rate);
  await enter(user, rate, "110");
  await enter(user, within(drawer).getByRole("textbox", { name: "Guest name" }), "Camille");
  await user.click(within(drawer).getByRole("button", { name: "Save booking" }));
  await waitFor(() =>
    expect(sentBy("POST")[0]?.body).toMatchObject({ rateMode: "flat", dailyRate: "110.00" }),
  );
});

const overlapping = aQuote({
  overlaps: [
    {
      id: "00000000-0000-4000-8000-000000000077",
      guestName: "Paul Brennan",
      unitName: "Garden flat",
      checkIn: "2026-12-20T15:00",
      checkOut: "2026-12-22T11:00",
    },
  ],
  free: { checkIn: "2026-12-22T15:00", checkOut: "2026-12-24T11:00" },
});

it("[CAL-03] says what overlaps before anything is saved, and saves it anyway when told", async () => {
  serveCalendar({ quote: overlapping, onChange: made });
  const user = await open(NEW);
  const drawer = await form("Add booking");
  await enter(user, within(drawer).getByRole("textbox", { name: "Guest name" }), "Camille");
  const panel = await within(drawer).findByText("Overlaps the booking of Paul Brennan, 20–22 Dec.");
  expect(within(drawer).getByText("The night of 21 Dec would be sold twice.")).toBeTruthy();
  expect(panel).toBeTruthy();
  expect(within(drawer).queryByRole("button", { name: "Save booking" })).toBeNull();
  expect(sentBy("POST")).toEqual([]);
  await user.click(within(drawer).getByRole("button", { name: "Save anyway" }));
  await waitFor(() => expect(sentBy("POST")[0]?.body).toMatchObject({ confirm: ["BOOKING_OVERLAP"] }));
});

it("saves for the nearest days that are free in one press that says their price, with nothing confirmed", async () => {
  const free = aQuote({ nights: 2, total: "192.00" });
  serveCalendar({
    quote: (checkIn) => (checkIn === "2026-12-22T15:00" ? free : overlapping),
    onChange: made,
  });
  const user = await open(NEW);
  const drawer = await form("Add booking");
  await enter(user, within(drawer).getByRole("textbox", { name: "Guest name" }), "Camille");
  await user.click(await within(drawer).findByRole("button", { name: "Save for 22–24 Dec, €192.00" }));
  await waitFor(() =>
    expect(sentBy("POST")[0]?.body).toMatchObject({
      checkIn: "2026-12-22T15:00",
      checkOut: "2026-12-24T11:00",
      confirm: [],
    }),
  );
});

it("leads to the dates where none of them is free", async () => {
  serveCalendar({ quote: { ...overlapping, free: null } });
  const user = await open(NEW);
  const drawer = await form("Add booking");
  await user.click(await within(drawer).findByRole("button", { name: "Change dates" }));
  await waitFor(() =>
    expect(document.activeElement).toBe(within(drawer).getByRole("textbox", { name: "Check-in" })),
  );
});

it("offers the nearest days that are free", async () => {
  serveCalendar({ quote: overlapping });
  const user = await open(NEW);
  const drawer = await form("Add booking");
  await user.click(await within(drawer).findByRole("button", { name: "Use 22–24 Dec" }));
  expect(within(drawer).getByRole("textbox", { name: "Check-in" })).toHaveProperty("value", "22 Dec 2026");
});

it("says beside the price of the whole house what its flats would bring", async () => {
  serveCalendar({ quote: aQuote({ unitsTogether: { count: 2, total: "576.00" } }) });
  await open(NEW);
  const drawer = await form("Add booking");
  const price = await within(drawer).findByRole("region", { name: "Price of the stay" });
  expect(within(price).getByText("Its 2 units by themselves").parentElement?.textContent).toContain("576");
});

it("[CAL-03] refuses blocked nights by naming the block, and lets nobody save", async () => {
  serveCalendar({
    quote: aQuote({
      refusal: "DATE_BLOCKED",
      total: null,
      nightPrices: [],
      blocked: [{ from: "2026-12-22", through: "2026-12-30", reason: "Renovation", blockId: "b1" }],
    }),
  });
  await open(NEW);
  const drawer = await form("Add booking");
  expect(await within(drawer).findByText("These dates are blocked: Renovation, 22–30 Dec.")).toBeTruthy();
  expect(within(drawer).queryByRole("button", { name: "Save anyway" })).toBeNull();
  expect(within(drawer).queryByRole("button", { name: "Save booking" })).toBeNull();
});

it("begins with the stay that a bar was drawn to, and saves only what that changed", async () => {
  serveCalendar({ onChange: made });
  const user = await open(`/calendar?edit=${annasBooking().id}&checkIn=2026-12-16&checkOut=2026-12-19`);
  const drawer = await form("Edit booking");
  await waitFor(() =>
    expect(within(drawer).getByRole("textbox", { name: "Check-in" })).toHaveProperty("value", "16 Dec 2026"),
  );
  await user.click(within(drawer).getByRole("button", { name: "Save booking" }));
  await waitFor(() => expect(sentBy("PUT")).toHaveLength(1));
  expect(sentBy("PUT")[0]?.body).toEqual({
    version: 1,
    checkIn: "2026-12-16T15:00",
    checkOut: "2026-12-19T11:00",
    confirm: [],
  });
});

it("keeps a key that saves until the times of its property are known", async () => {
  const { promise: propertyAfter, resolve: answerProperty } = Promise.withResolvers<void>();
  serveCalendar({ onChange: made, propertyAfter });
  const user = await open(`/calendar?edit=${annasBooking().id}&checkIn=2026-12-16&checkOut=2026-12-19`);
  const drawer = await form("Edit booking");
  await waitFor(() =>
    expect(within(drawer).getByRole("textbox", { name: "Check-in" })).toHaveProperty("value", "16 Dec 2026"),
  );
  await user.click(within(drawer).getByRole("textbox", { name: "Guest name" }));
  await user.keyboard("{Control>}{Enter}{/Control}");
  expect(sentBy("PUT")).toHaveLength(0);
  answerProperty();
  await waitFor(() => expect(sentBy("PUT")).toHaveLength(1));
  expect(sentBy("PUT")[0]?.body).toMatchObject({ checkIn: "2026-12-16T15:00", checkOut: "2026-12-19T11:00" });
});

it("says all that is missing at once", async () => {
  serveCalendar({ properties: [casaAzul, { ...casaAzul, id: "00000000-0000-4000-8000-0000000000c2" }] });
  const user = await open("/calendar?new=1");
  const drawer = await form("Add booking");
  await user.click(within(drawer).getByRole("button", { name: "Save booking" }));
  expect(await within(drawer).findAllByText("Property is required")).toHaveLength(2);
  expect(within(drawer).getAllByText("Guest name is required")).toHaveLength(2);
  expect(sentBy("POST")).toEqual([]);
});

it("records what is outstanding in one press", async () => {
  serveCalendar({ onChange: made });
  const user = await open(`/calendar?pay=${annasBooking().id}`);
  const drawer = await form("Payment of Anna Keller");
  expect(within(drawer).getByRole("textbox", { name: "Amount in EUR" })).toHaveProperty("value", "288.00");
  await user.click(within(drawer).getByRole("button", { name: "Record payment" }));
  await waitFor(() =>
    expect(sentBy("POST")[0]).toMatchObject({
      path: `/api/v1/bookings/${annasBooking().id}/payments`,
      body: { amount: "288.00", date: "2026-12-16", method: "bank_transfer" },
    }),
  );
});

it("shows what was paid for the cleaning of the stay before more is entered", async () => {
  const cleaning = [{ id: "i1", date: "2026-12-16", amount: "60.00", currency: "EUR" }];
  serveCalendar({ booking: annasBooking({ cleaning }) });
  const user = await open(`/calendar?pay=${annasBooking().id}`);
  const drawer = await form("Payment of Anna Keller");
  expect(within(drawer).queryByText(/Cleaning paid/)).toBeNull();
  await user.click(within(drawer).getByRole("radio", { name: "Cleaning" }));
  expect(within(drawer).getByText("Cleaning paid, 16 December: €60.00")).toBeTruthy();
});

it("asks what of the money is kept before a booking is cancelled", async () => {
  serveCalendar({
    booking: annasBooking({
      money: { state: "paid", recorded: "288.00", outstanding: "0.00", credit: "0.00" },
    }),
    onChange: made,
  });
  const user = await open(`/calendar?cancel=${annasBooking().id}`);
  const dialog = await form("Cancel the booking of Anna Keller?");
  const kept = within(dialog).getByRole<HTMLInputElement>("textbox", { name: "Kept in EUR" });
  // What would be booked stands there before anything is typed.
  expect(kept.value).toBe("0.00");
  expect(within(dialog).getByText("€288.00 is returned to the guest.")).toBeTruthy();
  await user.clear(kept);
  await enter(user, kept, "100");
  expect(within(dialog).getByText("€188.00 is returned to the guest.")).toBeTruthy();
  await user.click(within(dialog).getByRole("button", { name: "Cancel booking" }));
  await waitFor(() => expect(sentBy("POST")[0]?.body).toEqual({ version: 1, kept: "100.00" }));
});

it("[CAL-04] blocks nights with their reason", async () => {
  serveCalendar({ onChange: () => Response.json({}) });
  const user = await open(NEW.replace("new=1", "block=1"));
  const drawer = await form("Block dates");
  await enter(user, within(drawer).getByRole("textbox", { name: "Reason (optional)" }), "Renovation");
  await user.click(within(drawer).getByRole("button", { name: "Block dates" }));
  await waitFor(() =>
    expect(sentBy("POST")[0]?.body).toEqual({
      propertyId: casaAzul.id,
      unitId: gardenFlat.id,
      from: "2026-12-21",
      through: "2026-12-23",
      reason: "Renovation",
    }),
  );
});

it("asks in words which of two nights and rates stays", async () => {
  const booking = annasBooking({ rateMode: "flat", dailyRate: "1120.00" });
  const current = { ...booking, version: 2, checkOut: "2026-12-19T11:00", dailyRate: "1300.00" };
  serveCalendar({ booking, onChange: () => refused("STALE", { version: 2, current }, 409) });
  const user = await open(`/calendar?edit=${booking.id}`);
  const drawer = within(await form("Edit booking"));
  await drawer.findByRole("combobox", { name: "Unit" });
  const write = async (label: string, text: string) => {
    await user.clear(drawer.getByRole("textbox", { name: label }));
    await enter(user, drawer.getByRole("textbox", { name: label }), text);
  };
  await write("Check-out", "20 Dec 2026");
  await write("Daily rate in EUR", "1250");
  await user.click(drawer.getByRole("button", { name: "Save booking" }));
  expect(collisionsIn(await form("Changed meanwhile"))).toEqual([
    ["Check-out", "20 December 11:00", "19 December 11:00"],
    ["Daily rate", "1,250.00", "1,300.00"],
  ]);
});
