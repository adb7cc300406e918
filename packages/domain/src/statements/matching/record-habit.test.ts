import fc from "fast-check";
import { describe, expect, it } from "vitest";

import { plainDate } from "../../calendar/index.ts";
import { currency } from "../../money/index.ts";
import { enteredBefore, habitOf, type PastRecord } from "../index.ts";

const EUR = currency("EUR");
const past = (more: Partial<PastRecord> = {}): PastRecord => ({
  propertyId: "p1",
  unitId: null,
  category: "utilities",
  nature: "operating",
  amountMinor: 9_800,
  currency: EUR,
  date: plainDate("2026-10-03"),
  ...more,
});
const line = { amountMinor: -9_800, currency: EUR };
const asUsual = { propertyId: "p1", unitId: null, category: "utilities", nature: "operating" };

describe("what a line is booked as by habit", () => {
  it.each([
    ["nothing was booked", [], null],
    ["once before", [past()], { ...asUsual, lastOn: "2026-10-03" }],
    [
      "always the same, the last named",
      [past({ amountMinor: 5 }), past({ date: plainDate("2026-11-03"), amountMinor: 1 })],
      { ...asUsual, lastOn: "2026-11-03" },
    ],
    [
      "two places told apart by the sum",
      [past(), past({ propertyId: "p2", amountMinor: 5_000 })],
      { ...asUsual, lastOn: "2026-10-03" },
    ],
    [
      "two places of one sum: the kind alone",
      [past(), past({ propertyId: "p2" })],
      { ...asUsual, propertyId: null, lastOn: "2026-10-03" },
    ],
    ["two kinds of one sum: nothing", [past(), past({ category: "repairs" })], null],
    [
      "the same sum of another coin is another sum",
      [past({ currency: currency("CHF"), propertyId: "p2" }), past()],
      { ...asUsual, lastOn: "2026-10-03" },
    ],
  ] as const)("%s", (_what, records, expected) => {
    expect(habitOf(line, records)).toEqual(expected);
  });

  it("says the same in whatever order the past is read", () => {
    const record = fc.record({
      propertyId: fc.constantFrom("p1", "p2"),
      amountMinor: fc.constantFrom(9_800, 5),
    });
    fc.assert(
      fc.property(fc.array(record, { maxLength: 6 }), (given) => {
        const records = given.map(past);
        expect(habitOf(line, records.toReversed())).toEqual(habitOf(line, records));
      }),
    );
  });
});

describe("a line that was entered by hand before", () => {
  const of = (bookedOn: string, amountMinor = -9_800) => ({
    amountMinor,
    currency: EUR,
    bookedOn: plainDate(bookedOn),
    payees: ["by name"],
  });
  const record = (id: string, date: string, amountMinor = 9_800) => ({
    id,
    date: plainDate(date),
    amountMinor,
    currency: EUR,
    payee: null as string | null,
  });
  const ids = (lines: readonly ReturnType<typeof of>[], records: readonly ReturnType<typeof record>[]) =>
    enteredBefore(lines, records).map((found) => found?.id ?? null);

  it("is known within three days by its sum, and each record stands for one line", () => {
    const bill = record("r1", "2026-11-04");
    expect(ids([of("2026-11-07"), of("2026-11-05")], [bill])).toEqual([null, "r1"]);
    expect(ids([of("2026-11-08")], [bill])).toEqual([null]);
    expect(ids([of("2026-11-04", -9_801)], [bill])).toEqual([null]);
    expect(ids([of("2026-11-04")], [record("far", "2026-11-02"), bill])).toEqual(["r1"]);
  });

  it("is that of its payee first, and as many are known as there are records", () => {
    const booked = { ...record("r1", "2026-11-03"), payee: "by name" };
    expect(ids([{ ...of("2026-11-05"), payees: ["other"] }, of("2026-11-05")], [booked])).toEqual([
      null,
      "r1",
    ]);
    // A bank that dates by value writes both three days later.
    const two = [record("r1", "2026-11-01"), record("r2", "2026-11-04")];
    expect(ids([of("2026-11-04"), of("2026-11-07")], two)).toEqual(["r1", "r2"]);
  });
});
