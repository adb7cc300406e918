import type { BookingDetail, BookingQuote } from "@keystead/contract/bookings";
import { act, fireEvent, screen, waitFor, within } from "@testing-library/react";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";

import {
  aBooking,
  annasBooking,
  aQuote,
  casaAzul,
  gardenFlat,
  roofFlat,
  serveCalendar,
} from "../../../testing/records/bookings.ts";
import { show } from "../../../testing/show.tsx";
import { sent, sentBy } from "../../../testing/wire.ts";
import { Toaster } from "../../../ui/toast/toaster.tsx";
import { CalendarPage } from "./calendar-page.tsx";
// Loaded on demand by the page, which takes its time on a busy machine.
import "../form/booking-form.tsx";

beforeEach(() => {
  vi.setSystemTime("2026-12-16T10:00:00Z");
});
afterEach(() => {
  vi.useRealTimers();
  act(() => {});
});

const refusal = (code: string, data?: object) =>
  Response.json({ defined: true, code, status: 409, message: "", data }, { status: 409 });

type Answers = {
  /** What each question after a price is answered with, the last one again and again. */
  readonly quotes?: readonly BookingQuote[];
  /** What a save is refused with. */
  readonly refused?: () => Response;
};

/** A house in which a save is kept: what was sent stands there from then on. */
function serve({ quotes = [aQuote()], refused }: Answers = {}): void {
  let booking = annasBooking();
  const again = () => {
    serveCalendar({
      booking,
      quote: quotes[Math.min(sentBy("PUT").length, quotes.length - 1)] ?? aQuote(),
      properties: [
        {
          ...casaAzul,
          bookings: [
            aBooking(1, {
              unitId: booking.unit?.id ?? null,
              version: booking.version,
              checkIn: booking.checkIn,
              checkOut: booking.checkOut,
              nights: booking.nights,
            }),
          ],
        },
      ],
      onChange: ({ body }) => {
        if (refused !== undefined) return refused();
        const { unitId, checkIn, checkOut } = body as Pick<BookingDetail, "checkIn" | "checkOut"> & {
          readonly unitId: string | null;
        };
        const unit = [gardenFlat, roofFlat].find(({ id }) => id === unitId) ?? null;
        booking = { ...booking, version: booking.version + 1, unit, checkIn, checkOut };
        again();
        return Response.json(booking);
      },
    });
  };
  again();
}

const barOf = (guest: string) => screen.findByRole("button", { name: new RegExp(`^Booking ${guest},`) });

/** Opens the calendar with the keyboard on Anna's first night. */
async function open() {
  const user = await show(
    <>
      <CalendarPage turnover={() => null} />
      <Toaster />
    </>,
    undefined,
    "/calendar",
  );
  await barOf("Anna Keller");
  const cursor = await screen.findByRole("button", { name: /^Casa Azul.*, \d+ December/ });
  cursor.focus();
  return user;
}

const twoNightsLater = "{Shift>}{ArrowRight}{ArrowRight}{/Shift}{Enter}";

it("saves a bar where it was put down, without a form, and takes it back", async () => {
  serve();
  const user = await open();
  await user.keyboard(twoNightsLater);
  expect(
    await screen.findByText("Booking of Anna Keller: now 17–20 Dec, Casa Azul Garden flat."),
  ).toBeTruthy();
  expect(sentBy("PUT").map(({ body }) => body)).toEqual([
    {
      version: 1,
      propertyId: casaAzul.id,
      unitId: gardenFlat.id,
      checkIn: "2026-12-17T15:00",
      checkOut: "2026-12-20T11:00",
    },
  ]);
  expect(await screen.findByRole("button", { name: /^Booking Anna Keller, 17 December 15:00/ })).toBeTruthy();
  expect(screen.queryByRole("dialog")).toBeNull();

  await user.click(screen.getByRole("button", { name: "Undo" }));
  expect(await screen.findByRole("button", { name: /^Booking Anna Keller, 15 December 15:00/ })).toBeTruthy();
  expect(sentBy("PUT").at(-1)?.body).toMatchObject({
    version: 2,
    checkIn: "2026-12-15T15:00",
    checkOut: "2026-12-18T11:00",
  });
  expect(screen.queryByRole("dialog")).toBeNull();
});

