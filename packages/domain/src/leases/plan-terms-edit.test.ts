import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import { addDays, month, plainDate } from "../calendar/index.ts";
import {
  applyChanges,
  billed,
  ledgerOf,
  paidMinor,
  scheduled,
  someLease,
  someTerms,
  terms,
  TODAY,
} from "../../testing/lease-samples.ts";
import { leaseAccount, missingRows, oneOffCharge, planTermsEdit } from "./index.ts";

const HALF_YEAR = terms({ endsOn: plainDate("2026-06-30") });

describe("correcting a lease", () => {
  it("moves the due days of open rows and leaves paid rows alone", () => {
    const ledger = ledgerOf(HALF_YEAR, [100_000]);
    const plan = planTermsEdit({ terms: { ...HALF_YEAR, paymentDay: 31 }, ledger, today: TODAY });
    expect(plan).toMatchObject({
      ok: true,
      value: {
        changes: {
          inserts: [],
          deletes: [],
          writeDowns: [],
          updates: [{ rowId: "r001", dueOn: "2026-02-28" }, {}, {}, {}, {}],
        },
      },
    });
  });

  it("drops open months before a later start and writes a paid one off", () => {
    const ledger = ledgerOf(HALF_YEAR, [0, 100_000]);
    const plan = planTermsEdit({
      terms: { ...HALF_YEAR, startsOn: plainDate("2026-03-01") },
      ledger,
      today: TODAY,
    });
    expect(plan).toMatchObject({
      ok: true,
      value: {
        changes: {
          deletes: ["r000"],
          writeDowns: [{ rowId: "r001", amountMinor: 100_000, reason: "rent_change" }],
        },
      },
    });
  });

  const old = terms({ startsOn: plainDate("2020-01-01"), trackFrom: month("2026-05"), openingMinor: 7000 });

  it("corrects the opening balance while nothing was paid on it", () => {
    const edit = (openingMinor: number, paid: readonly number[]) =>
      planTermsEdit({ terms: { ...old, openingMinor }, ledger: ledgerOf(old, paid), today: TODAY });
    expect(edit(9000, [])).toMatchObject({
      ok: true,
      value: { changes: { updates: [{ amountMinor: 9000 }] } },
    });
    expect(edit(0, [])).toMatchObject({ ok: true, value: { changes: { deletes: ["r000"] } } });
    expect(edit(7000, [100])).toMatchObject({ ok: true, value: { changes: { updates: [] } } });
    expect(edit(9000, [100])).toEqual({ ok: false, code: "HAS_PAYMENTS" });
  });

  it("leaves the rows asking what the new terms say, whatever was typed before", () => {
    fc.assert(
      fc.property(someLease, someTerms, ({ ledger }, next) => {
        const open = { ...ledger, writeDowns: [] };
        const plan = planTermsEdit({ terms: next, ledger: open, today: TODAY });
        const changes = plan.ok ? plan.value.changes : null;
        if (changes === null) throw new Error("a lease without an opening row is never refused");
        const after = applyChanges(open, changes, "n");
        expect(billed(after)).toEqual(billed(scheduled(next, after)));
        expect(paidMinor(after)).toBe(paidMinor(ledger));
        expect(() => leaseAccount(after, addDays(TODAY, 400))).not.toThrow();
      }),
    );
  });
});

it("shows months beyond the stored ones without repeating any", () => {
  const { rows } = ledgerOf(terms());
  const charge = oneOffCharge(plainDate("2027-08-03"), 4500);
  expect(charge).toMatchObject({ ok: true, value: { kind: "charge", period: "2027-08", oneOff: true } });
  expect(missingRows(terms(), rows, month("2027-08")).map(({ period }) => period)).toEqual([
    "2027-07",
    "2027-08",
  ]);
  expect(oneOffCharge(TODAY, 0)).toEqual({ ok: false, code: "AMOUNT_NOT_POSITIVE" });
});
