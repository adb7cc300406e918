import { expect, it } from "vitest";
import { plainDate } from "../../calendar/index.ts";
import { paysRow } from "../index.ts";

const row = {
  kind: "rent",
  adjustedKind: null,
  dueOn: plainDate("2026-03-05"),
  outstandingMinor: 95_000,
} as const;
const income = { category: "rent", amountMinor: 95_000, receivedOn: plainDate("2026-03-05") } as const;
const today = plainDate("2026-03-31");

it.each([
  ["same day", {}, true],
  ["10 days before", { receivedOn: plainDate("2026-02-23") }, true],
  ["11 days before", { receivedOn: plainDate("2026-02-22") }, false],
  ["10 days after", { receivedOn: plainDate("2026-03-15") }, true],
  ["11 days after", { receivedOn: plainDate("2026-03-16") }, false],
  ["a cent less", { amountMinor: 94_999 }, false],
  ["another category", { category: "utilities" }, false],
])("links income of the %s: %j %s", (_name, over, expected) => {
  expect(paysRow({ ...income, ...over }, row, today)).toBe(expected);
});

it("links utilities to charges and their adjustments, nothing to a settled row, nothing from tomorrow", () => {
  const utilities = { ...income, category: "utilities" };
  expect(paysRow(utilities, { ...row, kind: "charge" }, today)).toBe(true);
  expect(paysRow(utilities, { ...row, kind: "adjustment", adjustedKind: "charge" }, today)).toBe(true);
  expect(paysRow(income, { ...row, kind: "charge" }, today)).toBe(false);
  expect(paysRow({ ...income, amountMinor: 0 }, { ...row, outstandingMinor: 0 }, today)).toBe(false);
  expect(paysRow(income, row, plainDate("2026-03-04"))).toBe(false);
});
