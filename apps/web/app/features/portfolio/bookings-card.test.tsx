import type { Outlook, OutlookBooking } from "@keystead/contract/bookings";
import { QueryClient } from "@tanstack/react-query";
import { cleanup, screen, within } from "@testing-library/react";
import { expect, it } from "vitest";

import { show } from "../../testing/show.tsx";
import { answerWith } from "../../testing/wire.ts";
import { BookingsCard } from "./bookings-card.tsx";

const stay = (at: number, more: Partial<OutlookBooking> = {}): OutlookBooking => ({
  id: `00000000-0000-4000-8000-00000000000${at}`,
  guestName: `Guest ${at}`,
  guestsCount: null,
  property: { id: "p", name: "Casa Azul" },
  unit: { id: "u", name: "Roof flat" },
  today: "2026-11-19",
  checkIn: "2026-11-19T15:00",
  checkOut: "2026-11-22T11:00",
  money: "paid",
  inConflict: false,
  cleaning: null,
  ...more,
});
const calm: Outlook = {
  tonight: { rentables: 2, sold: 1 },
  arrivals: [],
  departures: [],
  conflicts: 0,
  unpaid: { bookings: 0, outstanding: [] },
};

async function open(outlook: Outlook | null) {
  answerWith(() =>
    outlook === null
      ? Response.json({ code: "INTERNAL_SERVER_ERROR" }, { status: 503 })
      : Response.json(outlook),
  );
  return show(<BookingsCard />, new QueryClient({ defaultOptions: { queries: { retry: false } } }));
}

it("says day by day who leaves and comes, where, who cleans, and what is in the way of it", async () => {
  await open({
    ...calm,
    arrivals: [
      stay(1, { guestsCount: 3, money: "unpaid" }),
      stay(2, { checkIn: "2026-11-20T16:30", unit: null, inConflict: true }),
    ],
    departures: [
      stay(3, {
        checkOut: "2026-11-19T11:00",
        cleaning: { turnoverId: "t3", sign: "confirmed", state: "confirmed", cleaner: "Rosa" },
      }),
      stay(4, { cleaning: { turnoverId: "t4", sign: "unassigned", state: "unassigned", cleaner: null } }),
    ],
    conflicts: 2,
    unpaid: { bookings: 1, outstanding: [{ amount: "240.00", currency: "EUR" }] },
  });
  const linesOf = async (day: string) =>
    within(await screen.findByRole("list", { name: day }))
      .getAllByRole("listitem")
      .map((line) => line.textContent);
  expect(await linesOf("Today")).toEqual([
    "Departure 11:00Guest 3Roof flat · Casa AzulCleaning after Guest 3: Rosa · Confirmed",
    "Arrival 15:00Guest 1 · Not paidRoof flat · Casa Azul · 3 guests",
  ]);
  expect(await linesOf("Tomorrow")).toEqual(["Arrival 16:30Guest 2Casa AzulConflict"]);
  expect(await linesOf("Sunday 22 November")).toEqual([
    "Departure 11:00Guest 4Roof flat · Casa AzulCleaning after Guest 4: No cleaner",
  ]);
  const link = screen.getByRole("link", { name: "Guest 1" });
  expect(link.getAttribute("href")).toBe(`/calendar?edit=${stay(1).id}`);
  const cleans = screen.getByRole("link", { name: /^Cleaning after Guest 4:\s*No cleaner$/ });
  expect(cleans.getAttribute("href")).toBe("/tasks?view=cleaning&week=2026-11-22");
  expect(screen.getByText("1 of 2 sold tonight")).toBeTruthy();
  expect(screen.getByRole("link", { name: "€240.00 open of 1 booking" })).toBeTruthy();
  const uncovered = screen.getByRole("link", { name: "1 cleaning without a cleaner" });
  expect(uncovered.getAttribute("href")).toBe("/tasks?view=cleaning&cleaner=nobody");
});

it("is folded and stays so, with what is open and not covered still in sight", async () => {
  const cleaning = { turnoverId: "t4", sign: "unassigned", state: "unassigned", cleaner: null } as const;
  const user = await open({ ...calm, departures: [stay(1, { cleaning })] });
  await user.click(await screen.findByRole("button", { name: "The next 7 days" }));
  expect(screen.queryByRole("listitem")).toBeNull();
  expect(screen.getByRole("link", { name: "1 cleaning without a cleaner" })).toBeTruthy();
  cleanup();
  const again = await open({ ...calm, departures: [stay(1, { cleaning })] });
  const title = await screen.findByRole("button", { name: "The next 7 days" });
  expect(title.getAttribute("aria-expanded")).toBe("false");
  await again.click(title);
  expect(screen.getByRole("listitem")).toBeTruthy();
});

it("says that nobody comes or goes", async () => {
  await open(calm);
  expect(await screen.findByText("No arrivals or departures on these days.")).toBeTruthy();
});

it("leads to the others of a busy week", async () => {
  await open({ ...calm, departures: [1, 2, 3, 4, 5, 6, 7].map((at) => stay(at)) });
  expect((await screen.findByRole("link", { name: "2 more" })).getAttribute("href")).toBe("/calendar");
  expect(screen.queryByText(/conflict/)).toBeNull();
});

it("says that the days could not be loaded", async () => {
  await open(null);
  expect((await screen.findByRole("alert")).textContent).toContain("The next days could not be loaded");
});
