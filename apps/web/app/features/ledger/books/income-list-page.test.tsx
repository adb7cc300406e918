import { QueryClient } from "@tanstack/react-query";
import { cleanup, screen, waitFor } from "@testing-library/react";
import { expect, it } from "vitest";

import { membershipOf } from "../../../testing/records/membership.ts";
import { show } from "../../../testing/show.tsx";
import { answerWith, sentBy } from "../../../testing/wire.ts";
import { IncomeListPage } from "./income-list-page.tsx";

const record = {
  id: "00000000-0000-4000-8000-000000000001",
  version: 1,
  property: { id: "00000000-0000-4000-8000-000000000002", name: "Lindenhof" },
  unit: null,
  tenant: null,
  leaseId: null,
  bookingId: null,
  guest: null,
  rentPeriod: null,
  category: "rent",
  amount: "950.00",
  parts: [{ id: "1", category: "rent", amount: "950.00", rentPeriod: null }],
  currency: "EUR",
  date: "2026-11-03",
  method: "cash",
  notes: "",
  linked: false,
  nature: "operating",
  reversalOf: null,
  reversed: "0.00",
  own: true,
};
const refused = () =>
  Response.json({ code: "INTERNAL_SERVER_ERROR", status: 500, message: "", defined: false }, { status: 500 });

/** One record in the list, with sums from the callback; all other requests stay pending. */
async function open(sums: () => Response | Promise<Response>) {
  answerWith(({ path }) => {
    if (path === "/api/v1/income") return Response.json({ items: [record], total: 1 });
    return path === "/api/v1/income/sums" ? sums() : new Promise(() => {});
  });
  const user = await show(
    <IncomeListPage />,
    new QueryClient({ defaultOptions: { queries: { retry: false } } }),
  );
  await screen.findByText("Lindenhof");
  return user;
}

it("[INC-01] leads from a guest's payment to its booking, where it is changed", async () => {
  const bookingId = "00000000-0000-4000-8000-0000000000b1";
  const paid = { ...record, linked: true, bookingId, guest: "Paul Brennan" };
  answerWith(({ path }) => {
    if (path === "/api/v1/income") return Response.json({ items: [paid], total: 1 });
    return path === "/api/v1/income/sums" ? Response.json({ sums: [], base: null }) : new Promise(() => {});
  });
  const user = await show(<IncomeListPage />);
  const booking = await screen.findByRole("link", { name: /From a booking, changed there:\s?Paul Brennan/ });
  expect(booking.getAttribute("href")).toBe(`/calendar?edit=${bookingId}`);
  expect(screen.getByRole("link", { name: /3 Nov/ }).getAttribute("href")).toBe(
    `/calendar?edit=${bookingId}`,
  );
  await user.click(screen.getByRole("button", { name: /^Actions for/ }));
  const actions = await screen.findAllByRole("menuitem");
  expect(actions.map(({ textContent }) => textContent)).toEqual(["Open booking"]);
});

it("says that the sum could not be loaded, never that nothing was received, and asks again on demand", async () => {
  const answers = [
    refused(),
    Response.json({
      sums: [{ currency: "EUR", amount: "950.00", deposits: "0.00", passThrough: "0.00", records: 1 }],
      base: null,
    }),
  ];
  const user = await open(() => answers.shift() ?? refused());
  expect(await screen.findByText("The sum could not be loaded.")).toBeTruthy();
  expect([screen.queryByText("Received"), screen.queryByText("nothing yet")]).toEqual([null, null]);
  await user.click(screen.getByRole("button", { name: "Try again" }));
  expect((await screen.findAllByText("Received")).length).toBeGreaterThan(0);
  expect(screen.queryByText("The sum could not be loaded.")).toBeNull();
});

it("says that the sum is being loaded, and only an empty sum is nothing", async () => {
  const { promise, resolve } = Promise.withResolvers<Response>();
  await open(() => promise);
  expect(screen.getByText("Received").getAttribute("aria-busy")).toBe("true");
  expect(screen.queryByText("nothing yet")).toBeNull();
  resolve(Response.json({ sums: [], base: null }));
  expect(await screen.findByText("nothing yet")).toBeTruthy();
});

it("[GEN-02] shows several currencies together where each month has its rate", async () => {
  const one = { deposits: "0.00", passThrough: "0.00", records: 1 };
  const sums = [
    { currency: "CHF", amount: "10.00", ...one },
    { currency: "EUR", amount: "950.00", ...one },
  ];
  const base = { currency: "EUR", total: "961.00", converted: [], missing: [], ahead: [] };
  await open(() => Response.json({ sums, base }));
  expect(await screen.findByText("Received in EUR")).toBeTruthy();
  expect(await screen.findByRole("button", { name: /961\.00/ })).toBeTruthy();
});

