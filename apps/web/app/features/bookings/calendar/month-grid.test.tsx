import { screen, waitFor, within } from "@testing-library/react";
import { beforeEach, expect, it, vi } from "vitest";

import {
  aBooking,
  annasBooking,
  casaAzul,
  gardenFlat,
  roofFlat,
  serveCalendar,
} from "../../../testing/records/bookings.ts";
import { show } from "../../../testing/show.tsx";
import { sent, sentBy } from "../../../testing/wire.ts";
import { Toaster } from "../../../ui/toast/toaster.tsx";
import { CalendarPage } from "./calendar-page.tsx";
// Loaded on demand by the page.
import "./phone-views.tsx";
import "../form/booking-form.tsx";
import "./block-form.tsx";

beforeEach(() => {
  vi.setSystemTime("2026-12-16T10:00:00Z");
  const anywhere = matchMedia;
  vi.stubGlobal("matchMedia", (media: string) => ({
    ...anywhere(media),
    matches: media === "(max-width: 47.99em)",
  }));
});

const paul = aBooking(2, {
  unitId: gardenFlat.id,
  guestName: "Paul Brennan",
  checkIn: "2026-12-17T15:00",
  checkOut: "2026-12-20T11:00",
  inConflict: true,
});
const renovation = {
  id: "00000000-0000-4000-8000-000000000b01",
  version: 2,
  propertyId: casaAzul.id,
  unitId: gardenFlat.id,
  from: "2026-12-28",
  through: "2026-12-29",
  reason: "Renovation",
};
const house = { ...casaAzul, blocks: [renovation] };

async function open(options: Parameters<typeof serveCalendar>[0] = {}) {
  serveCalendar({ properties: [house], ...options });
  const user = await show(
    <>
      <CalendarPage turnover={(id) => <p>Turnover {id}</p>} />
      <Toaster />
    </>,
    undefined,
    "/calendar?view=month",
  );
  await screen.findByRole("combobox", { name: "Place" });
  const night = (day: string) => screen.getByRole("button", { name: new RegExp(`, ${day}(,|:)`) });
  return { user, night, tap: async (day: string) => user.click(night(day)) };
}

it("asks for the month with the weeks it begins and ends in, and goes on by a month", async () => {
  const { user } = await open();
  const requestedDays = () => [
    ...new Set(sent.filter(({ path }) => path === "/api/v1/calendar").map(({ query }) => query["from"])),
  ];
  expect(requestedDays()).toEqual(["2026-11-30"]);
  expect(screen.getByRole("heading", { name: "December 2026" })).toBeTruthy();
  await user.click(screen.getByRole("button", { name: "Later" }));
  expect(await screen.findByRole("heading", { name: "January 2027" })).toBeTruthy();
  await user.click(screen.getByRole("button", { name: "Earlier" }));
  await user.click(screen.getByRole("button", { name: "Earlier" }));
  expect(await screen.findByRole("heading", { name: "November 2026" })).toBeTruthy();
  expect(requestedDays()).toEqual(["2026-11-30", "2026-12-28", "2026-10-26"]);
});

it("says of each night what holds it, and that one is sold twice", async () => {
  const { night } = await open({ properties: [{ ...house, bookings: [...house.bookings, paul] }] });
  expect(night("14 December").getAttribute("aria-label")).toBe("Casa Azul Garden flat, 14 December, free");
  expect(night("16 December").getAttribute("aria-label")).toMatch(/: Booking Anna Keller/);
  expect(night("19 December").getAttribute("aria-label")).toMatch(/Paul Brennan.*double booking/);
  expect(night("28 December").getAttribute("aria-label")).toMatch(/: Renovation, blocked/);
});

it("[CAL-01] books the nights from the first tap to the second, whichever is earlier", async () => {
  const { user, tap, night } = await open();
  expect(screen.getByText("Tap the first night.")).toBeTruthy();
  await tap("23 December");
  expect(screen.getByText("Now the last night")).toBeTruthy();
  await tap("21 December");
  expect(["20", "21", "22", "23", "24"].map((day) => night(`${day} December`).ariaPressed)).toEqual([
    "false",
    "true",
    "true",
    "true",
    "false",
  ]);
  expect(screen.getByText("3 nights, 21–24 Dec")).toBeTruthy();
  await user.click(screen.getAllByRole("button", { name: "Add booking" })[0] ?? expect.fail("no button"));
  const form = within(await screen.findByRole("dialog", { name: "Add booking" }));
  await waitFor(() => expect(form.getByLabelText("Check-in")).toHaveProperty("value", "21 Dec 2026"));
  expect(form.getByLabelText("Check-out")).toHaveProperty("value", "24 Dec 2026");
  await waitFor(() =>
    expect(form.getByRole("combobox", { name: "Unit" })).toHaveProperty("value", "Garden flat"),
  );
  expect(sentBy("POST")).toEqual([]);
});

it("[CAL-01] blocks the nights of the other flat, once that is chosen", async () => {
  const { user, tap } = await open({ onChange: () => Response.json(renovation) });
  await user.selectOptions(screen.getByRole("combobox", { name: "Place" }), "Casa Azul · Roof flat");
  await tap("16 December");
  await tap("16 December");
  // The first one stands beside the views, with no nights chosen.
  const [, ofChosen] = screen.getAllByRole("button", { name: "Block dates" });
  await user.click(ofChosen ?? expect.fail("no button"));
  const form = within(await screen.findByRole("dialog", { name: "Block dates" }));
  await user.click(form.getByRole("button", { name: "Block dates" }));
  await waitFor(() =>
    expect(sentBy("POST")[0]?.body).toMatchObject({
      unitId: roofFlat.id,
      from: "2026-12-16",
      through: "2026-12-16",
    }),
  );
});

it("shows what a taken night is, and removes it with Undo", async () => {
  const trashId = "00000000-0000-4000-8000-000000000099";
  const { user, tap } = await open({ onChange: () => Response.json({ trashId }) });
  await tap("28 December");
  expect(screen.getByText("Nights: 28–29 Dec")).toBeTruthy();
  await user.click(screen.getByRole("button", { name: "Remove block" }));
  expect(await screen.findByText("The block was removed.")).toBeTruthy();
  expect(sentBy("DELETE")[0]?.path).toBe(`/api/v1/blocked-dates/${renovation.id}`);
  await user.click(screen.getByRole("button", { name: "Undo" }));
  await waitFor(() => expect(sentBy("POST")[0]?.path).toContain(trashId));
});

it("forgets the first night when another place or another month is shown", async () => {
  const { user, tap } = await open();
  await tap("14 December");
  await user.selectOptions(screen.getByRole("combobox", { name: "Place" }), "Casa Azul · Roof flat");
  expect(screen.getByText("Tap the first night.")).toBeTruthy();
  await tap("14 December");
  await user.click(screen.getByRole("button", { name: "Later" }));
  expect(await screen.findByText("Tap the first night.")).toBeTruthy();
});

it("chooses nothing for somebody who may only look", async () => {
  const { tap } = await open({ role: "cleaner" });
  await waitFor(() => expect(screen.queryByText("Tap the first night.")).toBeNull());
  await tap("14 December");
  expect(screen.queryByText("Now the last night")).toBeNull();
});

it("leads from two stays in one night from one to the other", async () => {
  const { user, tap } = await open({
    properties: [{ ...house, bookings: [...house.bookings, paul] }],
    booking: annasBooking(),
  });
  await tap("16 December");
  await user.click(screen.getByRole("button", { name: "Overlaps: Paul Brennan" }));
  expect(screen.getByText("17 December 15:00 to 20 December 11:00")).toBeTruthy();
});