it("saves it in another unit, and the keyboard goes along", async () => {
  serve();
  const user = await open();
  await user.keyboard("{Shift>}{ArrowDown}{/Shift}{Enter}");
  expect(await screen.findByText("Booking of Anna Keller: now 15–18 Dec, Casa Azul Roof flat.")).toBeTruthy();
  expect(
    await screen.findByRole("button", { name: /^Casa Azul Roof flat, 15 December: Booking Anna Keller/ }),
  ).toBeTruthy();
});

it.each([
  ["another price", aQuote({ total: "310.00" })],
  ["another currency", aQuote({ currency: "USD" })],
  ["a price that nobody knows", aQuote({ refusal: "DAILY_RATE_REQUIRED", total: null })],
  ["fewer nights than the least", aQuote({ minimumStay: 5 })],
  [
    "somebody else on the nights",
    aQuote({
      overlaps: [
        {
          id: "00000000-0000-4000-8000-b00000000002",
          guestName: "Emil Sorby",
          unitName: null,
          checkIn: "2026-12-18T15:00",
          checkOut: "2026-12-22T11:00",
        },
      ],
    }),
  ],
])("asks first about %s, with the days it was drawn to", async (_what, quote) => {
  serve({ quotes: [quote] });
  const user = await open();
  await user.keyboard(twoNightsLater);
  const form = await screen.findByRole("dialog", { name: "Edit booking" });
  await waitFor(() =>
    expect(within(form).getByRole("textbox", { name: "Check-in" })).toHaveProperty("value", "17 Dec 2026"),
  );
  expect(within(form).getByRole("textbox", { name: "Check-out" })).toHaveProperty("value", "20 Dec 2026");
  expect(sentBy("PUT")).toEqual([]);
});

it("asks too when somebody has booked the nights meanwhile", async () => {
  serve({ refused: () => refusal("CONFIRMATION_REQUIRED", { warnings: [] }) });
  const user = await open();
  await user.keyboard(twoNightsLater);
  expect(await screen.findByRole("dialog", { name: "Edit booking" })).toBeTruthy();
});

it("puts it back from blocked nights, and names the block", async () => {
  const blocked = [
    {
      blockId: "00000000-0000-4000-8000-d00000000001",
      from: "2026-12-19",
      through: "2026-12-21",
      reason: "New floor",
    },
  ];
  serve({ quotes: [aQuote({ refusal: "DATE_BLOCKED", total: null, blocked })] });
  const user = await open();
  await user.keyboard(twoNightsLater);
  expect(await screen.findByRole("link", { name: "New floor · 19 Dec 2026 – 21 Dec 2026" })).toBeTruthy();
  expect(await screen.findByRole("button", { name: /^Booking Anna Keller, 15 December/ })).toBeTruthy();
  expect(sentBy("PUT")).toEqual([]);
  expect(screen.queryByRole("dialog")).toBeNull();
});

it("puts it back when it was changed meanwhile, and shows how it is now", async () => {
  serve({ refused: () => refusal("STALE", { version: 3, current: annasBooking({ version: 3 }) }) });
  const user = await open();
  const calls = () => sent.filter(({ path }) => path === "/api/v1/calendar").length;
  const before = calls();
  await user.keyboard(twoNightsLater);
  expect(
    await screen.findByText("The booking of Anna Keller was changed in the meantime. This is how it is now."),
  ).toBeTruthy();
  await waitFor(() => expect(calls()).toBeGreaterThan(before));
  expect(screen.queryByRole("button", { name: "Undo" })).toBeNull();
});

it("asks before it takes back what costs something else by now", async () => {
  serve({ quotes: [aQuote(), aQuote({ total: "310.00" })] });
  const user = await open();
  await user.keyboard(twoNightsLater);
  await user.click(await screen.findByRole("button", { name: "Undo" }));
  const form = await screen.findByRole("dialog", { name: "Edit booking" });
  await waitFor(() =>
    expect(within(form).getByRole("textbox", { name: "Check-in" })).toHaveProperty("value", "15 Dec 2026"),
  );
  expect(sentBy("PUT")).toHaveLength(1);
});

