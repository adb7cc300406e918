import type { LeaseView, RentRowView } from "@keystead/contract/leases";
import { expect, it } from "vitest";

import { firstOpenRow, isOpenNow, openRows } from "./open-rows.ts";

const today = "2026-03-10";

function row(ref: string, dueOn: string, outstanding: string): RentRowView {
  return { ref, kind: "rent", period: dueOn.slice(0, 7), dueOn, outstanding } as RentRowView;
}

const paid = row("jan", "2026-01-01", "0.00");
const part = row("feb", "2026-02-01", "0.01");
const dueToday = row("mar", "2026-03-10", "950.00");
const next = row("apr", "2026-04-01", "950.00");
const nextCharges = row("apr-charges", "2026-04-01", "20.00");
const later = row("may", "2026-05-01", "950.00");
const lease = { today, rows: [paid, part, dueToday, next, nextCharges, later] } as unknown as LeaseView;
const refs = (rows: readonly { readonly ref: string }[]) => rows.map(({ ref }) => ref);

it("offers with a row that is due all that is due, and nothing paid or ahead", () => {
  expect(refs(openRows(lease, dueToday))).toEqual(["feb", "mar"]);
});

it("offers with a row that lies ahead what is due, itself and what is due that same day", () => {
  expect(refs(openRows(lease, next))).toEqual(["feb", "mar", "apr", "apr-charges"]);
  expect(refs(openRows(lease, later))).toEqual(["feb", "mar", "may"]);
});

it("counts a row as open from its own day on, while a cent of it is", () => {
  expect([paid, part, dueToday, next].map((one) => isOpenNow(one, today))).toEqual([
    false,
    true,
    true,
    false,
  ]);
});

it("pays the oldest open row first, then the next to come, and none when all is paid", () => {
  expect(firstOpenRow(lease)?.ref).toBe("feb");
  expect(firstOpenRow({ ...lease, rows: [paid, later] })?.ref).toBe("may");
  expect(firstOpenRow({ ...lease, rows: [paid] })).toBeNull();
});
