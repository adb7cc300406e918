import type { LeaseView, RentRowView } from "@keystead/contract/leases";
import { expect, it } from "vitest";

import { openRowsUntilToday, waivableRows } from "./open-rows.ts";

const today = "2026-03-10";

function row(ref: string, dueOn: string, outstanding: string): RentRowView {
  return { ref, kind: "rent", period: dueOn.slice(0, 7), dueOn, outstanding } as RentRowView;
}

const paid = row("jan", "2026-01-01", "0.00");
const part = row("feb", "2026-02-01", "0.01");
const dueToday = row("mar", "2026-03-10", "950.00");
const next = row("apr", "2026-04-01", "950.00");
const later = row("may", "2026-05-01", "950.00");
const lease = { today, rows: [paid, part, dueToday, next, later] } as unknown as LeaseView;
const refs = (rows: readonly { readonly ref: string }[]) => rows.map(({ ref }) => ref);

it("counts a row as open from its own day on, while a cent of it is", () => {
  expect(refs(openRowsUntilToday(lease))).toEqual(["feb", "mar"]);
});

it("lets all that is due be waived, else the next to come, and nothing where all is paid", () => {
  expect(refs(waivableRows(lease))).toEqual(["feb", "mar"]);
  expect(refs(waivableRows({ today, rows: [paid, next, later] }))).toEqual(["apr"]);
  expect(waivableRows({ today, rows: [paid] })).toEqual([]);
});