const newFloor = {
  id: "00000000-0000-4000-8000-d00000000001",
  version: 4,
  propertyId: casaAzul.id,
  unitId: gardenFlat.id,
  from: "2026-12-15",
  through: "2026-12-16",
  reason: "New floor",
};

it("saves a block as it does a booking", async () => {
  serveCalendar({
    properties: [{ ...casaAzul, bookings: [], blocks: [newFloor] }],
    onChange: () => Response.json({ ...newFloor, version: 5, from: "2026-12-17", through: "2026-12-18" }),
  });
  const user = await show(
    <>
      <CalendarPage turnover={() => null} />
      <Toaster />
    </>,
    undefined,
    "/calendar",
  );
  (await screen.findByRole("button", { name: /^Casa Azul.*, \d+ December/ })).focus();
  await user.keyboard(twoNightsLater);
  expect(await screen.findByText("New floor: now 17–18 Dec, Casa Azul Garden flat.")).toBeTruthy();
  expect(sentBy("PUT").at(-1)?.body).toMatchObject({ version: 4, from: "2026-12-17", through: "2026-12-18" });
  await user.click(screen.getByRole("button", { name: "Undo" }));
  await waitFor(() =>
    expect(sentBy("PUT").at(-1)?.body).toMatchObject({
      version: 5,
      from: "2026-12-15",
      through: "2026-12-16",
    }),
  );
});

it("names the bookings that a block would lie on", async () => {
  const bookings = [
    { id: "b1", guestName: "Emil Sorby", checkIn: "2026-12-17T15:00", checkOut: "2026-12-20T11:00" },
  ];
  serveCalendar({
    properties: [{ ...casaAzul, bookings: [], blocks: [newFloor] }],
    onChange: () => refusal("DATE_BOOKED", { bookings }),
  });
  const user = await show(
    <>
      <CalendarPage turnover={() => null} />
      <Toaster />
    </>,
    undefined,
    "/calendar",
  );
  (await screen.findByRole("button", { name: /^Casa Azul.*, \d+ December/ })).focus();
  await user.keyboard(twoNightsLater);
  expect(await screen.findByRole("link", { name: "Emil Sorby · 17 Dec 2026 – 20 Dec 2026" })).toBeTruthy();
});

