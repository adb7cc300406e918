import type { OwnPayout, OwnPayoutList } from "@keystead/contract/turnovers";
import { screen, within } from "@testing-library/react";
import { expect, it } from "vitest";

import { membershipOf } from "../../../testing/records/membership.ts";
import { show } from "../../../testing/show.tsx";
import { answerWith, sentBy } from "../../../testing/wire.ts";
import { JobsPage } from "./jobs-page.tsx";

const turnover = (number: number, more: Partial<OwnPayout> = {}): OwnPayout => ({
  id: `j${number}`,
  property: { id: "p1", name: "Casa Azul" },
  unit: { id: `u${number}`, name: `Flat ${number}` },
  day: "2026-11-10",
  doneAt: "2026-11-10T14:32",
  fee: "34.00",
  currency: "EUR",
  payout: "due",
  approved: false,
  paidOn: null,
  ...more,
});
const nothing: OwnPayoutList = { items: [], total: 0, sums: [] };
const sum = { currency: "EUR", turnovers: 2, due: "34.00", approved: "0.00", paid: "20.00" };

async function open(list: OwnPayoutList) {
  answerWith(({ path }) => {
    if (path.endsWith("/workspaces")) return Response.json(membershipOf("cleaner"));
    return path.endsWith("/own-payouts") ? Response.json(list) : new Promise<Response>(() => {});
  });
  await show(<JobsPage />);
}
const footer = () =>
  [...screen.getByRole("table").querySelectorAll("tfoot tr")].map((row) =>
    [...row.children].map(({ textContent }) => textContent).filter((text) => text !== ""),
  );

it("shows a cleaner what each turnover pays and whether it is paid, and the total", async () => {
  await open({
    items: [
      turnover(1),
      turnover(2, { payout: "paid", paidOn: "2026-11-12", fee: "20.00" }),
      turnover(3, { payout: "not_due", doneAt: null, unit: null }),
    ],
    total: 3,
    sums: [sum],
  });
  const table = await screen.findByRole("table", { name: "Jobs" });
  const [, ...rows] = within(table).getAllByRole("row");
  const words = rows.slice(0, 3).map((row) =>
    within(row)
      .getAllByRole("cell")
      .map(({ textContent }) => textContent)
      .filter((text) => text !== ""),
  );
  expect(words).toEqual([
    ["10 Nov 2026", "Flat 1Casa Azul", "Not paid yet", "€34.00"],
    ["10 Nov 2026", "Flat 2Casa Azul", "Paid 12 Nov", "€20.00"],
    ["10 Nov 2026", "Casa Azul", "Not done yet", "€34.00"],
  ]);
  expect(footer()).toEqual([["Total", "€34.00 not paid yet · €20.00 paid"]]);
});

it("adds no currencies up, and says of one that is all paid only that", async () => {
  const all = { ...sum, currency: "CHF", due: "0.00", paid: "45.00" };
  await open({ items: [turnover(1), turnover(2, { currency: "CHF" })], total: 2, sums: [sum, all] });
  await screen.findByRole("table", { name: "Jobs" });
  expect(footer()).toEqual([
    ["Total EUR", "€34.00 not paid yet · €20.00 paid"],
    ["Total CHF", "CHF\u00a045.00 paid"],
  ]);
});

it("says whose turnovers will stand here, and leads to the turnovers and the tasks", async () => {
  await open(nothing);
  expect(await screen.findByText("No jobs yet.")).toBeTruthy();
  expect(screen.getByText(/as soon as Ada gives you one\.$/)).toBeTruthy();
  expect(screen.getByRole("link", { name: "Open my tasks" }).getAttribute("href")).toBe("/tasks");
  expect(screen.getByRole("link", { name: "Open my jobs" }).getAttribute("href")).toBe("/en/job");
});

it("asks for the cleaner's own turnovers and for nothing of anybody else", async () => {
  await open(nothing);
  await screen.findByText("No jobs yet.");
  expect(sentBy("GET").map(({ path }) => path)).not.toContain("/api/v1/turnovers/payouts");
  expect(sentBy("GET").map(({ path }) => path)).toContain("/api/v1/turnovers/own-payouts");
});
