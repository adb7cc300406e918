import fc from "fast-check";
import { describe, expect, it } from "vitest";

import { addDays, addToMonth, month, plainDate } from "../../calendar/index.ts";
import { currency } from "../../money/index.ts";
import type { KnownLease } from "./known-lease.ts";
import { matchStatement } from "./match-statement.ts";
import type { LineToMatch } from "./known-payers.ts";

const EUR = currency("EUR");
const today = plainDate("2026-11-19");

function lease(
  id: string,
  name: string,
  more: Partial<KnownLease> & { readonly rent?: number } = {},
): KnownLease {
  const rent = more.rent ?? 88_000;
  const open = (period: string, dueOn: string) => ({
    period: month(period),
    dueOn: plainDate(dueOn),
    openMinor: rent + 14_000,
    parts: [
      { ref: `${period}:rent`, kind: "rent" as const, openMinor: rent },
      { ref: `${period}:charge`, kind: "charge" as const, openMinor: 14_000 },
    ],
  });
  return {
    id,
    currency: EUR,
    today,
    tenants: [{ id: `of ${id}`, name }],
    months: [open("2026-11", "2026-11-05"), open("2026-12", "2026-12-05")],
    rentable: { property: `House of ${id}`, unit: null },
    transfers: [],
    refunds: [],
    deposits: [],
    depositDueMinor: 0,
    accounts: [`of ${id}`],
    ...more,
  };
}

/** By default from the account known as Jonas Weber's. */
function line(more: Partial<LineToMatch>): LineToMatch {
  return {
    bookedOn: plainDate("2026-11-05"),
    amountMinor: 102_000,
    currency: EUR,
    name: "WEBER JONAS",
    text: "",
    account: "DE12500105170648489890",
    accountKey: "of jonas",
    chosenLeaseId: null,
    ownAccount: null,
    returned: false,
    booked: null,
    ...more,
  };
}

const jonas = lease("jonas", "Jonas Weber");
const chiara = lease("chiara", "Chiara Bonfanti");
const one = (of: Partial<LineToMatch>, leases: readonly KnownLease[] = [jonas, chiara]) =>
  matchStatement([line(of)], leases)[0];
const transfer = (paidOn: string, amountMinor: number) => ({
  transferId: paidOn,
  paidOn: plainDate(paidOn),
  amountMinor,
  keptMinor: amountMinor,
  ofFile: false,
});
/** From an unknown account, or without one. */
const unknown = { account: null, accountKey: null };

