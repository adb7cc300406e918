import { act, fireEvent, screen, waitFor, within } from "@testing-library/react";
import { afterEach, beforeEach, expect, it, vi } from "vitest";

import {
  aBooking,
  aCalendarProperty,
  aCleaning,
  casaAzul,
  gardenFlat,
  serveCalendar,
} from "../../../testing/records/bookings.ts";
import { show } from "../../../testing/show.tsx";
import { answerWith, sent, sentBy } from "../../../testing/wire.ts";
import { Toaster } from "../../../ui/toast/toaster.tsx";
import { CalendarPage } from "./calendar-page.tsx";
// Loaded on demand by the page, which takes its time on a busy machine.
import "./agenda/agenda-view.tsx";
import "../form/booking-form.tsx";
import "../list/booking-list.tsx";

beforeEach(() => {
  vi.setSystemTime("2026-12-16T10:00:00Z");
});
afterEach(() => {
  vi.useRealTimers();
  act(() => {});
});

const open = (address = "/calendar") =>
  show(
    <>
      <CalendarPage turnover={(id) => <p>Turnover {id}</p>} />
      <Toaster />
    </>,
    undefined,
    address,
  );

const ANNA = "Booking Anna Keller, 15 December 15:00 to 18 December 11:00, 3 nights, Casa Azul Garden flat";
const cursor = () => screen.findByRole("button", { name: /^Casa Azul.*, \d+ December/ });
const calendarQueries = () =>
  sent.filter(({ path }) => path === "/api/v1/calendar").map(({ query }) => query);

it("[CAL-01] shows units by days as a table, each booking a button with all that has no room", async () => {
  serveCalendar();
  await open();
  const table = await screen.findByRole("table", { name: /^Bookings by unit, 14 Dec/ });
  const heads = within(table).getAllByRole("rowheader");
  expect(heads.map(({ textContent }) => textContent)).toEqual([
    "Casa AzulLisbon",
    "Garden flat",
    "Roof flat",
    "Units occupied, of 2",
  ]);
  const row = within(table).getByRole("row", { name: /Garden flat/ });
  expect(within(row).getByRole("button", { name: ANNA })).toBeTruthy();
  expect(within(table).getByText("Winter · €96")).toBeTruthy();
  expect(calendarQueries()).toEqual([{ from: "2026-12-14", days: "28" }]);
});

it("keeps what is shown in the address: days, range and properties", async () => {
  const other = aCalendarProperty({ id: "00000000-0000-4000-8000-00000000abcd", name: "Casa Limone" });
  serveCalendar({ properties: [casaAzul, other] });
  const user = await open(`/calendar?from=2026-12-21&days=14&property=${other.id}`);
  const table = await screen.findByRole("table", { name: /^Bookings by unit, 21 Dec/ });
  expect(calendarQueries()).toEqual([{ from: "2026-12-21", days: "14" }]);
  expect(within(table).queryByText("Casa Azul")).toBeNull();
  await user.click(screen.getByRole("radio", { name: "5 weeks" }));
  await waitFor(() => expect(calendarQueries().at(-1)).toEqual({ from: "2026-12-21", days: "35" }));
  await user.click(screen.getByRole("button", { name: "Later" }));
  await waitFor(() => expect(calendarQueries().at(-1)).toEqual({ from: "2027-01-25", days: "35" }));
  await user.click(screen.getByRole("button", { name: "Today" }));
  await waitFor(() => expect(calendarQueries().at(-1)).toEqual({ from: "2026-12-14", days: "35" }));
});

it("chooses nights with the keys, and saves nothing before somebody says what they are for", async () => {
  serveCalendar();
  const user = await open();
  await screen.findByRole("button", { name: ANNA });
  (await cursor()).focus();
  await user.keyboard("{ArrowRight}{ArrowRight}{ArrowRight}{Enter}{ArrowRight}{ArrowRight}{Enter}");
  expect(await screen.findByText("3 nights, 19–22 Dec")).toBeTruthy();
  expect(sentBy("POST")).toEqual([]);
  await user.click(screen.getAllByRole("button", { name: "Add booking" }).at(-1) ?? document.body);
  const drawer = await screen.findByRole("dialog", { name: "Add booking" });
  await waitFor(() =>
    expect(within(drawer).getByRole("combobox", { name: "Unit" })).toHaveProperty("value", "Garden flat"),
  );
  expect(within(drawer).getByRole("textbox", { name: "Check-in" })).toHaveProperty("value", "19 Dec 2026");
  expect(within(drawer).getByRole("textbox", { name: "Check-out" })).toHaveProperty("value", "22 Dec 2026");
});

