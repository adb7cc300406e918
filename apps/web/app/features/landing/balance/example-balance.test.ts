import { totalOf } from "@keystead/domain/money";
import { expect, it } from "vitest";

import { exampleBalance } from "./example-balance.server.ts";

it("[LAND-02] owes on the front page what its three open months come to, and what was due less what came in", () => {
  const { balanceMinor, dueMinor, receivedMinor, daysOverdue, months } = exampleBalance();
  expect(balanceMinor).toBe(41_250);
  expect(dueMinor - receivedMinor).toBe(balanceMinor);
  expect(months.map(({ period, openMinor }) => [period, openMinor])).toEqual([
    ["2026-09", 35_750],
    ["2026-10", 2_750],
    ["2026-11", 2_750],
  ]);
  expect(totalOf(months.map(({ openMinor }) => openMinor))).toBe(balanceMinor);
  expect(daysOverdue).toBe(45);
});

it("[LAND-02] opens each of the months into lines that come to what is open of it", () => {
  for (const { sumMinor, settledMinor, openMinor, lines } of exampleBalance().months) {
    const due = lines.filter(({ kind }) => kind !== "transfer").map(({ amountMinor }) => amountMinor);
    const received = lines.filter(({ kind }) => kind === "transfer").map(({ amountMinor }) => amountMinor);
    expect([totalOf(due), totalOf(received)]).toEqual([sumMinor, settledMinor]);
    expect(sumMinor - settledMinor).toBe(openMinor);
  }
});