describe("a line of a statement", () => {
  it("is certain by open sum and the payer's account, and pays the oldest month", () => {
    expect(one({})).toMatchObject({
      state: "certain",
      proposal: { leaseId: "jonas", byAmount: "open", byPayer: "account", months: [{ period: "2026-11" }] },
    });
  });

  it("waits where only the name says whose it is, and the next one pays what that one leaves open", () => {
    const byName = { ...unknown, bookedOn: plainDate("2026-11-10") };
    const [first, second] = matchStatement([line(unknown), line(byName)], [jonas, chiara]);
    expect(first).toMatchObject({
      state: "doubtful",
      doubt: "account_unknown",
      proposals: [{ leaseId: "jonas", byPayer: "name", months: [{ period: "2026-11" }] }],
    });
    expect(second).toMatchObject({
      doubt: "account_unknown",
      proposals: [{ months: [{ period: "2026-12" }] }],
    });
    expect(one({ accountKey: "of somebody" })).toMatchObject({ doubt: "account_unknown" });
  });

  it("is certain of a part from a known account only where its text says that it is a month's rent", () => {
    const part = { amountMinor: 60_000, text: "Miete November Rest folgt" };
    expect(one(part)).toMatchObject({
      state: "certain",
      proposal: { byAmount: "part", leftMinor: 42_000, months: [{ period: "2026-11" }] },
    });
    expect(one({ ...part, text: "Nachzahlung Miete November" })).toMatchObject({ doubt: "less" });
    expect(one({ ...part, text: "November" })).toMatchObject({ doubt: "less" });
    expect(one({ ...part, text: "House of Jonas November" })).toMatchObject({ state: "certain" });
    expect(one({ ...part, ...unknown })).toMatchObject({ doubt: "less" });
  });

  it("pays the month that its text names", () => {
    expect(one({ text: "Miete Dezember" })).toMatchObject({ proposal: { months: [{ period: "2026-12" }] } });
    expect(one({ text: "rent 12/2026" })).toMatchObject({ proposal: { months: [{ period: "2026-12" }] } });
  });

  it("pays two months at once", () => {
    expect(one({ amountMinor: 204_000 })).toMatchObject({
      state: "certain",
      proposal: { leftMinor: 0, overMinor: 0 },
    });
  });

  it("is certain by the sum of the month before, and says what stays open", () => {
    const usual = lease("jonas", "Jonas Weber", { transfers: [transfer("2026-10-06", 60_000)] });
    expect(one({ amountMinor: 60_000 }, [usual])).toMatchObject({
      state: "certain",
      proposal: { byAmount: "usual", leftMinor: 42_000, sameOn: "2026-10-06" },
    });
    expect(one({ amountMinor: 60_000 })).toMatchObject({ state: "doubtful", doubt: "less" });
  });

  it("is certain by an account known from before", () => {
    const known = lease("jonas", "Jonas Weber", { accounts: ["key"] });
    expect(one({ name: "Elke Schmidt", accountKey: "key" }, [known, chiara])).toMatchObject({
      state: "certain",
      proposal: { leaseId: "jonas", byPayer: "account" },
    });
    expect(one({ name: "Chiara Bonfanti", accountKey: "key" }, [known, chiara])).toMatchObject({
      doubt: "account_says_other",
    });
  });

  it.each([
    ["nobody's name and two who owe the sum", { ...unknown, name: "BONIFICO" }, "payer_unknown", 2],
    [
      "a name in the text alone",
      { ...unknown, name: "Sozialamt", text: "Miete Jonas Weber" },
      "other_payer",
      1,
    ],
    ["more than is open", { amountMinor: 300_000 }, "more", 1],
    ["more than is due, with a month ahead", { amountMinor: 120_000 }, "more", 1],
    ["a deposit", { text: "Kaution" }, "deposit", 1],
    ["money that the bank says came back", { returned: true }, "sent_back", 1],
    ["another tenant in the text", { text: "fuer Chiara Bonfanti" }, "text_names_other", 1],
  ] as const)("is doubtful: %s", (_why, of, doubt, count) => {
    const outcome = one(of);
    expect(outcome).toMatchObject({ state: "doubtful", doubt });
    expect(outcome?.state === "doubtful" ? outcome.proposals : []).toHaveLength(count);
  });

  it("is doubtful where two tenants have one name, and where a payment was proposed just before", () => {
    const other = lease("other", "Jonas Weber", { rent: 50_000 });
    expect(one(unknown, [jonas, other])).toMatchObject({ doubt: "same_name" });
    const [first, second] = matchStatement([line({}), line({ bookedOn: plainDate("2026-11-07") })], [jonas]);
    expect(first).toMatchObject({ state: "certain" });
    expect(second).toMatchObject({ state: "doubtful", doubt: "paid_already" });
  });

  it("is in the books by an equal payment within 3 days, once", () => {
    const paid = lease("jonas", "Jonas Weber", { transfers: [transfer("2026-11-08", 102_000)] });
    const [first, second] = matchStatement([line({}), line({ bookedOn: plainDate("2026-11-06") })], [paid]);
    expect(first).toMatchObject({ state: "certain" });
    expect(second).toMatchObject({ state: "booked", how: "otherwise", transferId: "2026-11-08" });
    const paidAfter = lease("jonas", "Jonas Weber", { transfers: [transfer("2026-11-09", 102_000)] });
    expect(one({}, [paidAfter])).toMatchObject({ state: "certain" });
  });

  it.each([
    [
      "another currency",
      { currency: currency("CHF") },
      { state: "none", why: "other_currency", leaseId: "jonas" },
    ],
    ["a day that has not come", { bookedOn: plainDate("2026-11-20") }, { state: "none", why: "future" }],
    ["nobody", { ...unknown, name: "Stadtwerke", amountMinor: 14_830 }, { state: "none", why: "nobody" }],
    ["money that goes out", { amountMinor: -5_000 }, { state: "out" }],
    [
      "own money that came back",
      { ...unknown, name: "Stadtwerke", amountMinor: 14_830, returned: true },
      { state: "none", why: "sent_back" },
    ],
  ] as const)("fits nobody: %s", (_why, of, expected) => {
    expect(one(of)).toMatchObject(expected);
  });

  it("is of the lease that somebody says, to be looked at", () => {
    const payment = { name: "Sozialamt", amountMinor: 50_000, chosenLeaseId: "chiara" };
    expect(one(payment)).toMatchObject({
      state: "doubtful",
      doubt: "chosen",
      proposals: [{ leaseId: "chiara", byPayer: null, leftMinor: 52_000 }],
    });
    expect(one({ ...payment, chosenLeaseId: "gone" })).toMatchObject({ state: "none", why: "nobody" });
    expect(one({ ...payment, currency: currency("CHF") })).toMatchObject({ why: "other_currency" });
  });

  it("is a payment that the bank took back", () => {
    const paid = lease("jonas", "Jonas Weber", { transfers: [transfer("2026-10-08", 102_000)] });
    const same = lease("chiara", "Chiara Bonfanti", { transfers: [transfer("2026-10-08", 102_000)] });
    const back = { amountMinor: -102_000, returned: true };
    expect(one(back, [paid, same])).toMatchObject({ state: "returned", of: [{ leaseId: "jonas" }] });
    expect(one({ ...back, ...unknown, name: "" }, [paid, same])).toMatchObject({
      of: [{ leaseId: "chiara" }, { leaseId: "jonas" }],
    });
    expect(one({ ...back, bookedOn: plainDate("2026-10-01") }, [paid])).toEqual({
      state: "returned",
      lineOn: null,
      of: [],
    });
  });
});

