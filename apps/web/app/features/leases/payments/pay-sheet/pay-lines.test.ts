import type { LeaseView } from "@keystead/contract/leases";
import { expect, it } from "vitest";

import { sampleLease } from "../../../../testing/records/lease.ts";
import { openMonth } from "../../../../testing/records/payable.ts";
import { dueLines, refsOf, waivableLines, type PayLine } from "./pay-lines.ts";

const today = "2026-03-05";

const withMonths = (...openMonths: LeaseView["openMonths"]): LeaseView => ({
  ...sampleLease,
  today,
  openMonths,
});

const part = openMonth("2026-02", "0.01", { charges: "120.00" });
const dueToday = openMonth("2026-03", "950.00");
const next = openMonth("2026-04", "950.00", { charges: "120.00" });
const later = openMonth("2026-05", "950.00");
const shown = (lines: readonly PayLine[]) => lines.map(({ key, openMinor }) => [key, openMinor]);

it("counts a month as open from its own day on, while a cent of it is", () => {
  expect(shown(dueLines(withMonths(part, dueToday, next, later)))).toEqual([
    ["2026-02", 12_001],
    ["2026-03", 95_000],
  ]);
});

it("names a charge of its own beside its month, and leaves out what falls due later in it", () => {
  const key = {
    ref: "key",
    kind: "charge",
    dueOn: today,
    outstanding: "40.00",
    oneOff: true,
    adjusts: null,
    note: "Key",
  } as const;
  const rows = [...dueToday.rows, key, { ...key, ref: "lock", dueOn: "2026-03-06" }];
  const lines = dueLines(withMonths({ ...dueToday, rows }));
  expect(shown(lines)).toEqual([
    ["2026-03", 95_000],
    ["key", 4000],
  ]);
  expect([refsOf(lines, "2026-03"), refsOf(lines, "key"), refsOf(lines, "")]).toEqual([
    ["2026-03:rent"],
    ["key"],
    [],
  ]);
});

it("lets all that is due be waived, else the next month to come, and nothing where all is paid", () => {
  expect(shown(waivableLines(withMonths(part, next)))).toEqual([["2026-02", 12_001]]);
  expect(shown(waivableLines(withMonths(next, later)))).toEqual([["2026-04", 107_000]]);
  expect(waivableLines(withMonths())).toEqual([]);
});
