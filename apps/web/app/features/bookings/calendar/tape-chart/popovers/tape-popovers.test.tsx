import type { BookingDetail, CalendarProperty } from "@keystead/contract/bookings";
import type { MemberRole } from "@keystead/domain/permissions";
import { plainDate } from "@keystead/domain/calendar";
import { screen, waitFor } from "@testing-library/react";
import { expect, it } from "vitest";

import {
  aBooking,
  aCleaning,
  annasBooking,
  casaAzul,
  gardenFlat,
  serveCalendar,
} from "../../../../../testing/records/bookings.ts";
import { show } from "../../../../../testing/show.tsx";
import { sentBy } from "../../../../../testing/wire.ts";
import { tapeRows } from "../tape-layout.ts";
import type { BarActions } from "./bar-parts.tsx";
import { BarFacts } from "./tape-popovers.tsx";

const from = plainDate("2026-12-14");
const lease = {
  id: "00000000-0000-4000-8000-00000000001e",
  unitId: gardenFlat.id,
  tenant: "Ada Adler",
  startsOn: "2026-12-01",
  endsOn: null,
};

type House = {
  readonly property?: Partial<CalendarProperty>;
  readonly booking?: Partial<BookingDetail>;
  readonly role?: MemberRole;
  readonly kind?: "booking" | "block" | "lease";
};

async function open({ property = {}, booking = {}, role = "owner", kind = "booking" }: House = {}) {
  const house = { ...casaAzul, ...property };
  serveCalendar({ properties: [house], booking: annasBooking(booking), role });
  const row = tapeRows(house, { from, days: 28 }).find(({ unit }) => unit?.id === gardenFlat.id);
  const bar = row?.bars.find((one) => one.kind === kind) ?? expect.fail("no bar");
  const pressed: string[] = [];
  const on = (name: string) => () => {
    pressed.push(name);
  };
  const actions: BarActions = {
    onEdit: on("edit"),
    onPay: on("pay"),
    onGuests: on("guests"),
    onLines: on("lines"),
    onCancel: on("cancel"),
    onDelete: on("delete"),
    onShow: on("show"),
    onTurnover: (id) => pressed.push(id),
  };
  const user = await show(
    <BarFacts
      bar={bar}
      property={house}
      others={row?.bars.filter((one) => one !== bar) ?? []}
      {...actions}
    />,
  );
  if (kind === "booking")
    await waitFor(() => expect(sentBy("GET").some(({ path }) => path.endsWith("/workspaces"))).toBe(true));
  return { user, pressed, buttons: () => screen.queryAllByRole("button").map((one) => one.textContent) };
}

it("says of a stay what it comes to, what it owes and what was paid for cleaning", async () => {
  const { user, pressed } = await open({
    booking: {
      money: { state: "partially_paid", recorded: "100.00", outstanding: "188.00", credit: "0.00" },
      cleaning: [{ id: "i1", date: "2026-12-16", amount: "60.00", currency: "EUR" }],
      guestPhone: "+49 30 1",
    },
  });
  const total = await screen.findByRole("button", { name: "Total" });
  expect(total.closest("p")?.textContent).toBe("Total€288.00");
  expect(screen.getByText(/^Outstanding/).textContent).toBe("Outstanding€188.00");
  const cleaning = screen.getByRole("link", { name: "Cleaning paid, 16 December" });
  expect(cleaning.getAttribute("href")).toBe("/income?edit=i1");
  expect(screen.getByText("+49 30 1")).toBeTruthy();
  await user.click(total);
  await user.click(screen.getByRole("button", { name: "Record payment" }));
  expect(pressed).toEqual(["lines", "pay"]);
});

it.each<[MemberRole, readonly string[]]>([
  ["owner", ["Total", "Edit", "Record payment", "Guest records", "Cancel booking", "Delete"]],
  ["assistant", ["Total", "Edit", "Record payment", "Guest records", "Cancel booking", "Delete"]],
  ["cleaner", []],
])("offers the %s of a stay what the role may do", async (role, offered) => {
  const { buttons } = await open({ role });
  await screen.findByText(/^Total/);
  await waitFor(() => expect(buttons()).toEqual(offered));
});

it("asks for no payment of a stay that owes nothing", async () => {
  const { buttons } = await open({
    booking: { money: { state: "paid", recorded: "288.00", outstanding: "0.00", credit: "0.00" } },
  });
  await screen.findByRole("button", { name: "Total" });
  expect(buttons()).not.toContain("Record payment");
  expect(screen.queryByText(/^Outstanding/)).toBeNull();
});

it("opens the cleaning after the stay", async () => {
  const { user, pressed } = await open({
    property: { cleanings: [aCleaning({ turnoverId: "t7", bookingId: aBooking(1).id })] },
  });
  await user.click(await screen.findByRole("button", { name: "Rosa · Confirmed" }));
  expect(pressed).toEqual(["t7"]);
});

it("says of a stay during a lease who lives there, and leads to the lease", async () => {
  await open({ property: { leases: [lease] } });
  expect(screen.getByText(/^The place is let to Ada Adler from 1 December/)).toBeTruthy();
  expect(screen.getByRole("link", { name: "Open lease" }).getAttribute("href")).toBe(`/leases/${lease.id}`);
  // The lease is no second booking of these nights.
  expect(screen.queryByRole("button", { name: /^Overlaps/ })).toBeNull();
});

it("says of a lease where and since when, and offers nothing but the way there", async () => {
  const { buttons } = await open({ property: { bookings: [], leases: [lease] }, kind: "lease" });
  expect(screen.getByText("Casa Azul · Garden flat")).toBeTruthy();
  expect(screen.getByText("From 1 December, ongoing")).toBeTruthy();
  expect(screen.getByRole("link", { name: "Open lease" })).toBeTruthy();
  expect(buttons()).toEqual([]);
});
