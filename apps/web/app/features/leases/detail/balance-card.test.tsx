import type { BalanceExplanationView, LeaseView } from "@keystead/contract/leases";
import { screen, waitFor, within } from "@testing-library/react";
import { expect, it } from "vitest";

import { inArrears, sampleLease } from "../../../testing/records/lease.ts";
import { enter } from "../../../testing/set-up-user.ts";
import { show } from "../../../testing/show.tsx";
import { answerWith, sentBy } from "../../../testing/wire.ts";
import { BalanceCard } from "./balance-card.tsx";
// Loaded on demand, with the first press.
import "./balance-why.tsx";

const why: BalanceExplanationView = {
  asOf: inArrears.today,
  currency: "EUR",
  balance: "780.54",
  credit: "0.00",
  due: "2400.00",
  waived: "0.00",
  paid: "1619.46",
  refunded: "0.00",
  rows: inArrears.rows,
  payments: [
    {
      id: "p1",
      paidOn: "2026-07-03",
      amount: "500.00",
      refunded: "0.00",
      method: "bank_transfer",
      unallocated: "0.00",
      allocations: [{ rowRef: "jul-rent", period: "2026-07", kind: "rent", amount: "500.00" }],
    },
    {
      id: "p2",
      paidOn: "2026-08-10",
      amount: "1119.46",
      refunded: "0.00",
      method: "cash",
      unallocated: "20.00",
      allocations: [{ rowRef: "jul-rent", period: "2026-07", kind: "rent", amount: "180.00" }],
    },
  ],
  notCounted: { nextRow: null, depositHeld: "0.00" },
};

async function open(
  of: LeaseView,
  explained: (asOf: string) => Response | BalanceExplanationView = () => why,
) {
  answerWith(({ path, query }) => {
    if (!path.endsWith("/balance")) return new Promise<Response>(() => {});
    const answer = explained(query["asOf"] ?? "");
    return answer instanceof Response ? answer : Response.json(answer);
  });
  return show(<BalanceCard lease={of} />);
}
const card = () => within(screen.getByRole("region", { name: "Balance" }));
const lines = (list: Element | undefined) =>
  [...(list?.querySelectorAll(":scope > div") ?? [])].map((line) => line.textContent);

it("says since when how many months are open, how late that is, and what of each is missing", async () => {
  await open(inArrears);
  expect(card().getAllByText("€780.54")[0]?.closest("dl")).toBeNull();
  expect(card().getByText(/^1 month, since 1 Sep/).textContent).toContain("79 days late");
  expect(lines(document.querySelectorAll("dl")[0])).toEqual(["September€19.46 of €800.00 paid€780.54"]);
});

it.each<[string, Partial<LeaseView>, RegExp]>([
  [
    "with nothing open says when the next rent is due",
    { nextDue: { ref: "r", dueOn: "2026-12-01", outstanding: "950.00" } },
    /€950\.00.*1 Dec/,
  ],
  ["with nothing to come says that", {}, /^Nothing more/],
])("%s", async (_what, over, message) => {
  await open({ ...sampleLease, ...over });
  expect(document.querySelector(".ks-balance-card-since")?.textContent).toMatch(message);
});

it("takes what was paid ahead off what is open, and shows it alone as the credit that it is", async () => {
  await open({ ...inArrears, untilToday: { ...inArrears.untilToday, ahead: "100.00" } });
  expect(lines(document.querySelectorAll("dl")[0]).at(-1)).toMatch(/−€100\.00$/);
});

it("shows money paid ahead without a sign where nothing is open", async () => {
  await open({
    ...sampleLease,
    balance: "-100.00",
    untilToday: { ...sampleLease.untilToday, ahead: "100.00" },
  });
  expect(lines(document.querySelectorAll("dl")[0]).at(-1)).toMatch(/[^−]€100\.00$/);
});

it("names the oldest eight months, and adds up the rest", async () => {
  const periods = Array.from({ length: 11 }, (_, at) => `2026-${String(at + 1).padStart(2, "0")}`);
  const [row] = inArrears.rows;
  if (row === undefined) throw new Error("no row");
  const rows = periods.map((period) => ({
    ...row,
    ref: period,
    period,
    dueOn: `${period}-01`,
    amount: "100.10",
    allocated: "0.00",
    outstanding: "100.10",
  }));
  await open({ ...inArrears, rows });
  const shown = lines(document.querySelectorAll("dl")[0]);
  expect(shown).toHaveLength(9);
  expect(shown[0]).toBe("January€100.10");
  expect(shown[8]).toMatch(/^3 more.*November 2026€300\.30$/);
});

it("explains the balance of today line by line, and where each payment went, the latest first", async () => {
  const user = await open(inArrears);
  await user.click(card().getByRole("button", { name: "How it adds up" }));
  expect(await card().findByText("Due until 19 Nov")).toBeTruthy();
  const [, sums, , went] = document.querySelectorAll("dl");
  expect(lines(sums)).toEqual([
    "Due until 19 Nov3 months€2,400.00",
    "Payments received2 payments−€1,619.46",
    "Balance on 19 Nov€780.54",
  ]);
  expect(lines(went).map((line) => line?.slice(0, 11))).toEqual(["10 Aug 2026", "3 Jul 2026,"]);
  expect(lines(went)[0]).toContain("€20.00");
  expect(card().getByText("Rent due later is not counted.")).toBeTruthy();
});

it("explains it as of another day, and says what is not counted on it", async () => {
  const user = await open(inArrears, (asOf) =>
    asOf === "2026-07-31"
      ? {
          ...why,
          asOf,
          due: "800.00",
          waived: "50.00",
          paid: "500.00",
          refunded: "10.00",
          balance: "260.00",
          notCounted: {
            nextRow: { period: "2026-08", dueOn: "2026-08-01", amount: "680.00" },
            depositHeld: "1900.00",
          },
        }
      : why,
  );
  await user.click(card().getByRole("button", { name: "How it adds up" }));
  const day = await card().findByLabelText("As of");
  await user.clear(day);
  await enter(user, day, "31 Jul 2026");
  expect(await card().findByText("Balance on 31 Jul")).toBeTruthy();
  expect(lines(document.querySelectorAll("dl")[1])).toEqual([
    "Due until 31 Jul1 month€800.00",
    "Waived−€50.00",
    "Payments received2 payments−€500.00",
    "Paid back€10.00",
    "Balance on 31 Jul€260.00",
  ]);
  expect(
    card().getByText(
      "Not counted: August 2026 (due 1 Aug). The deposit of €1,900.00 stays the tenant’s money.",
    ),
  ).toBeTruthy();
  expect(sentBy("GET").at(-1)?.query).toEqual({ asOf: "2026-07-31" });
});

it("says that it could not be explained, and asks again", async () => {
  let down = true;
  const user = await open(inArrears, () => (down ? new Response(null, { status: 400 }) : why));
  await user.click(card().getByRole("button", { name: "How it adds up" }));
  const retry = await card().findByRole("button", { name: "Try again" });
  down = false;
  await user.click(retry);
  await waitFor(() => expect(card().getByText("Due until 19 Nov")).toBeTruthy());
});