/** Houses with tenants who share names, accounts and rents, and lines whose true payer is known. */
const world = fc
  .array(
    fc.record({
      name: fc.constantFrom(
        "Ana García",
        "Ana García Ruiz",
        "Jonas Weber",
        "Karl Weber",
        "Léa Martin",
        "Marco Rossi",
      ),
      rent: fc.constantFrom(50_000, 60_000, 88_000, 110_000),
      known: fc.constantFrom(true, true, true, false),
      usual: fc.option(fc.constantFrom(50_000, 60_000, 88_000, 110_000), { nil: null }),
      behind: fc.boolean(),
    }),
    { minLength: 1, maxLength: 8 },
  )
  .chain((tenants) =>
    fc.tuple(
      fc.constant(tenants),
      fc.array(
        fc.record({
          who: fc.nat({ max: tenants.length - 1 }),
          pays: fc.constantFrom("month", "two", "part", "usual"),
          as: fc.constantFrom("name", "turned", "nobody", "text"),
          account: fc.constantFrom(true, true, true, false),
          day: fc.integer({ min: 1, max: 18 }),
        }),
        { maxLength: 12 },
      ),
    ),
  );

describe("on random leases", () => {
  const tally = { lines: 0, right: 0, open: 0 };

  function play([tenants, sent]: typeof world extends fc.Arbitrary<infer World> ? World : never) {
    const leases = tenants.map((tenant, at): KnownLease => {
      const months = Array.from({ length: tenant.behind ? 3 : 2 }, (_, n) => {
        const period = addToMonth(month("2026-12"), n - (tenant.behind ? 2 : 1));
        return {
          period,
          dueOn: plainDate(`${period}-05`),
          openMinor: tenant.rent,
          parts: [{ ref: `${period}:rent`, kind: "rent" as const, openMinor: tenant.rent }],
        };
      });
      return {
        id: String(at),
        currency: EUR,
        today,
        tenants: [{ id: String(at), name: tenant.name }],
        months,
        rentable: { property: `House ${at}`, unit: null },
        transfers: tenant.usual === null ? [] : [transfer("2026-10-05", tenant.usual)],
        refunds: [],
        deposits: [],
        depositDueMinor: 0,
        accounts: tenant.known ? [`account ${at}`] : [],
      };
    });
    const lines = sent.map(({ who, pays, as, account, day }) => {
      const tenant = tenants[who];
      const name = tenant?.name ?? "";
      const rent = tenant?.rent ?? 0;
      const amountMinor = { month: rent, two: 2 * rent, part: 50_000, usual: tenant?.usual ?? rent }[pays];
      return line({
        bookedOn: addDays(plainDate("2026-11-01"), day - 1),
        amountMinor,
        name: { name, turned: name.split(" ").toReversed().join(" "), nobody: "BONIFICO", text: "" }[as],
        text: as === "text" ? `transfer ${name}` : "",
        accountKey: account ? `account ${who}` : null,
      });
    });
    return { leases, lines, outcomes: matchStatement(lines, leases) };
  }

  it("is never certain of the wrong lease", () => {
    fc.assert(
      fc.property(world, (made) => {
        const { outcomes } = play(made);
        for (const [at, outcome] of outcomes.entries()) {
          tally.lines += 1;
          if (outcome.state !== "certain") tally.open += 1;
          else {
            expect(outcome.proposal.leaseId).toBe(String(made[1][at]?.who));
            tally.right += 1;
          }
        }
      }),
      { numRuns: 500 },
    );
    expect(tally.right).toBeGreaterThan(tally.lines / 8);
  });

  it("answers the same whatever the order of the lines", () => {
    fc.assert(
      fc.property(world, (made) => {
        const { leases, lines, outcomes } = play(made);
        const again = matchStatement(lines.toReversed(), leases).toReversed();
        const count = (all: typeof outcomes) => all.map((outcome) => JSON.stringify(outcome)).toSorted();
        expect(count(again)).toEqual(count(outcomes));
      }),
    );
  });

  it("never proposes to pay a month twice", () => {
    fc.assert(
      fc.property(world, (made) => {
        const { leases, lines, outcomes } = play(made);
        for (const { id, months } of leases) {
          const openMinor = months.reduce((sum, { openMinor: open }) => sum + open, 0);
          const bookedMinor = outcomes.reduce(
            (sum, outcome, at) =>
              outcome.state === "certain" && outcome.proposal.leaseId === id
                ? sum + (lines[at]?.amountMinor ?? 0)
                : sum,
            0,
          );
          expect(bookedMinor).toBeLessThanOrEqual(openMinor);
        }
      }),
    );
  });
});
