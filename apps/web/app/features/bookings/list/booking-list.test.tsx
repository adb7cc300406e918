import type { BookingList as BookingsAnswer, BookingView } from "@keystead/contract/bookings";
import type { MemberRole } from "@keystead/domain/permissions";
import { screen, waitFor, within } from "@testing-library/react";
import { expect, it, vi } from "vitest";

import { membershipOf } from "../../../testing/records/membership.ts";
import { show } from "../../../testing/show.tsx";
import { answerWith, sent } from "../../../testing/wire.ts";
import { BookingListTable } from "./booking-list.tsx";

const idOf = (at: number) => `00000000-0000-4000-8000-${String(at).padStart(12, "0")}`;
const yara: BookingView = {
  id: idOf(1),
  version: 1,
  property: { id: idOf(10), name: "Casa Azul" },
  unit: { id: idOf(11), name: "Garden flat" },
  timezone: "Europe/Lisbon",
  guestName: "Yara H.",
  guestEmail: "",
  guestPhone: "",
  guestsCount: 2,
  checkIn: "2026-12-12T15:00",
  checkOut: "2026-12-15T11:00",
  nights: 3,
  status: "confirmed",
  state: "upcoming",
  currency: "EUR",
  rateMode: "seasonal",
  dailyRate: null,
  total: "288.00",
  notes: "",
  money: { state: "partially_paid", recorded: "100.00", outstanding: "188.00", credit: "0.00" },
  inConflict: true,
  createdAt: "2026-11-01T09:00:00.000Z",
};
const cancelledBooking: BookingView = {
  ...yara,
  id: idOf(2),
  guestName: "Paul Brennan",
  status: "cancelled",
  state: "cancelled",
  inConflict: false,
  money: { state: "unpaid", recorded: "0.00", outstanding: "288.00", credit: "0.00" },
};
const sums = { currency: "EUR", bookings: 2, nights: 3, total: "288.00", recorded: "100.00" };
const list: BookingsAnswer = {
  items: [yara, cancelledBooking],
  total: 2,
  sums: [{ ...sums, outstanding: "188.00" }],
};

function serve(answer: BookingsAnswer = list, role: MemberRole = "owner"): void {
  answerWith(({ path }) => {
    if (path === "/api/v1/bookings") return Response.json(answer);
    if (path === "/api/v1/workspaces") return Response.json(membershipOf(role));
    return new Promise<Response>(() => {});
  });
}

const lineOf = async (guest: string) => {
  const line = (await screen.findByRole("button", { name: guest })).closest("tr");
  if (line === null) throw new Error(`no line of ${guest}`);
  return within(line);
};

it("says of each stay what it comes to and owes, of a cancelled one neither, and sums them below", async () => {
  serve();
  await show(<BookingListTable open={() => {}} />);
  const line = await lineOf("Yara H.");
  expect(line.getByText("Garden flat")).toBeTruthy();
  expect(line.getByText("Partly paid")).toBeTruthy();
  expect(line.getByText("€188.00")).toBeTruthy();
  expect(line.getByText("Double booking")).toBeTruthy();
  const cancelled = await lineOf("Paul Brennan");
  expect(cancelled.getByText("Cancelled")).toBeTruthy();
  expect(cancelled.queryByText("€288.00")).toBeNull();
  const foot = within(screen.getAllByRole("rowgroup").at(-1) ?? document.body);
  for (const amount of ["€288.00", "€100.00", "€188.00"]) expect(foot.getByText(amount)).toBeTruthy();
});

it("opens the booking, and offers a cancelled one no payment", async () => {
  serve();
  const open = vi.fn();
  const user = await show(<BookingListTable open={open} />);
  await user.click(await screen.findByRole("button", { name: "Yara H." }));
  expect(open).toHaveBeenLastCalledWith("edit", yara.id);
  await user.click((await lineOf("Yara H.")).getByRole("button", { name: /Yara H\./, expanded: false }));
  await user.click(await screen.findByRole("menuitem", { name: "Record payment" }));
  expect(open).toHaveBeenLastCalledWith("pay", yara.id);
  await user.click((await lineOf("Paul Brennan")).getByRole("button", { name: /Paul/, expanded: false }));
  await screen.findByRole("menuitem", { name: "Edit" });
  expect(screen.queryByRole("menuitem", { name: "Record payment" })).toBeNull();
});

it("opens the total of a stay into what makes it, of a cancelled one nothing", async () => {
  serve();
  const open = vi.fn();
  const user = await show(<BookingListTable open={open} />);
  await user.click((await lineOf("Yara H.")).getByRole("button", { name: "€288.00" }));
  expect(open).toHaveBeenLastCalledWith("lines", yara.id);
  await user.click((await lineOf("Paul Brennan")).getByRole("button", { name: /Paul/, expanded: false }));
  await screen.findByRole("menuitem", { name: "Edit" });
  expect(screen.queryByRole("menuitem", { name: "Price and payout" })).toBeNull();
});

it("asks for the nights of a month as its days", async () => {
  serve();
  const user = await show(
    <BookingListTable open={() => {}} />,
    undefined,
    "/calendar?view=list&nights=2026-12",
  );
  await screen.findByRole("button", { name: "Yara H." });
  expect(sent.find(({ path }) => path === "/api/v1/bookings")?.query).toMatchObject({
    from: "2026-12-01",
    to: "2026-12-31",
  });
  await user.click(screen.getByRole("button", { name: /Payment/ }));
  await user.click(await screen.findByRole("menuitem", { name: "Unpaid" }));
  await waitFor(() => {
    expect(sent.at(-1)?.query).toMatchObject({ money: "unpaid", from: "2026-12-01" });
  });
});
