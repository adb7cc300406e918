import { describe, expect, it } from "vitest";

import { month, plainDate } from "../../calendar/index.ts";
import { currency } from "../../money/index.ts";
import type { KnownLease } from "./known-lease.ts";
import type { LineToMatch } from "./known-payers.ts";
import { matchStatement } from "./match-statement.ts";

const EUR = currency("EUR");

/** A lease of 880 a month with a recorded deposit of 1,760. */
function lease(more: Partial<KnownLease> = {}): KnownLease {
  return {
    id: "jonas",
    currency: EUR,
    today: plainDate("2026-11-19"),
    rentable: { property: "Lindenhof", unit: null },
    tenants: [{ id: "of jonas", name: "Jonas Weber" }],
    months: [
      {
        period: month("2026-11"),
        dueOn: plainDate("2026-11-05"),
        openMinor: 88_000,
        parts: [{ ref: "2026-11:rent", kind: "rent", openMinor: 88_000 }],
      },
    ],
    transfers: [],
    refunds: [],
    deposits: [{ depositId: "deposit", movedOn: plainDate("2026-11-02"), amountMinor: 176_000 }],
    depositDueMinor: 0,
    accounts: ["of jonas"],
    ...more,
  };
}

/** By default the deposit, a day later, from the account known as the tenant's. */
function line(more: Partial<LineToMatch> = {}): LineToMatch {
  return {
    bookedOn: plainDate("2026-11-03"),
    amountMinor: 176_000,
    currency: EUR,
    name: "WEBER JONAS",
    text: "Weber Lindenhof",
    account: "DE12500105170648489890",
    accountKey: "of jonas",
    ownAccount: null,
    chosenLeaseId: null,
    returned: false,
    booked: null,
    ...more,
  };
}

const match = (of: Partial<LineToMatch>, ...leases: readonly KnownLease[]) =>
  matchStatement([line(of)], leases.length === 0 ? [lease()] : leases)[0];

const karl = lease({
  id: "karl",
  tenants: [{ id: "of karl", name: "Karl Roth" }],
  deposits: [],
  accounts: ["of karl"],
});

describe("a line of the sum of a deposit that is recorded", () => {
  it("is that deposit, certain from the account that is known as the tenant's", () => {
    expect(match({})).toEqual({
      state: "deposit",
      leaseId: "jonas",
      recordedOn: "2026-11-02",
      isCertain: true,
    });
  });

  it.each([
    ["another account, under the tenant's name", { accountKey: "another" }],
    ["no account, under the tenant's name", { account: null, accountKey: null }],
    [
      "no account, with the tenant's name in its text",
      { accountKey: null, name: "Sparkasse", text: "Jonas Weber" },
    ],
    ["somebody whom nobody knows", { accountKey: null, name: "E. Schmidt", text: "" }],
    ["the owner's own account", { account: "DE89370400440532013000", ownAccount: "DE89370400440532013000" }],
  ])("is only proposed from %s", (_whose, of) => {
    expect(match(of)).toMatchObject({ state: "deposit", recordedOn: "2026-11-02", isCertain: false });
  });

  it("is only proposed where the account is known of two, or the name is another tenant's", () => {
    const shared = { ...karl, accounts: ["of jonas"] };
    expect(match({}, lease(), shared)).toMatchObject({ state: "deposit", isCertain: false });
    expect(match({ name: "Karl Roth" }, lease(), karl)).toMatchObject({ state: "deposit", isCertain: false });
  });

  it("is that deposit when it goes back", () => {
    const deposits = [{ depositId: "back", movedOn: plainDate("2026-11-02"), amountMinor: -176_000 }];
    expect(match({ amountMinor: -176_000 }, lease({ deposits }))).toMatchObject({
      state: "deposit",
      isCertain: true,
    });
    expect(match({ amountMinor: -176_000 })).toEqual({ state: "out" });
    // Money out to an unknown party may be anything.
    const out = { amountMinor: -176_000, accountKey: null, name: "E. Schmidt", text: "" };
    expect(match(out, lease({ deposits }))).toEqual({ state: "out" });
    expect(match({ ...out, text: "Kaution" }, lease({ deposits }))).toMatchObject({
      state: "deposit",
      isCertain: false,
    });
  });

  it("is no deposit of another sum, another currency or another week, nor once somebody chose a lease", () => {
    for (const of of [
      { amountMinor: 176_001 },
      { currency: currency("CHF") },
      { bookedOn: plainDate("2026-11-06") },
      { chosenLeaseId: "jonas" },
    ])
      expect(match(of)?.state).not.toBe("deposit");
  });

  it("is one line alone: the second of that sum is another payment", () => {
    const [first, second] = matchStatement([line(), line()], [lease()]);
    expect([first?.state, second?.state].toSorted()).toEqual(["deposit", "doubtful"]);
  });
});

