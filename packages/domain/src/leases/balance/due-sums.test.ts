import * as fc from "fast-check";
import { expect, it } from "vitest";

import { ledgerOf, someDay, someLease, terms } from "../../../testing/lease-samples.ts";
import { plainDate } from "../../calendar/index.ts";
import { idOf } from "../../ids/index.ts";
import { dueSums, leaseAccount } from "../index.ts";

const total = (amounts: readonly number[]) => amounts.reduce((sum, amount) => sum + amount, 0);

it("counts what was paid for a month to come apart from what is open", () => {
  const ledger = {
    ...ledgerOf(terms({ endsOn: plainDate("2026-03-31") })),
    payments: [
      {
        id: idOf<"lease-payment">("ahead"),
        rowId: idOf<"rent-row">("r002"),
        paidOn: plainDate("2026-01-02"),
        amountMinor: 100_000,
      },
    ],
  };
  expect(dueSums(leaseAccount(ledger, plainDate("2026-01-31")))).toEqual({
    amountDueMinor: 100_000,
    settledMinor: 0,
    openMinor: 100_000,
    aheadMinor: 100_000,
  });
});

it("adds up to the balance, and to the money that came in, on any day of any lease", () => {
  fc.assert(
    fc.property(someLease, someDay, ({ ledger }, day) => {
      const account = leaseAccount(ledger, day);
      const { amountDueMinor, settledMinor, openMinor, aheadMinor } = dueSums(account);
      expect(openMinor - aheadMinor).toBe(account.balanceMinor);
      expect(amountDueMinor - settledMinor).toBe(openMinor);
      const cameIn = ledger.payments.filter(({ paidOn }) => paidOn <= day);
      const wentBack = ledger.refunds.filter(({ refundedOn }) => refundedOn <= day);
      expect(settledMinor + aheadMinor).toBe(
        total(cameIn.map(({ amountMinor }) => amountMinor)) -
          total(wentBack.map(({ amountMinor }) => amountMinor)),
      );
    }),
  );
});
