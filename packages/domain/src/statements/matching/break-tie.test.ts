import fc from "fast-check";
import { describe, expect, it } from "vitest";

import { month, plainDate } from "../../calendar/index.ts";
import { currency } from "../../money/index.ts";
import type { KnownLease } from "./known-lease.ts";
import type { LineToMatch } from "./known-payers.ts";
import { matchStatement } from "./match-statement.ts";
import { monthsIn } from "./named-months.ts";
import { amountsIn, namesRentable, wordsOfText, saysRent } from "./reference.ts";

const EUR = currency("EUR");

type Rented = {
  readonly unit: string;
  readonly period: string;
  readonly rent: number;
  readonly tenant: string;
};

/** A lease with one open month of 1,020.00, charges included. */
function lease(id: string, { unit, period, rent, tenant }: Rented): KnownLease {
  return {
    id,
    currency: EUR,
    today: plainDate("2026-11-19"),
    rentable: { property: "Lindenstraße 14", unit },
    tenants: [{ id: tenant, name: tenant }],
    months: [
      {
        period: month(period),
        dueOn: plainDate(`${period}-05`),
        openMinor: 102_000,
        parts: [
          { ref: `${period}:rent`, kind: "rent", openMinor: rent },
          { ref: `${period}:charge`, kind: "charge", openMinor: 102_000 - rent },
        ],
      },
    ],
    transfers: [],
    refunds: [],
    deposits: [],
    depositDueMinor: 0,
    accounts: tenant === "Jonas Weber" ? ["of jonas"] : [],
  };
}

/** Jonas Weber moves: October of his old flat is overdue, the new lease begins in December. */
const left = lease("left", { unit: "Wohnung 3", period: "2026-10", rent: 88_000, tenant: "Jonas Weber" });
const taken = lease("taken", { unit: "Wohnung 5", period: "2026-12", rent: 90_000, tenant: "Jonas Weber" });

function line(text: string, more: Partial<LineToMatch> = {}): LineToMatch {
  return {
    bookedOn: plainDate("2026-11-18"),
    amountMinor: 102_000,
    currency: EUR,
    name: "WEBER JONAS",
    text,
    account: "DE12500105170648489890",
    accountKey: "of jonas",
    chosenLeaseId: null,
    ownAccount: null,
    returned: false,
    booked: null,
    ...more,
  };
}

const meant = (text: string, leases: readonly KnownLease[] = [left, taken]) => {
  const [outcome] = matchStatement([line(text)], leases);
  return outcome?.state === "certain"
    ? outcome.proposal.leaseId
    : outcome?.state === "doubtful" && outcome.doubt;
};

describe("a sum that two leases of one tenant owe", () => {
  it.each([
    ["an overdue month wins over one that has not begun", "", "left"],
    ["the month", "Miete Oktober", "left"],
    ["the month that has not begun", "RENT DEC", "taken"],
    ["the month in numbers", "Miete 2026-12", "taken"],
    ["the unit", "Miete Whg. 5", "taken"],
    ["the unit with its house", "Lindenstr. 14 Wohnung 3", "left"],
    ["an amount", "Miete 900,00 NK 120,00", "taken"],
    ["an amount of the other", "Kaltmiete 880 EUR", "left"],
    ["unit and month", "Wohnung 5 Dezember", "taken"],
    ["two of them that point two ways", "Wohnung 5 Oktober", "several_fit"],
  ])("is told apart by %s", (_what, text, expected) => {
    expect(meant(text)).toBe(expected);
    expect(meant(text, [taken, left])).toBe(expected);
  });

  it("stays to be looked at where both are due, or neither has begun", () => {
    const also = lease("also", { unit: "Wohnung 7", period: "2026-11", rent: 88_000, tenant: "Jonas Weber" });
    expect(meant("", [left, also])).toBe("several_fit");
    expect(meant("", [taken, { ...also, months: taken.months }])).toBe("several_fit");
    expect(meant("Whg 7", [left, also, taken])).toBe("also");
  });

  it("of which nobody is known who paid is offered with the one that is meant first", () => {
    const strangers = [
      lease("a", { unit: "Wohnung 5", period: "2026-12", rent: 90_000, tenant: "Tom Reed" }),
      lease("b", { unit: "Wohnung 3", period: "2026-10", rent: 88_000, tenant: "Ana García" }),
    ];
    const offered = (text: string) => {
      const unknown = { name: "BONIFICO", account: null, accountKey: null };
      const [outcome] = matchStatement([line(text, unknown)], strangers);
      return outcome?.state === "doubtful" ? outcome.proposals.map(({ leaseId }) => leaseId) : [];
    };
    expect(offered("")).toEqual(["b", "a"]);
    expect(offered("Miete Wohnung 5 Dezember")).toEqual(["a", "b"]);
    expect(offered("loyer octobre")).toEqual(["b", "a"]);
  });

  it("is decided alike in whatever order the leases come", () => {
    const texts = fc.constantFrom("", "Oktober", "Dezember", "Whg 3", "Whg 5", "900,00", "Whg 5 Oktober");
    const rented = fc.record({
      unit: fc.constantFrom("Wohnung 3", "Wohnung 5"),
      period: fc.constantFrom("2026-10", "2026-11", "2026-12"),
      rent: fc.constantFrom(88_000, 90_000),
      tenant: fc.constantFrom("Jonas Weber", "Tom Reed"),
    });
    fc.assert(
      fc.property(texts, fc.array(rented, { minLength: 1, maxLength: 4 }), (text, all) => {
        const leases = all.map((one, at) => lease(String(at), one));
        expect(matchStatement([line(text)], leases.toReversed())).toEqual(
          matchStatement([line(text)], leases),
        );
      }),
    );
  });
});

it("proposes no other month than the open one that the text names", () => {
  const both = {
    ...left,
    months: [...left.months.map((one) => ({ ...one, openMinor: 30_000 })), ...taken.months],
  };
  const [outcome] = matchStatement([line("Miete Oktober")], [both]);
  expect(outcome).toMatchObject({ state: "doubtful", proposals: [{ months: [{ period: "2026-10" }] }] });
});

it("reads places, amounts, months and rent out of a reference", () => {
  const names = (text: string, rentable: string) => namesRentable(wordsOfText(text), rentable);
  expect(names("Miete Whg. 3, Nov", "Wohnung 3")).toBe(true);
  expect(names("3. Rate", "Wohnung 3")).toBe(false);
  expect(names("Flat 22", "Flat 2")).toBe(false);
  expect(names("rent for the garden flat", "Garden flat")).toBe(true);
  expect(names("Lindenstrasse 14 EG", "Lindenstraße 14")).toBe(true);
  expect(names("Lindenstr. 141", "Lindenstraße 14")).toBe(false);
  expect(names("whatever", "")).toBe(false);
  expect([...amountsIn("Miete 880,00 + NK 140", EUR)]).toEqual([88_000, 14_000]);
  expect([...amountsIn("1.020,00 EUR vom 01.10.2026, Vertrag 4711/2", EUR)]).toEqual([102_000]);
  expect([...amountsIn("10/2026", EUR)]).toEqual([]);
  expect([...monthsIn("RENT OCT 2026-12 mar")].toSorted((a, b) => a - b)).toEqual([10, 12]);
  expect([saysRent("Miete Okt"), saysRent("Nachzahlung Miete"), saysRent("parents")]).toEqual([
    true,
    false,
    false,
  ]);
});
