import { screen, within } from "@testing-library/react";
import { beforeEach, expect, it } from "vitest";

import { aCalendarProperty } from "../../../testing/records/bookings.ts";
import { show } from "../../../testing/show.tsx";
import { subscription } from "../../../testing/records/subscription.ts";
import { answerWith, sentBy } from "../../../testing/wire.ts";
import { toast } from "../../../ui/toast/toast.ts";
import { Toaster } from "../../../ui/toast/toaster.tsx";
import { BookingListPage } from "./booking-list-page.tsx";
// Loaded on demand by the page, which is slow on a busy machine.
import "../../bookings/form/booking-warning-text.tsx";

const casa = aCalendarProperty();
const overlap = {
  code: "CONFIRMATION_REQUIRED",
  defined: true,
  message: "",
  status: 409,
  data: {
    warnings: [
      {
        code: "BOOKING_OVERLAP",
        params: { row: "1", guest: "Anna", checkIn: "2027-06-12T15:00", checkOut: "2027-06-15T11:00" },
      },
    ],
  },
};
const list = [
  "Guest\tProperty\tCheck-in\tCheck-out\tRate per night\tCleaning fee\tCommission",
  "Anna Keller\tCasa Azul\t2027-06-12\t2027-06-15\t96\t60\t-52,20",
  "Paul Brennan\tCasa Azul\t2027-06-14\t2027-06-16\t\t\t",
].join("\n");

beforeEach(() => {
  toast.closeAll();
  answerWith(({ method, path, body }) => {
    if (method === "POST" && path === "/api/v1/bookings/bulk")
      return JSON.stringify(body).includes("BOOKING_OVERLAP")
        ? Response.json({ undoId: "u", bookings: 2 })
        : Response.json(overlap, { status: 409 });
    if (method === "POST") return Response.json({ ok: true });
    if (path === "/api/v1/calendar")
      return Response.json({ from: "2026-12-10", days: 1, properties: [casa] });
    if (path === "/api/v1/subscription") return Response.json(subscription({ properties: 1, units: 1 }));
    return new Promise(() => {});
  });
});

it("[CAL-03] shows what is in the way before anything is written, and takes all of them back with one Undo", async () => {
  const user = await show(
    <>
      <BookingListPage />
      <Toaster />
    </>,
  );
  await user.click(await screen.findByRole("textbox", { name: "Guest, row 1" }));
  await user.paste(list);
  await user.click(await screen.findByRole("button", { name: "Book 2" }));
  const [question = document.body] = await screen.findAllByRole("alert");
  expect(await within(question).findByText(/Overlaps the booking of Anna, 12–15 Jun/)).toBeTruthy();
  expect(question.textContent).toContain("Row 2");
  await user.click(screen.getByRole("button", { name: "Save anyway" }));
  expect(await screen.findByText("2 bookings were added.")).toBeTruthy();
  const [, sent] = sentBy("POST");
  expect(sent?.body).toMatchObject({
    confirm: ["BOOKING_OVERLAP"],
    rows: [
      {
        guestName: "Anna Keller",
        checkIn: "2027-06-12T15:00",
        rateMode: "flat",
        dailyRate: "96.00",
        lines: [
          { kind: "cleaning_fee", amount: "60.00" },
          { kind: "channel_fee", amount: "52.20" },
        ],
      },
      {
        guestName: "Paul Brennan",
        checkOut: "2027-06-16T11:00",
        rateMode: "seasonal",
        dailyRate: null,
        lines: [],
      },
    ],
  });
  await user.click(screen.getByRole("button", { name: "Undo" }));
  expect(sentBy("POST").at(-1)?.path).toBe("/api/v1/bookings/bulk/u/undo");
  expect(await screen.findByRole<HTMLInputElement>("textbox", { name: "Guest, row 2" })).toHaveProperty(
    "value",
    "Paul Brennan",
  );
});

it("[CAL-03] marks lines on blocked nights and in an overlap for what they are, and books none on a block", async () => {
  const block = { id: "b1", version: 1, propertyId: casa.id, unitId: null, reason: "New floor" };
  const blocks = [{ ...block, from: "2027-06-20", through: "2027-06-22" }];
  answerWith(({ path }) => {
    if (path === "/api/v1/calendar")
      return Response.json({ from: "2026-12-10", days: 1, properties: [{ ...casa, blocks }] });
    if (path === "/api/v1/subscription") return Response.json(subscription({ properties: 1, units: 1 }));
    return new Promise(() => {});
  });
  const user = await show(<BookingListPage />);
  await user.click(await screen.findByRole("textbox", { name: "Guest, row 1" }));
  await user.paste(
    `${list}\nMaria Silva\tCasa Azul\t2027-06-22\t2027-06-24\t80\nJo Berg\tCasa Azul\t2027-06-26\t2027-06-28\t80`,
  );
  expect(await screen.findByText("Blocked")).toBeTruthy();
  expect(screen.getAllByText("Overlaps")).toHaveLength(2);
  expect(screen.getAllByText("Ready")).toHaveLength(1);
  expect(await screen.findByRole("button", { name: "Book 3" })).toBeTruthy();
});
