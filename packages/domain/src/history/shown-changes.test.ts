import fc from "fast-check";
import { describe, expect, it } from "vitest";

import { exportedThings, reports } from "../exports/index.ts";
import { everyAuditedEntity } from "./audited-entities.ts";
import { auditedFields } from "./audited-fields.ts";
import { historyFields } from "./history-words.ts";
import { shownChanges } from "./shown-changes.ts";
import type { ShownChange } from "./shown-changes.ts";

const day = (text: string) => ({ type: "day", text }) as const;
const money = (minor: number) => ({ type: "money", minor }) as const;
const shown = (change: Partial<ShownChange>) => ({
  hidden: false,
  from: null,
  to: null,
  on: null,
  ...change,
});
const hidden = (field: ShownChange["field"]) => ({ field, hidden: true, from: null, to: null, on: null });

describe("what an entry tells", () => {
  it("of dates, amounts and states: old and new", () => {
    const changes = {
      startsOn: { from: "2026-01-01", to: "2026-02-01" },
      endsOn: { from: "2026-12-31", to: null },
      proration: { from: "none", to: "actual_days" },
      depositMinor: { from: 95_000, to: 0 },
    };
    expect(shownChanges({ entity: "lease", action: "update", changes })).toEqual([
      shown({ field: "startsOn", from: day("2026-01-01"), to: day("2026-02-01") }),
      shown({ field: "endsOn", from: day("2026-12-31") }),
      shown({ field: "deposit", from: money(95_000), to: money(0) }),
      shown({
        field: "proration",
        from: { type: "word", word: "proration.none" },
        to: { type: "word", word: "proration.actual_days" },
      }),
    ]);
  });

  it("of what was exported: which report or list, and of what time", () => {
    const changesOf = (changes: object) => shownChanges({ entity: "workspace", action: "export", changes });
    const what = (word: "rent" | "accountant" | "tenants") =>
      shown({ field: "exported", to: { type: "word", word: `exported.${word}` } });
    const month = (text: string) => ({ type: "month", text }) as const;
    expect(changesOf({ exported: "rent", from: "2026-01", through: "2026-03" })).toEqual([
      what("rent"),
      shown({ field: "from", to: month("2026-01") }),
      shown({ field: "through", to: month("2026-03") }),
    ]);
    expect(changesOf({ exported: "tenants" })).toEqual([what("tenants")]);
    expect(changesOf({ exported: "accountant", year: 2025 })).toEqual([
      what("accountant"),
      shown({ field: "year", to: { type: "number", number: 2025 } }),
    ]);
    expect(reports.filter((one) => !exportedThings.some((thing) => thing === one))).toEqual([]);
  });

  it("of names, contacts and notes: that they changed, whatever is stored", () => {
    const changes = { name: { from: "Ada", to: "Eve" }, phone: "changed", notes: "changed" };
    expect(shownChanges({ entity: "tenant", action: "update", changes })).toEqual([
      hidden("name"),
      hidden("phone"),
      hidden("notes"),
    ]);
    expect(shownChanges({ entity: "tenant", action: "create", changes })).toEqual([]);
  });

  it("of a new record what is known, of one that goes what it was", () => {
    const term = { startsOn: "2026-01-01", rentMinor: 95_000, chargesMinor: 0, endsOn: null };
    expect(shownChanges({ entity: "lease", action: "create", changes: term })).toEqual([
      shown({ field: "startsOn", to: day("2026-01-01") }),
      shown({ field: "rent", to: money(95_000) }),
    ]);
    expect(shownChanges({ entity: "lease", action: "delete", changes: term })).toMatchObject([
      { field: "startsOn", from: day("2026-01-01"), to: null },
      { field: "rent", from: money(95_000), to: null },
      { field: "charges", from: money(0), to: null },
    ]);
  });

  it("of rent that is another one from a day on: both amounts and the day (R-C07, R-C20)", () => {
    const step = { kind: "rent", effectiveOn: "2026-06-01", oldMinor: 95_000, amountMinor: 99_000 };
    const expected = [shown({ field: "rent", from: money(95_000), to: money(99_000), on: "2026-06-01" })];
    expect(shownChanges({ entity: "lease", action: "update", changes: { step } })).toEqual(expected);
    const indexed = {
      step: { kind: "rent", from: "2026-06-01", amountMinor: 99_000 },
      indexation: { oldMinor: 95_000 },
    };
    expect(shownChanges({ entity: "lease", action: "update", changes: indexed })).toEqual(expected);
    const steps = {
      kind: "charge",
      added: [{ from: "2027-01-01", amountMinor: 100 }],
      removed: [{ effectiveOn: "2028-01-01", amountMinor: 200 }],
    };
    expect(shownChanges({ entity: "lease", action: "update", changes: { steps } })).toEqual([
      shown({ field: "charges", from: money(200), on: "2028-01-01" }),
      shown({ field: "charges", to: money(100), on: "2027-01-01" }),
    ]);
  });

  it("of a payment what its parts come to", () => {
    const parts = [
      { rowId: "a", amountMinor: 95_000, paidOn: "2026-03-01", method: "cash" },
      { rowId: "b", amountMinor: 5_000, paidOn: "2026-03-01", method: "card" },
    ];
    const amount = { field: "amount", to: money(100_000) };
    expect(
      shownChanges({ entity: "lease_payment", action: "create", changes: { paidOn: "2026-03-01", parts } }),
    ).toEqual([shown({ ...amount, field: "amount" }), shown({ field: "paidOn", to: day("2026-03-01") })]);
    expect(
      shownChanges({ entity: "lease_payment", action: "create", changes: { transfers: [{ parts }] } }),
    ).toMatchObject([amount]);
    // Deleted, as earlier versions stored it.
    expect(shownChanges({ entity: "lease_payment", action: "delete", changes: parts })).toEqual([
      shown({ field: "amount", from: money(100_000) }),
      shown({ field: "paidOn", from: day("2026-03-01") }),
    ]);
  });
});

describe("for whatever is stored", () => {
  const anything = fc.jsonValue({ maxDepth: 4 });
  const names = everyAuditedEntity.flatMap((entity) => auditedFields[entity].map(([name]) => name));
  const name = fc.constantFrom(...names, "step", "steps", "parts", "transfers");
  const secret = "Ada Adler, Lindenhof 3";
  const changes = fc.oneof(
    anything,
    fc.dictionary(
      name,
      fc.oneof(anything, fc.constant(secret), fc.record({ from: anything, to: fc.constant(secret) })),
    ),
  );
  const entity = fc.constantFrom(...everyAuditedEntity);
  const action = fc.constantFrom("create", "update", "delete", "restore");

  it("answers, names fields that have words, and shows no free text", () => {
    fc.assert(
      fc.property(entity, action, changes, (of, what, stored) => {
        const described = shownChanges({ entity: of, action: what, changes: stored });
        expect(JSON.stringify(described)).not.toContain("Ada");
        for (const { field, hidden: isHidden, from, to } of described) {
          expect(historyFields).toContain(field);
          expect(isHidden).toBe(from === null && to === null);
        }
      }),
    );
  });

  it("says of names, contacts and notes the same whatever their values are", () => {
    fc.assert(
      fc.property(entity, anything, (of, value) => {
        for (const [stored, , shape] of auditedFields[of]) {
          if (shape !== "hidden") continue;
          const changesTo = (to: unknown) =>
            shownChanges({ entity: of, action: "update", changes: { [stored]: { from: secret, to } } });
          expect(changesTo(value)).toEqual(changesTo("changed"));
        }
      }),
    );
  });
});