it("[PLAN-01] says how full the month is from 80 % of what the plan takes, and nothing before", async () => {
  const subscription = (transactions: number) => ({
    plan: "free",
    effectivePlan: "free",
    status: "active",
    trialEndsAt: "2026-12-01T00:00:00.000Z",
    limits: { transactions: 200 },
    used: { transactions },
  });
  const openWith = (used: number) => {
    answerWith(({ path }) => {
      if (path === "/api/v1/income") return Response.json({ items: [record], total: 1 });
      return path === "/api/v1/subscription"
        ? Response.json(subscription(used))
        : path === "/api/v1/income/sums"
          ? Response.json({ sums: [], base: null })
          : new Promise(() => {});
    });
    return show(<IncomeListPage />);
  };
  await openWith(160);
  expect(
    await screen.findByRole("meter", { name: "160 of 200 income and expense records this month" }),
  ).toBeTruthy();
  cleanup();
  await openWith(159);
  await screen.findByText("nothing yet");
  expect(screen.queryByRole("meter")).toBeNull();
});

it("shows money that went back of several months as one line that opens into them", async () => {
  const back = {
    ...record,
    amount: "-1070.00",
    tenant: { id: "3", name: "Ada Adler" },
    leaseId: "4",
    linked: true,
    reversalOf: "5",
    parts: [
      { id: "1", category: "rent", amount: "-950.00", rentPeriod: "2026-10" },
      { id: "2", category: "utilities", amount: "-120.00", rentPeriod: "2026-11" },
    ],
  };
  answerWith(({ path }) =>
    path === "/api/v1/income" ? Response.json({ items: [back], total: 1 }) : new Promise(() => {}),
  );
  const user = await show(<IncomeListPage />);
  expect((await screen.findAllByText("−€1,070.00")).length).toBeGreaterThan(0);
  const [months] = screen.getAllByText("October 2026 to November 2026");
  if (months === undefined) throw new Error("the line does not open");
  await user.click(months);
  expect([...(months.closest("details")?.querySelectorAll("li") ?? [])].map((li) => li.textContent)).toEqual([
    "Rent, October 2026−€950.00",
    "Utilities, November 2026−€120.00",
  ]);
});

it("[INC-01] names the stay whose cleaning a guest paid, of a place that has had guests, and of other income alone", async () => {
  const casa = {
    id: record.property.id,
    name: "Casa Azul",
    city: "Lisboa",
    rentalMode: "daily",
    currency: "EUR",
  };
  const ana = "00000000-0000-4000-8000-0000000000c1";
  const stays = [
    {
      id: ana,
      guestName: "Ana Duarte",
      property: casa,
      unit: null,
      arrival: "2026-11-03",
      departure: "2026-11-06",
    },
  ];
  answerWith(({ path, method }) => {
    if (method !== "GET") return Response.json(record);
    if (path === "/api/v1/income") return Response.json({ items: [], total: 0 });
    if (path === "/api/v1/workspaces") return Response.json(membershipOf("owner"));
    if (path === "/api/v1/properties/names") return Response.json({ items: [casa], more: false });
    if (path === `/api/v1/properties/${casa.id}`) return Response.json(casa);
    if (path === "/api/v1/bookings/names") return Response.json({ items: stays, more: false });
    return new Promise(() => {});
  });
  const user = await show(<IncomeListPage />);
  await user.click((await screen.findAllByRole("button", { name: "Add income" }))[0] ?? document.body);
  await user.click(await screen.findByRole("combobox", { name: "Property" }));
  await user.click(await screen.findByRole("option", { name: "Casa Azul" }));
  const category = screen.getByRole("combobox", { name: "Category" });
  await user.selectOptions(category, "Utilities");
  expect(screen.queryByRole("combobox", { name: /^Cleaning paid/ })).toBeNull();
  await user.selectOptions(category, "Other");
  await user.click(await screen.findByRole("combobox", { name: /^Cleaning paid/ }));
  await user.click(await screen.findByRole("option", { name: "Ana Duarte, 3–6 Nov 2026" }));
  expect(screen.getByText(/counts in the cleaning margin/)).toBeTruthy();
  await user.type(screen.getByRole("textbox", { name: "Amount in EUR" }), "60");
  await user.click(screen.getByRole("button", { name: "Save" }));
  await waitFor(() => {
    expect(sentBy("POST")).toMatchObject([{ body: { category: "other", cleaningOf: ana, amount: "60.00" } }]);
  });
});
