import { expect, it } from "vitest";

import { plainDate } from "../../calendar/index.ts";
import { openByDay } from "./open-by-day.ts";

const row = (id: string, dueOn: string, outstandingMinor: number) => ({
  id,
  kind: "rent" as const,
  adjustedKind: null,
  dueOn: plainDate(dueOn),
  outstandingMinor,
});
const rows = [row("mar", "2026-03-03", 900), row("jan", "2026-01-03", 900), row("feb", "2026-02-03", 0)];

it.each([
  ["on its due day", "2026-01-03", ["jan"], ["mar"]],
  ["the day before it is due", "2026-01-02", [], ["jan"]],
  ["after several were due", "2026-03-10", ["jan", "mar"], []],
])("finds what was open %s", (_when, day, due, next) => {
  const found = openByDay(rows, plainDate(day));
  expect(found.due.map(({ id }) => id)).toEqual(due);
  expect(found.next.map(({ id }) => id)).toEqual(next);
});

it("leaves to the last row that was due what nothing is open for", () => {
  const settled = rows.map((one) => ({ ...one, outstandingMinor: 0 }));
  expect(openByDay(settled, plainDate("2026-02-20")).due.map(({ id }) => id)).toEqual(["feb"]);
  expect(openByDay(settled, plainDate("2025-12-20")).due.map(({ id }) => id)).toEqual(["jan"]);
  expect(openByDay([], plainDate("2026-02-20"))).toEqual({ due: [], next: [] });
});

it("takes rent and charges of the next month together", () => {
  const both = [
    row("rent", "2026-04-03", 800),
    { ...row("charge", "2026-04-03", 100), kind: "charge" as const },
  ];
  expect(openByDay(both, plainDate("2026-04-01")).next.map(({ id }) => id)).toEqual(["rent", "charge"]);
});
