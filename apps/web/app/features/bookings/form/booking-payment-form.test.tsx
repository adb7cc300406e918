import type { BookingDetail } from "@keystead/contract/bookings";
import { screen, waitFor } from "@testing-library/react";
import { beforeEach, expect, it, vi } from "vitest";

import { annasBooking, casaAzul, gardenFlat } from "../../../testing/records/bookings.ts";
import { refused } from "../../../testing/records/tasks.ts";
import { enter } from "../../../testing/set-up-user.ts";
import { show } from "../../../testing/show.tsx";
import { answerWith, sentBy } from "../../../testing/wire.ts";
import { Toaster } from "../../../ui/toast/toaster.tsx";
import { BookingPaymentForm } from "./booking-payment-form.tsx";
import { CancelBookingForm } from "./cancel-booking-form.tsx";

beforeEach(() => {
  vi.setSystemTime("2026-12-16T10:00:00Z");
});

async function open(
  Form: typeof BookingPaymentForm | typeof CancelBookingForm,
  more: Partial<BookingDetail> = {},
  answer: () => Response = () => Response.json({}),
) {
  answerWith(({ method }) => (method === "POST" ? answer() : new Promise<Response>(() => {})));
  let closed = 0;
  const user = await show(
    <>
      <Form
        booking={annasBooking(more)}
        onClose={() => {
          closed += 1;
        }}
      />
      <Toaster />
    </>,
  );
  const write = async (label: string, text: string) => {
    await user.clear(await screen.findByLabelText(label));
    await enter(user, screen.getByLabelText(label), text);
  };
  const press = async (name: string) => user.click(screen.getByRole("button", { name }));
  return { user, write, press, closed: () => closed };
}
const amount = () => screen.getByLabelText<HTMLInputElement>("Amount in EUR");
const partly = {
  money: { state: "partially_paid", recorded: "100.00", outstanding: "188.00", credit: "0.00" },
} as const;

it("records a part of what is outstanding, on its day and in its way, and remembers the way", async () => {
  const { user, write, press, closed } = await open(BookingPaymentForm, partly);
  expect(screen.getByText("€188.00 of €288.00 outstanding.")).toBeTruthy();
  expect(amount().value).toBe("188.00");
  await write("Amount in EUR", "88,5");
  await write("Paid on", "14 Dec 2026");
  await user.selectOptions(screen.getByLabelText("Payment method"), "Cash");
  await press("Record payment");
  expect(await screen.findByText("€88.50 of Anna Keller was recorded.")).toBeTruthy();
  expect(sentBy("POST").map(({ path, body }) => [path, body])).toEqual([
    [
      `/api/v1/bookings/${annasBooking().id}/payments`,
      { amount: "88.50", date: "2026-12-14", method: "cash", notes: "" },
    ],
  ]);
  expect(sentBy("POST")[0]?.key).toBeTruthy();
  expect(closed()).toBe(1);
  await open(BookingPaymentForm);
  expect(screen.getAllByLabelText<HTMLSelectElement>("Payment method").at(-1)?.value).toBe("cash");
});

it("books what is paid for cleaning as income of the place, apart from what the stay owes", async () => {
  const { user, write, press } = await open(BookingPaymentForm, partly);
  await user.click(screen.getByRole("radio", { name: "Cleaning" }));
  expect(amount().value).toBe("");
  await press("Record payment");
  expect((await screen.findAllByText("Enter an amount")).length).toBeGreaterThan(0);
  await write("Amount in EUR", "60");
  await press("Record payment");
  await waitFor(() => expect(sentBy("POST")).toHaveLength(1));
  expect(sentBy("POST")[0]).toMatchObject({
    path: "/api/v1/income",
    body: {
      amount: "60.00",
      date: "2026-12-16",
      category: "other",
      cleaningOf: annasBooking().id,
      propertyId: casaAzul.id,
      unitId: gardenFlat.id,
      currency: "EUR",
    },
  });
});

it("returns to what is outstanding where it is for the nights after all", async () => {
  const { user } = await open(BookingPaymentForm, partly);
  await user.click(screen.getByRole("radio", { name: "Cleaning" }));
  await user.click(screen.getByRole("radio", { name: "The nights" }));
  expect(amount().value).toBe("188.00");
});

it.each([
  ["an amount of nothing", "Amount in EUR", "0", /^Enter an amount above 0/],
  [
    "a day that is to come at the property",
    "Paid on",
    "17 Dec 2026",
    /^Enter a day that is not in the future/,
  ],
])("refuses %s, and sends nothing", async (_what, field, text, message) => {
  const { write, press } = await open(BookingPaymentForm, partly);
  await write(field, text);
  await press("Record payment");
  expect((await screen.findAllByText(message)).length).toBeGreaterThan(0);
  expect(sentBy("POST")).toEqual([]);
});

it("takes the day of the property, where it is tomorrow already", async () => {
  vi.setSystemTime("2026-12-16T14:00:00Z");
  const { press } = await open(BookingPaymentForm, { ...partly, timezone: "Pacific/Auckland" });
  await press("Record payment");
  await waitFor(() => expect(sentBy("POST")[0]?.body).toMatchObject({ date: "2026-12-17" }));
});

const paid = { money: { state: "paid", recorded: "288.00", outstanding: "0.00", credit: "0.00" } } as const;

it("keeps no more of the money than was recorded, and nothing where the field is emptied", async () => {
  const { user, write, press } = await open(CancelBookingForm, paid);
  await write("Kept in EUR", "288.01");
  expect(screen.queryByText(/is returned to the guest/)).toBeNull();
  await press("Cancel booking");
  expect(await screen.findByText("You cannot keep more than was recorded")).toBeTruthy();
  expect(sentBy("POST")).toEqual([]);
  await user.clear(screen.getByLabelText("Kept in EUR"));
  expect(screen.getByText("€288.00 is returned to the guest.")).toBeTruthy();
  await press("Cancel booking");
  await waitFor(() => expect(sentBy("POST")[0]?.body).toEqual({ version: 1, kept: "0" }));
});

it("asks about no money where none came, and says why it could not be cancelled", async () => {
  const { press, closed } = await open(CancelBookingForm, {}, () =>
    refused("STALE", { version: 2, current: annasBooking({ version: 2 }) }, 409),
  );
  expect(screen.queryByLabelText("Kept in EUR")).toBeNull();
  await press("Cancel booking");
  expect(await screen.findByText(/^This was changed since you opened it/)).toBeTruthy();
  expect(closed()).toBe(0);
});
