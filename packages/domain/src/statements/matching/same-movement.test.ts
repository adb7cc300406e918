import fc from "fast-check";
import { expect, it } from "vitest";

import { addDays, month, plainDate } from "../../calendar/index.ts";
import { currency } from "../../money/index.ts";
import type { KnownLease } from "./known-lease.ts";
import type { LineToMatch } from "./known-payers.ts";
import { matchStatement } from "./match-statement.ts";

const EUR = currency("EUR");
const today = plainDate("2026-11-30");
const names = ["Ana García", "Jonas Weber", "Tom Reed"];

/** Payer or payee of a refund, amount and day. */
const movements = fc.array(
  fc.record({
    who: fc.nat({ max: names.length - 1 }),
    amountMinor: fc.constantFrom(88_000, 95_000),
    day: fc.integer({ min: 0, max: 20 }),
    isBack: fc.constantFrom(false, false, false, true),
  }),
  { maxLength: 8 },
);

/** How a file writes them: what it gives of the other party and of the owner, and by how many days its dates differ. */
const layouts = fc.record({
  name: fc.constantFrom("whole", "capitals", "none"),
  text: fc.constantFrom("", "Miete", "rent november"),
  account: fc.constantFrom("known", "strange", "none"),
  ownAccount: fc.constantFrom(null, "DE89370400440532013000"),
  later: fc.integer({ min: -3, max: 3 }),
});

type Movements = typeof movements extends fc.Arbitrary<infer Of> ? Of : never;
type Layout = typeof layouts extends fc.Arbitrary<infer Of> ? Of : never;

const dayOf = (day: number) => addDays(plainDate("2026-11-03"), day);

/** Leases with these movements in the books, by hand or from a file; each owes its next month. */
function leasesOf(moved: Movements, ofFile: boolean): readonly KnownLease[] {
  return names.map((name, who): KnownLease => {
    const theirs = [...moved.entries()].filter(([, one]) => one.who === who);
    return {
      id: String(who),
      currency: EUR,
      today,
      rentable: { property: `House ${who}`, unit: null },
      tenants: [{ id: String(who), name }],
      months: [
        {
          period: month("2026-12"),
          dueOn: plainDate("2026-12-05"),
          openMinor: 88_000,
          parts: [{ ref: "2026-12:rent", kind: "rent", openMinor: 88_000 }],
        },
      ],
      transfers: theirs.flatMap(([at, { amountMinor, day, isBack }]) =>
        isBack
          ? []
          : [{ transferId: `t${at}`, paidOn: dayOf(day), amountMinor, keptMinor: amountMinor, ofFile }],
      ),
      refunds: theirs.flatMap(([at, { amountMinor, day, isBack }]) =>
        isBack ? [{ refundId: `r${at}`, transferId: "gone", refundedOn: dayOf(day), amountMinor }] : [],
      ),
      deposits: [],
      depositDueMinor: 0,
      accounts: [`account ${who}`],
    };
  });
}

function written(moved: Movements, layout: Layout): readonly LineToMatch[] {
  return moved.map(({ who, amountMinor, day, isBack }): LineToMatch => {
    const name = names[who] ?? "";
    const account = { known: `account ${who}`, strange: "another", none: null }[layout.account];
    return {
      bookedOn: addDays(dayOf(day), layout.later),
      amountMinor: isBack ? -amountMinor : amountMinor,
      currency: EUR,
      name: { whole: name, capitals: name.toUpperCase(), none: "" }[layout.name],
      text: layout.text,
      account,
      accountKey: account,
      chosenLeaseId: null,
      ownAccount: layout.ownAccount,
      returned: isBack,
      booked: null,
    };
  });
}

it("knows every movement of the books again, however another layout writes it, from a file or by hand", () => {
  fc.assert(
    fc.property(movements, layouts, fc.boolean(), (moved, layout, ofFile) => {
      const outcomes = matchStatement(written(moved, layout), leasesOf(moved, ofFile));
      expect(outcomes.map(({ state }) => state)).toEqual(moved.map(() => "booked"));
      const of = (place: number) => {
        const outcome = outcomes[place];
        return outcome?.state === "booked" ? outcome.leaseId : null;
      };
      // A named payer determines whose money it is.
      if (layout.name !== "none" || layout.account === "known")
        expect(moved.map((_one, place) => of(place))).toEqual(moved.map(({ who }) => String(who)));
    }),
    { numRuns: 500 },
  );
});

it("keeps equal lines of one day as many as they are: what is booked once is known once", () => {
  fc.assert(
    fc.property(
      layouts,
      fc.integer({ min: 0, max: 4 }),
      fc.integer({ min: 0, max: 4 }),
      fc.boolean(),
      (layout, booked, more, ofFile) => {
        const equal = (count: number): Movements =>
          Array.from({ length: count }, () => ({ who: 1, amountMinor: 88_000, day: 0, isBack: false }));
        const outcomes = matchStatement(
          written(equal(booked + more), layout),
          leasesOf(equal(booked), ofFile),
        );
        expect(outcomes.filter(({ state }) => state === "booked")).toHaveLength(booked);
      },
    ),
  );
});

it("never lets a line stand for a payment that another line of the file was booked as", () => {
  const [first, second] = written(
    [
      { who: 1, amountMinor: 88_000, day: 0, isBack: false },
      { who: 1, amountMinor: 88_000, day: 1, isBack: false },
    ],
    { name: "whole", text: "", account: "known", ownAccount: null, later: 0 },
  );
  if (first === undefined || second === undefined) throw new Error("no lines");
  const known = leasesOf([{ who: 1, amountMinor: 88_000, day: 1, isBack: false }], true);
  const booked = {
    state: "booked",
    how: "statement",
    leaseId: "1",
    transferId: "t0",
    paidOn: plainDate("2026-11-04"),
  } as const;
  const outcomes = matchStatement([first, { ...second, booked }], known);
  expect(outcomes[1]).toEqual(booked);
  expect(outcomes[0]?.state).not.toBe("booked");
});

it("takes a payment by hand for nobody's line while a lease still owes just that sum", () => {
  const paid = leasesOf([{ who: 1, amountMinor: 88_000, day: 0, isBack: false }], false);
  const [line] = written([{ who: 0, amountMinor: 88_000, day: 1, isBack: false }], {
    name: "whole",
    text: "",
    account: "none",
    ownAccount: null,
    later: 0,
  });
  if (line === undefined) throw new Error("no line");
  expect(matchStatement([{ ...line, name: "Sozialamt" }], paid)[0]).toMatchObject({ doubt: "payer_unknown" });
  const settled = paid.map((lease) => ({ ...lease, months: [] }));
  expect(matchStatement([{ ...line, name: "Sozialamt" }], settled)[0]).toMatchObject({
    state: "booked",
    how: "otherwise",
    leaseId: "1",
  });
});