describe("under a pointer", () => {
  const DAY_PX = 30;
  const places: readonly (readonly [string, DOMRect])[] = [
    // Of the days, below a head of 60 px and beside the names: 28 of them.
    [".ks-tape-ground", new DOMRect(220, 60, 28 * DAY_PX, 2_000)],
    [".ks-tape-body", new DOMRect(0, 60, 220 + 28 * DAY_PX, 112)],
    // From the noon of the 15th to that of the 18th, on the first row below the head of the house.
    [".ks-tape-bar", new DOMRect(220 + 1.5 * DAY_PX, 98, 3 * DAY_PX, 28)],
    [".ks-tape", new DOMRect(0, 0, 220 + 28 * DAY_PX, 600)],
  ];
  const middle = { clientX: 220 + 3 * DAY_PX, clientY: 110 };
  const moved = (nights: number) => ({ ...middle, clientX: middle.clientX + nights * DAY_PX });
  const drawn = () => document.querySelectorAll(".ks-tape-drawn").length;
  const body = (bar: HTMLElement) => bar.closest(".ks-tape-body") ?? bar;
  beforeEach(() => {
    // A document without a window has no sizes.
    vi.spyOn(Element.prototype, "getBoundingClientRect").mockImplementation(function rectOf(this: Element) {
      return places.find(([of]) => this.matches(of))?.[1] ?? new DOMRect();
    });
  });
  afterEach(() => {
    vi.restoreAllMocks();
  });
  const sentDays = () =>
    sentBy("PUT").map(({ body: sentOf }) => {
      const { checkIn, checkOut } = sentOf as Pick<BookingDetail, "checkIn" | "checkOut">;
      return [checkIn, checkOut];
    });

  it("saves a bar that is drawn by its middle, or by its end", async () => {
    serve();
    await open();
    const anna = () => barOf("Anna Keller");
    const mouse = { pointerId: 1, pointerType: "mouse", button: 0 };
    const bar = await anna();
    fireEvent.pointerDown(bar, { ...mouse, ...middle });
    fireEvent.pointerMove(body(bar), { ...mouse, ...moved(1) });
    fireEvent.pointerMove(body(bar), { ...mouse, ...moved(2) });
    expect(drawn()).toBe(1);
    fireEvent.pointerUp(body(bar), mouse);
    await screen.findByRole("button", { name: /^Booking Anna Keller, 17 December/ });
    expect(sentDays()).toEqual([["2026-12-17T15:00", "2026-12-20T11:00"]]);
    await waitFor(() => expect(drawn()).toBe(0));

    const again = await anna();
    const end = { ...middle, clientX: 220 + 4.5 * DAY_PX - 2 };
    fireEvent.pointerDown(again, { ...mouse, ...end });
    fireEvent.pointerMove(body(again), { ...mouse, ...end, clientX: end.clientX + DAY_PX });
    fireEvent.pointerUp(body(again), mouse);
    await screen.findByRole("button", { name: /^Booking Anna Keller, 17 December 15:00 to 21 December/ });
    expect(sentDays().at(-1)).toEqual(["2026-12-17T15:00", "2026-12-21T11:00"]);
  });

  it("leaves a bar where it stands that is put back, or left by Esc", async () => {
    serve();
    await open();
    const mouse = { pointerId: 1, pointerType: "mouse", button: 0 };
    const bar = await barOf("Anna Keller");
    fireEvent.pointerDown(bar, { ...mouse, ...middle });
    fireEvent.pointerMove(body(bar), { ...mouse, ...moved(2) });
    fireEvent.pointerMove(body(bar), { ...mouse, ...moved(0) });
    fireEvent.pointerUp(body(bar), mouse);
    expect(drawn()).toBe(0);
    fireEvent.pointerDown(bar, { ...mouse, ...middle });
    fireEvent.pointerMove(body(bar), { ...mouse, ...moved(2) });
    expect(drawn()).toBe(1);
    fireEvent.keyDown(window, { key: "Escape" });
    expect(drawn()).toBe(0);
    fireEvent.pointerUp(body(bar), mouse);
    expect(sentBy("PUT")).toEqual([]);
  });

  it("takes a bar up under a finger that rests, and leaves one that goes on to scroll", async () => {
    serve();
    await open();
    const finger = { pointerId: 2, pointerType: "touch", button: 0 };
    const bar = await barOf("Anna Keller");
    fireEvent.pointerDown(bar, { ...finger, ...middle });
    fireEvent.pointerMove(body(bar), { ...finger, ...moved(1) });
    fireEvent.pointerUp(body(bar), finger);
    expect(drawn()).toBe(0);

    fireEvent.pointerDown(bar, { ...finger, ...middle });
    await waitFor(() => expect(drawn()).toBe(1));
    fireEvent.pointerMove(body(bar), { ...finger, ...moved(1) });
    fireEvent.pointerUp(body(bar), finger);
    await screen.findByRole("button", { name: /^Booking Anna Keller, 16 December/ });
    expect(sentDays()).toEqual([["2026-12-16T15:00", "2026-12-19T11:00"]]);
  });
});

it("stands closer together where somebody wants more rows, and remembers it", async () => {
  serve();
  const user = await open();
  const rowOf = (name: string) => screen.getByRole("row", { name: new RegExp(name) });
  const before = Number.parseInt(rowOf("Garden flat").style.height, 10);
  await user.click(screen.getByRole("button", { name: "Show" }));
  await user.click(await screen.findByRole("menuitemcheckbox", { name: "Compact rows" }));
  await waitFor(() => expect(Number.parseInt(rowOf("Garden flat").style.height, 10)).toBeLessThan(before));
  expect(localStorage.getItem("ks-density")).toBe("compact");
  localStorage.removeItem("ks-density");
});
