import * as fc from "fast-check";
import { expect, it } from "vitest";

import { someDay, someLease } from "../../../testing/lease-samples.ts";
import { idOf } from "../../ids/index.ts";
import { leaseAccount, leaseMonths, monthsPaidUpTo, monthsToTick } from "../index.ts";
import type { LeaseLedger, LeasePayment } from "../index.ts";

const month = (period: string, overdue: boolean) => ({ period, dueOn: `${period}-05`, overdue });

it("ticks all late months, or the next open one", () => {
  const open = [month("2026-03", true), month("2026-04", true), month("2026-05", false)];
  expect(monthsToTick(open)).toEqual(open.slice(0, 2));
  expect(monthsToTick(open.slice(2))).toEqual(open.slice(2));
  expect(monthsToTick([])).toEqual([]);
});

it("reaches through the month that was named, and never to one that is not due", () => {
  const open = [month("2026-03", true), month("2026-04", true), month("2026-05", false)];
  const through = (period: string, today: string) =>
    monthsPaidUpTo(open, period, today).map((one) => one.period);
  expect(through("2026-04", "2026-05-20")).toEqual(["2026-03", "2026-04"]);
  expect(through("2027-01", "2026-05-05")).toEqual(["2026-03", "2026-04", "2026-05"]);
  expect(through("2027-01", "2026-05-04")).toEqual(["2026-03", "2026-04"]);
});

it("leaves the months paid, each other month as it was, and makes no credit", () => {
  fc.assert(
    fc.property(someLease, someDay, fc.nat(), ({ ledger }, day, pick) => {
      const standing = (of: LeaseLedger) => {
        const account = leaseAccount(of, day);
        return { account, months: leaseMonths(account, of.graceDays) };
      };
      const before = standing(ledger);
      const open = before.months.filter(({ outstandingMinor }) => outstandingMinor > 0);
      const through = before.months[pick % Math.max(1, before.months.length)]?.period ?? "2026-01";
      const paid = monthsPaidUpTo(open, through, day);
      const payments = paid.flatMap(({ dueOn, rows }) =>
        rows
          .filter(({ outstandingMinor }) => outstandingMinor > 0)
          .map(({ row, outstandingMinor }): LeasePayment => ({
            id: idOf(`0-history-${row.id}`),
            rowId: row.id,
            paidOn: dueOn,
            amountMinor: outstandingMinor,
          })),
      );
      const after = standing({ ...ledger, payments: [...ledger.payments, ...payments] });
      expect(after.account.creditMinor).toBe(before.account.creditMinor);
      const stillOpen = after.months.filter(({ outstandingMinor }) => outstandingMinor > 0);
      expect(stillOpen.map(({ period, outstandingMinor }) => [period, outstandingMinor])).toEqual(
        open
          .filter((one) => !paid.includes(one))
          .map(({ period, outstandingMinor }) => [period, outstandingMinor]),
      );
    }),
  );
});
