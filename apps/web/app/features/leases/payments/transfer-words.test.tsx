import type { LeaseView } from "@keystead/contract/leases";
import { screen } from "@testing-library/react";
import { expect, it } from "vitest";

import { inArrears, transfer } from "../../../testing/records/lease.ts";
import { show } from "../../../testing/show.tsx";
import {
  settledMonths,
  useMonthRange,
  useSettledMessages,
  useTransferMessages,
} from "./transfer-messages.ts";

const [second, first] = inArrears.transfers;
if (first === undefined || second === undefined) throw new Error("two transfers");

type Transfer = LeaseView["transfers"][number];

/** A month of rent that is settled in whole. */
const month = (period: string, outstanding = "0.00"): LeaseView["months"][number] => ({
  period,
  dueOn: `${period}-01`,
  amount: "680.00",
  settled: "680.00",
  outstanding,
  state: "paid",
  overdue: false,
  daysOverdue: 0,
  rows: [`${period}:rent`],
});
const rentOf = (
  period: string,
  over: Partial<LeaseView["rows"][number]> = {},
): LeaseView["rows"][number] => ({
  ref: `${period}:rent`,
  kind: "rent",
  period,
  startsOn: `${period}-01`,
  endsOn: `${period}-28`,
  dueOn: `${period}-01`,
  amount: "680.00",
  waived: "0.00",
  allocated: "680.00",
  outstanding: "0.00",
  state: "paid",
  overdue: false,
  daysOverdue: 0,
  note: "",
  oneOff: false,
  adjusts: null,
  paidBy: [],
  ...over,
});
const settling = (id: string, periods: readonly string[], amount = "680.00"): Transfer => ({
  ...transfer,
  id,
  paidOn: "2026-11-03",
  settled: periods.map((period) => ({ rowRef: `${period}:rent`, period, kind: "rent", amount })),
});
const months = ["2025-12", "2026-01", "2026-02", "2026-03", "2026-05"];
const settled: LeaseView = {
  ...inArrears,
  months: months.map((period) => month(period)),
  rows: months.map((period) => rentOf(period)),
};

it("tells of each part whether the transfer paid it whole, the rest of it or a part", () => {
  const parts = (of: Transfer) =>
    settledMonths(inArrears, of).map((one) => [one.period, one.amount, one.parts.map(({ share }) => share)]);
  expect(parts(first)).toEqual([["2026-07", "500.00", ["part"]]]);
  expect(parts(second)).toEqual([
    ["2026-07", "300.00", ["rest", "whole"]],
    ["2026-08", "800.00", ["whole", "whole"]],
    ["2026-09", "19.46", ["part"]],
  ]);
});

it("gives a month to the transfer that paid the last of it", () => {
  const completed = (of: Transfer) =>
    settledMonths(inArrears, of).flatMap(({ period, completes }) => (completes ? [period] : []));
  expect(completed(first)).toEqual([]);
  expect(completed(second)).toEqual(["2026-07", "2026-08"]);
});

it("counts what was waived as no longer asked for: the rest that was paid is the whole", () => {
  const waived = { ...settled, rows: [rentOf("2026-01", { waived: "180.00", allocated: "500.00" })] };
  const [paid] = settledMonths(waived, settling("t", ["2026-01"], "500.00"));
  expect(paid?.parts.map(({ share }) => share)).toEqual(["whole"]);
});

it("counts as ahead what was paid in part before it was due, and nothing that was paid in whole", () => {
  const due = rentOf("2026-12", { outstanding: "580.00" });
  const lease = { ...settled, rows: [due, rentOf("2027-01")] };
  const ahead = (of: Transfer) => settledMonths(lease, of).map((one) => one.ahead);
  expect(ahead(settling("t", ["2026-12"], "100.00"))).toEqual([true]);
  expect(ahead(settling("t", ["2027-01"]))).toEqual([false]);
  expect(ahead({ ...settling("t", ["2026-12"], "100.00"), paidOn: "2026-12-01" })).toEqual([false]);
});

function Words({ lease, of }: { readonly lease: LeaseView; readonly of: Transfer }) {
  const messages = useTransferMessages(lease);
  const partsOf = useSettledMessages(lease.currency);
  return (
    <>
      <p data-testid="line">{messages(of)}</p>
      <ul>
        {settledMonths(lease, of).map((one) => (
          <li key={one.period}>{partsOf(one)}</li>
        ))}
      </ul>
    </>
  );
}

it.each<[string, LeaseView, Transfer, string]>([
  ["months that it completed and the one it began", inArrears, second, "July, August, part of September"],
  [
    "more than two months in a row as their first and last, and the year where it is another one",
    settled,
    settling("t", ["2025-12", "2026-01", "2026-02", "2026-05"]),
    "Dec 2025 to February, May",
  ],
  ["two months by name", settled, settling("t", ["2026-02", "2026-03"]), "February, March"],
  ["what is left as credit", settled, { ...settling("t", ["2026-03"]), credit: "20.00" }, "March, credit"],
])("names in one line %s", async (_what, lease, of, expected) => {
  await show(<Words lease={{ ...lease, transfers: lease === settled ? [of] : lease.transfers }} of={of} />);
  expect(screen.getByTestId("line").textContent).toBe(expected);
});

it("names each part of a month with its amount", async () => {
  await show(<Words lease={inArrears} of={second} />);
  expect(screen.getAllByRole("listitem").map(({ textContent }) => textContent)).toEqual([
    "rest of rent €180.00, service charges €120.00",
    "rent €680.00, service charges €120.00",
    "paid ahead, counts towards rent",
  ]);
});

function Range({ of }: { readonly of: readonly string[] }) {
  return <p data-testid="range">{useMonthRange("2026-11-18")(of)}</p>;
}

it.each([
  ["no month", [], ""],
  ["one month", ["2026-03"], "March"],
  ["months of two years", ["2025-11", "2026-03"], "Nov 2025 to March"],
])("says %s as a range", async (_what, of, expected) => {
  await show(<Range of={of} />);
  expect(screen.getByTestId("range").textContent).toBe(expected);
});