it("opens what stands on the cell, and says what each cell is", async () => {
  serveCalendar();
  const user = await open();
  await screen.findByRole("button", { name: ANNA });
  (await cursor()).focus();
  expect(
    await screen.findByRole("button", { name: `Casa Azul Garden flat, 16 December: ${ANNA}` }),
  ).toBeTruthy();
  await user.keyboard("{Enter}");
  const facts = await screen.findByRole("dialog", { name: "Anna Keller" });
  expect(within(facts).getByText("Anna Keller")).toBeTruthy();
  expect(await screen.findByText("Total")).toBeTruthy();
  expect(screen.getByRole("button", { name: "Record payment" })).toBeTruthy();
});

it("moves by weeks, zooms and returns to today by single keys", async () => {
  serveCalendar();
  const user = await open();
  await screen.findByRole("button", { name: ANNA });
  await user.keyboard("]");
  await waitFor(() => expect(calendarQueries().at(-1)).toEqual({ from: "2026-12-21", days: "28" }));
  await user.keyboard("[[[[");
  await waitFor(() => expect(calendarQueries().at(-1)?.["from"]).toBe("2026-12-07"));
  await user.keyboard("+");
  await waitFor(() => expect(calendarQueries().at(-1)?.["days"]).toBe("14"));
  await user.keyboard("t-");
  await waitFor(() => expect(calendarQueries().at(-1)).toEqual({ from: "2026-12-14", days: "28" }));
});

it("deletes the booking under the keyboard, and takes it back", async () => {
  serveCalendar({
    onChange: ({ method }) =>
      method === "DELETE"
        ? Response.json({ trashId: "00000000-0000-4000-8000-000000000099" })
        : Response.json({ ok: true }),
  });
  const user = await open();
  await screen.findByRole("button", { name: ANNA });
  (await cursor()).focus();
  await user.keyboard("{Delete}");
  expect(await screen.findByText("The booking of Anna Keller was deleted.")).toBeTruthy();
  await user.click(screen.getByRole("button", { name: "Undo" }));
  await waitFor(() =>
    expect(sentBy("POST").map(({ path }) => path)).toEqual([
      "/api/v1/trash/00000000-0000-4000-8000-000000000099/restore",
    ]),
  );
});

it("outlines two bookings that share a night, and leads from one to the other", async () => {
  const emil = { unitId: gardenFlat.id, checkIn: "2026-12-17T15:00", checkOut: "2026-12-20T11:00" };
  serveCalendar({
    properties: [
      {
        ...casaAzul,
        bookings: [
          ...casaAzul.bookings.map((one) => ({ ...one, inConflict: true })),
          aBooking(2, { ...emil, guestName: "Emil Sorby", inConflict: true }),
        ],
      },
    ],
  });
  const user = await open();
  await user.click(await screen.findByRole("button", { name: `${ANNA}, double booking` }));
  await user.click(await screen.findByRole("button", { name: "Overlaps: Emil Sorby" }));
  const facts = await screen.findByRole("dialog", { name: "Emil Sorby" });
  expect(within(facts).getByText("Emil Sorby")).toBeTruthy();
});

it("draws a quarter as an overview that leads to four weeks", async () => {
  serveCalendar();
  const user = await open("/calendar?days=91");
  await user.click(await screen.findByRole("button", { name: "Show 4 weeks from 21 December" }));
  expect(await screen.findByRole("table", { name: /^Bookings by unit, 21 Dec/ })).toBeTruthy();
});

it("lists the days one below the other", async () => {
  serveCalendar();
  await open("/calendar?view=agenda");
  const arrival = await screen.findByRole("region", { name: "Tue 15 Dec" });
  expect(within(arrival).getByText("Arrivals")).toBeTruthy();
  expect(within(arrival).getByRole("link", { name: /Anna Keller/ })).toBeTruthy();
  const today = screen.getByRole("region", { name: "Today, Wed 16 Dec" });
  expect(within(today).getByRole("button", { name: "1 stay: Garden flat" })).toBeTruthy();
});

