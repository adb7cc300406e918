import type { PayoutList, PayoutView } from "@keystead/contract/turnovers";
import { screen, waitFor } from "@testing-library/react";
import { expect, it } from "vitest";

import { show } from "../../../testing/show.tsx";
import { answerWith, sentBy } from "../../../testing/wire.ts";
import { PayoutsPage } from "./payouts-page.tsx";

const garden: PayoutView = {
  id: "11111111-1111-4111-8111-111111111111",
  version: 3,
  property: { id: "p1", name: "Casa Azul" },
  unit: { id: "u1", name: "Garden flat" },
  timezone: "Europe/Lisbon",
  bookingId: null,
  cleaner: { id: "c1", name: "Rosa Pinto" },
  cleanerEmail: "",
  checkOut: "2026-03-10T11:00",
  windowEnd: null,
  doneAt: "2026-03-10T14:32",
  status: "done",
  fee: "34.00",
  currency: "EUR",
  payout: "due",
  approved: true,
  paidOn: null,
  paidMethod: null,
  expenseId: null,
  note: "",
};
const sum = { currency: "EUR", turnovers: 2, due: "68.00", approved: "34.00", paid: "0.00" };
const list: PayoutList = {
  items: [garden, { ...garden, id: "22222222-2222-4222-8222-222222222222", version: 2, approved: false }],
  total: 2,
  sums: [sum],
  cleaners: [{ cleaner: garden.cleaner, ...sum }],
};

const margin = {
  month: "2026-03",
  property: garden.property,
  currency: "EUR",
  paid: "120.00",
  cost: "68.00",
  margin: "52.00",
};

it("says what each cleaner is owed, and marks all of it as paid at once", async () => {
  answerWith(({ path, method }) => {
    if (path.endsWith("/workspaces"))
      return Response.json({
        items: [{ id: "w1", kind: "own", name: "", role: "owner", ownerName: "", paused: false }],
        current: "w1",
      });
    if (path.includes("/turnovers/payouts") && method === "GET") return Response.json(list);
    if (path.includes("/income/cleaning")) return Response.json({ months: [margin] });
    return Response.json({ items: [], total: 0, logins: [] });
  });
  const user = await show(<PayoutsPage />);
  expect(await screen.findByText("€68.00 to pay", { selector: ".ks-payouts-head *" })).toBeTruthy();
  expect(screen.getByText("Approved")).toBeTruthy();
  await user.click(screen.getByRole("button", { name: "Mark 2 as paid" }));
  await user.click(await screen.findByRole("button", { name: "Mark as paid" }));
  await waitFor(() => {
    expect(sentBy("POST")).toHaveLength(1);
  });
  expect(sentBy("POST")[0]?.body).toMatchObject({
    turnovers: list.items.map(({ id, version }) => ({ id, version })),
    method: "bank_transfer",
  });
  // The difference between cleaning fees and costs; both amounts link to their records.
  expect(screen.getByText("€52.00")).toBeTruthy();
  for (const [name, to] of [
    ["Guests paid €120.00, March 2026, Casa Azul", "/income?period=2026-03&propertyId=p1&cleaning=true"],
    [
      "Cleaning cost €68.00, March 2026, Casa Azul",
      "/expenses?period=2026-03&propertyId=p1&category=cleaning",
    ],
  ] as const)
    expect(screen.getByRole("link", { name }).getAttribute("href")).toBe(to);
});

it.each([
  ["says that its filter hides what is paid, and offers all", 3, /Clear search and filters/],
  ["says that there is none yet", 0, "Open the turnovers"],
])("%s", async (_what, paid, offered) => {
  const nothing: PayoutList = { items: [], total: 0, sums: [], cleaners: [] };
  answerWith(({ path, method, query }) => {
    if (path.includes("/turnovers/payouts") && method === "GET")
      return Response.json(query["state"] === "due" ? nothing : { ...nothing, total: paid });
    return Response.json({ items: [], total: 0, logins: [], months: [] });
  });
  await show(<PayoutsPage />);
  expect(await screen.findByRole(paid === 0 ? "link" : "button", { name: offered })).toBeTruthy();
  expect(screen.queryByText("No payouts yet.") === null).toBe(paid > 0);
});
