import { screen, waitFor, within } from "@testing-library/react";
import { useState } from "react";
import { expect, it } from "vitest";

import { inArrears } from "../../../testing/records/lease.ts";
import { show } from "../../../testing/show.tsx";
import { answerWith, sentBy } from "../../../testing/wire.ts";
import { BalanceCard } from "../detail/balance-card.tsx";
import { MonthsCard } from "./months-card.tsx";
import { PaymentsCard } from "../payments/payments-card.tsx";

function Screen() {
  const [shown, setShown] = useState<string | null>(null);
  return (
    <>
      <BalanceCard lease={inArrears} />
      <MonthsCard lease={inArrears} paidMonth={null} onPaidMonthChange={() => {}} onShowTransfer={setShown} />
      <PaymentsCard lease={inArrears} shownTransfer={shown} onVerb={() => {}} />
    </>
  );
}

const months = () => within(screen.getByRole("region", { name: "Months" }));
const payments = () => within(screen.getByRole("region", { name: "Payments" }));

it("folds a month into one row that opens into its parts, and leads from a part to its transfer and what that settled", async () => {
  const user = await show(<Screen />);
  const rows = months().getAllByRole("row");
  expect(rows.slice(1, 4).map((row) => within(row).getByRole("rowheader").textContent)).toEqual([
    "September 2026due 1 Sept, 79 days late",
    "August 2026due 1 Aug, paid 10 Aug",
    "July 2026due 1 Jul, paid 10 Aug",
  ]);
  await user.click(months().getByRole("button", { name: /^July 2026/ }));
  const parts = months()
    .getAllByRole("listitem")
    .filter((item) => item.closest(".ks-month-parts") !== null && item.querySelector("b") !== null);
  expect(parts.map(({ textContent }) => textContent)).toEqual([
    "Rent settled€680.00Transfer of 3 Jul€500.00Transfer of 10 Aug€180.00",
    "Service charges settled€120.00Transfer of 10 Aug€120.00",
  ]);
  await user.click(months().getAllByRole("button", { name: "Transfer of 10 Aug" })[0] ?? document.body);
  const line = payments().getByRole("button", { name: /^10 Aug 2026/ });
  await waitFor(() => {
    expect(document.activeElement).toBe(line);
  });
  expect(line.getAttribute("aria-expanded")).toBe("true");
  expect(line.textContent).toContain("July, August, part of September");
  expect(
    payments()
      .getAllByRole("term")
      .map(({ textContent }) => textContent),
  ).toEqual([
    "July 2026 rest of rent €180.00, service charges €120.00",
    "August 2026 rent €680.00, service charges €120.00",
    "September 2026 paid ahead, counts towards rent",
    "2 payments",
  ]);
});

it("says of a month of which nothing is paid so as an amount", async () => {
  const unpaid = inArrears.months.map((month) =>
    month.period === "2026-09" ? { ...month, settled: "0.00", outstanding: "800.00" } : month,
  );
  await show(
    <MonthsCard
      lease={{ ...inArrears, months: unpaid }}
      paidMonth={null}
      onPaidMonthChange={() => {}}
      onShowTransfer={() => {}}
    />,
  );
  const cells = months().getAllByRole("cell");
  expect(cells.flatMap((cell) => (cell.dataset["nothing"] === "true" ? [cell.textContent] : []))).toEqual([
    "€0.00",
  ]);
});

it("takes back a waiver alone, a settlement as a whole, and a rent decrease not at all", async () => {
  const row = inArrears.rows.find(({ period }) => period === "2026-07");
  const writeDown = (at: number, reason: "waiver" | "settlement" | "rent_change") => ({
    id: `00000000-0000-4000-8000-00000000009${at}`,
    rowRef: row?.ref ?? "",
    period: "2026-07",
    madeOn: "2026-08-02",
    amount: "10.00",
    reason,
    note: "",
  });
  const reasons = ["waiver", "settlement", "rent_change"] as const;
  const lease = { ...inArrears, writeDowns: reasons.map((reason, at) => writeDown(at, reason)) };
  const workspace = { id: "w1", kind: "standard", name: "", role: "owner", expiresAt: null, plan: "pro" };
  answerWith(({ path }) =>
    path.endsWith("/workspaces")
      ? Response.json({ items: [workspace], current: workspace.id })
      : Response.json({ trashId: "t" }),
  );
  const user = await show(
    <MonthsCard lease={lease} paidMonth={null} onPaidMonthChange={() => {}} onShowTransfer={() => {}} />,
  );
  await user.click(months().getByRole("button", { name: /^July 2026/ }));
  expect(months().getAllByText("−€10.00")).toHaveLength(3);
  await user.click(await months().findByRole("button", { name: "Take back" }));
  await user.click(months().getByRole("button", { name: "Delete settlement 2026" }));
  expect(sentBy("DELETE").map(({ path }) => path)).toEqual([
    `/api/v1/write-downs/${lease.writeDowns[0]?.id}`,
    `/api/v1/leases/${lease.id}/settlements/2026`,
  ]);
});

it("says the same sums on every card", async () => {
  await show(<Screen />);
  const foot = months().getByRole("row", { name: /^Due until/ });
  expect(
    within(foot)
      .getAllByRole("cell")
      .map(({ textContent }) => textContent),
  ).toEqual(["€2,400.00", "€1,619.46", "€780.54 open"]);
  expect(payments().getAllByRole("definition").at(-1)?.textContent).toBe("€1,619.46");
  const balance = within(screen.getByRole("region", { name: "Balance" }));
  expect(balance.getByText("1 month, since 1 Sept", { exact: false }).textContent).toBe(
    "1 month, since 1 Sept · 79 days late",
  );
  expect(balance.getAllByText("€780.54")).toHaveLength(2);
  expect(balance.getByText("€19.46 of €800.00 paid")).toBeTruthy();
});
