import type { LeaseView } from "@keystead/contract/leases";
import { expect, it } from "vitest";

import { sampleLease } from "../../../testing/records/lease.ts";
import { lastBilledMonth } from "./last-billed-month.ts";

const row = (over: Partial<LeaseView["rows"][number]>): LeaseView["rows"][number] => ({
  ref: "rent",
  kind: "rent",
  period: "2026-11",
  startsOn: "2026-11-01",
  endsOn: "2026-11-19",
  dueOn: "2026-11-01",
  amount: "601.67",
  waived: "0.00",
  allocated: "0.00",
  outstanding: "601.67",
  state: "due",
  overdue: false,
  daysOverdue: 0,
  note: "",
  oneOff: false,
  adjusts: null,
  paidBy: [],
  ...over,
});
const ended = { ...sampleLease, endsOn: "2026-11-19" };
const written = { id: "w", period: "2026-11", madeOn: "2026-11-02", note: "" };

it("is nothing of a lease without an end, and of one whose last month asks for nothing", () => {
  expect(lastBilledMonth({ ...ended, endsOn: null, rows: [row({})] })).toBeNull();
  expect(lastBilledMonth({ ...ended, rows: [row({ period: "2026-10" })] })).toBeNull();
});

it("adds up rent and charges by their days, with what a change of them added or wrote down", () => {
  const rows = [
    row({ period: "2026-10", amount: "950.00" }),
    row({}),
    row({ ref: "charge", kind: "charge", amount: "76.00" }),
    row({ ref: "key", kind: "charge", oneOff: true, amount: "40.00" }),
    row({ ref: "more", kind: "adjustment", period: "2026-12", adjusts: "2026-11", amount: "10.00" }),
  ];
  const writeDowns: LeaseView["writeDowns"] = [
    { ...written, rowRef: "charge", amount: "6.00", reason: "rent_change" },
    { ...written, rowRef: "rent", amount: "100.00", reason: "waiver" },
  ];
  expect(lastBilledMonth({ ...ended, rows, writeDowns })).toEqual({
    startsOn: "2026-11-01",
    endsOn: "2026-11-19",
    amount: "681.67",
  });
});