it("leads to the list of the bookings, and back to the same days", async () => {
  serveCalendar();
  const user = await open("/calendar?from=2026-12-21");
  await user.click(await screen.findByRole("link", { name: "View as list" }));
  const back = await screen.findByRole("link", { name: "View as chart" });
  await waitFor(() => expect(sent.some(({ path }) => path === "/api/v1/bookings")).toBe(true));
  await user.click(back);
  expect(await screen.findByRole("table", { name: /^Bookings by unit, 21 Dec/ })).toBeTruthy();
});

it("[CAL-01] says what the calendar is for where nothing is let by the night", async () => {
  serveCalendar({ properties: [] });
  await open();
  expect(
    await screen.findByText(
      "The calendar shows short-term properties. Switch a property to daily mode or add one.",
    ),
  ).toBeTruthy();
  expect(screen.getByRole("button", { name: "Add property" })).toBeTruthy();
});

it("leads a plan without the calendar to one that has it", async () => {
  serveCalendar({ plan: "free" });
  const user = await open();
  await user.click(await screen.findByRole("button", { name: "Add booking" }));
  expect(await screen.findByText("The booking calendar comes with Starter")).toBeTruthy();
});

it("keeps the chart when the next days cannot be had", async () => {
  serveCalendar();
  await open();
  await screen.findByRole("button", { name: ANNA });
  answerWith(() =>
    Response.json({ defined: true, code: "FORBIDDEN", status: 403, message: "" }, { status: 403 }),
  );
  fireEvent.click(screen.getByRole("button", { name: "Later" }));
  expect(await screen.findByText("The calendar could not be loaded.")).toBeTruthy();
});

const turning = aCalendarProperty({
  units: [],
  bookings: [
    aBooking(1, { checkIn: "2026-12-15T15:00", checkOut: "2026-12-18T11:00" }),
    aBooking(2, { checkIn: "2026-12-18T15:00", checkOut: "2026-12-20T11:00", guestName: "Paul Brennan" }),
  ],
  cleanings: [
    aCleaning({ turnoverId: "between", bookingId: aBooking(1).id, nextArrival: "2026-12-18T15:00" }),
    aCleaning({
      turnoverId: "after",
      bookingId: aBooking(2).id,
      sign: "unassigned",
      state: "unassigned",
      cleaner: null,
      from: "2026-12-20T11:00",
      to: "2026-12-20T14:00",
    }),
    aCleaning({ turnoverId: "extra", from: "2026-12-21T09:00", to: "2026-12-21T12:00", sign: "problem" }),
  ],
});

it("[CLEAN-01] shows between two guests who cleans and how far that is, and opens the turnover over the chart", async () => {
  serveCalendar({ properties: [turning] });
  const user = await open();
  const sign = await screen.findByRole("button", {
    name: "Same-day turnover 18 December, 11:00 to 15:00. Cleaning by Rosa: Confirmed",
  });
  await user.click(sign);
  expect(await screen.findByText("Turnover between")).toBeTruthy();
  expect(screen.getByRole("table", { name: /^Bookings by unit/ })).toBeTruthy();
  // Nor were nights chosen with it.
  expect(screen.queryByText(/Choose the last night/)).toBeNull();
});

it("says of a stay who cleans after it, and opens that", async () => {
  serveCalendar({ properties: [turning] });
  const user = await open();
  await user.click(await screen.findByRole("button", { name: /^Booking Paul B/ }));
  await user.click(await screen.findByRole("button", { name: "No cleaner" }));
  expect(await screen.findByText("Turnover after")).toBeTruthy();
});

it("[CLEAN-01] has every cleaning in the agenda: between guests, after the last one and of no stay", async () => {
  serveCalendar({ properties: [turning] });
  const user = await open("/calendar?view=agenda");
  await screen.findByRole("link", { name: /Rosa · Problem/ });
  const cleanings = screen
    .getAllByRole("link")
    .filter((link) => /Rosa|No cleaner/.test(link.textContent))
    .map((link) => link.textContent);
  expect(cleanings).toEqual([
    "11:0014:00Casa AzulRosa · ConfirmedSame-day turnover 18 December, 11:00 to 15:00",
    "11:0014:00Casa AzulNo cleaner",
    "09:0012:00Casa AzulRosa · Problem · Confirmed",
  ]);
  await user.click(screen.getByRole("link", { name: /Rosa · Problem/ }));
  expect(await screen.findByText("Turnover extra")).toBeTruthy();
});