describe("a deposit of the same sum as the rent", () => {
  const deposits = [{ depositId: "deposit", movedOn: plainDate("2026-11-02"), amountMinor: 88_000 }];

  it("is the line that speaks of it, and the rent is certain beside it", () => {
    const [rent, deposit] = matchStatement(
      [line({ amountMinor: 88_000 }), line({ amountMinor: 88_000, text: "Kaution" })],
      [lease({ deposits })],
    );
    expect(rent).toMatchObject({ state: "certain" });
    expect(deposit).toMatchObject({ state: "deposit", isCertain: true });
  });

  it("keeps a line that may be either from being certain, and not one that says that it is rent", () => {
    expect(match({ amountMinor: 88_000 }, lease({ deposits }))).toMatchObject({
      state: "doubtful",
      doubt: "deposit_recorded",
      proposals: [{ leaseId: "jonas" }],
    });
    expect(match({ amountMinor: 88_000, text: "Miete November" }, lease({ deposits }))).toMatchObject({
      state: "certain",
    });
  });

  it("is not seen in the line of somebody unknown while a lease owes that sum", () => {
    const of = { amountMinor: 88_000, accountKey: null, name: "E. Schmidt", text: "" };
    expect(match(of, lease({ deposits }))).toMatchObject({ state: "doubtful", doubt: "payer_unknown" });
  });
});

describe("a deposit of the sum of several months", () => {
  const two = lease({
    months: ["2026-11", "2026-12"].map((period) => ({
      period: month(period),
      dueOn: plainDate(`${period}-05`),
      openMinor: 88_000,
      parts: [{ ref: `${period}:rent`, kind: "rent", openMinor: 88_000 }],
    })),
  });

  it("is proposed before the months that come to it, and certain only if the text speaks of one", () => {
    expect(match({}, two)).toMatchObject({ state: "deposit", isCertain: false });
    expect(match({ text: "Kaution" }, two)).toMatchObject({ state: "deposit", isCertain: true });
    const due = { ...two, deposits: [], depositDueMinor: 176_000 };
    expect(match({}, due)).toMatchObject({ state: "deposit", recordedOn: null, isCertain: false });
  });

  it("gives way to months that the text names, and to what it calls rent", () => {
    for (const text of ["November und Dezember", "Miete"]) {
      expect(match({ text }, two)?.state).not.toBe("deposit");
      expect(match({ text }, { ...two, deposits: [], depositDueMinor: 176_000 })).toMatchObject({
        state: "certain",
      });
    }
  });
});

describe("a deposit that is agreed and still due", () => {
  const due = lease({ deposits: [], depositDueMinor: 176_000 });
  const proposed = { state: "deposit", leaseId: "jonas", recordedOn: null, isCertain: false };

  it("is proposed to the unit, never certain", () => {
    expect(match({}, due)).toEqual(proposed);
    expect(match({ account: null, accountKey: null }, due)).toEqual(proposed);
    expect(match({ amountMinor: 175_000 }, due)).toMatchObject({ state: "doubtful", doubt: "more" });
  });

  it("is proposed of somebody unknown only if the text speaks of one, and of one lease alone", () => {
    const stranger = { accountKey: null, name: "E. Schmidt", text: "" };
    expect(match(stranger, due)).toMatchObject({ state: "none", why: "nobody" });
    expect(match({ ...stranger, text: "Kaution" }, due)).toEqual(proposed);
    const another = { ...karl, depositDueMinor: 176_000 };
    expect(match({ ...stranger, text: "Kaution" }, due, another)).toMatchObject({ state: "none" });
  });

  it("gives way to rent of the same sum, unless the text speaks of a deposit", () => {
    const same = lease({ deposits: [], depositDueMinor: 88_000 });
    expect(match({ amountMinor: 88_000 }, same)).toMatchObject({ state: "certain" });
    expect(match({ amountMinor: 88_000, text: "Kaution" }, same)).toEqual(proposed);
  });
});
