import fc from "fast-check";
import { describe, expect, it } from "vitest";

import { addDays, plainDate } from "../../calendar/index.ts";
import { currency } from "../../money/index.ts";
import type { KnownBooking } from "./known-booking.ts";
import { isPayoutOf, matchBookings } from "./match-bookings.ts";
import { setsOfSum, TRIES_OF_ALL } from "./sets-of-bookings.ts";
import type { StatementOutcome } from "../matching/statement-outcome.ts";

const EUR = currency("EUR");
const KNOWN = "DE12500105170648489890";
const OWN = "DE89370400440532013000";
const nobody: StatementOutcome = { state: "none", why: "nobody", leaseId: null };

function stay(id: string, openMinor: number, more: Partial<KnownBooking> = {}): KnownBooking {
  return {
    id,
    propertyId: "casa",
    guestName: `Guest ${id}`,
    checkIn: plainDate("2026-11-02"),
    checkOut: plainDate("2026-11-05"),
    currency: EUR,
    today: plainDate("2026-11-19"),
    openMinor,
    payoutMinor: null,
    payerAccounts: [KNOWN],
    ...more,
  };
}

/** By default from an account that paid bookings of the property before. */
function line(more: Partial<Parameters<typeof matchBookings>[0][number]> = {}) {
  return {
    bookedOn: plainDate("2026-11-06"),
    amountMinor: 24_000,
    currency: EUR,
    name: "ANA DUARTE",
    text: "",
    account: KNOWN,
    payerKey: KNOWN,
    ownAccount: OWN,
    returned: false,
    ...more,
  };
}

const one = (
  of: Parameters<typeof line>[0],
  stays: readonly KnownBooking[],
  outcome: StatementOutcome = nobody,
) => matchBookings([line(of)], [outcome], stays)[0];
const ids = (found: ReturnType<typeof one>) =>
  found?.certain === true ? found.proposal.stays.map(({ stay: { id } }) => id) : null;

const ana = stay("ana", 24_000, { guestName: "Ana Duarte" });
const luc = stay("luc", 18_000, { guestName: "Luc Petit" });

describe("a guest's transfer", () => {
  it("is certain by account, amount, name and stay", () => {
    expect(one({}, [ana, luc])).toMatchObject({
      certain: true,
      proposal: { by: "guest", stays: [{ stay: { id: "ana" }, paidMinor: 24_000 }], leftMinor: 0 },
    });
  });

  it.each([
    ["another stay of that guest costs the same", {}, [ana, { ...ana, id: "again" }], "stays_several"],
    [
      "it came more than 60 days after the stay",
      { bookedOn: plainDate("2026-11-06") },
      [{ ...ana, checkIn: plainDate("2026-08-01"), checkOut: plainDate("2026-08-05") }],
      "stay_unsure",
    ],
    ["its text speaks of a deposit", { text: "Kaution" }, [ana], "stay_unsure"],
    ["nobody has paid from its account", { payerKey: "another" }, [ana, luc], "stay_account_unknown"],
    ["it names no account", { account: null, payerKey: null }, [ana, luc], "stay_account_unknown"],
    ["it comes from the owner's own", { account: OWN, payerKey: KNOWN }, [ana], "stay_account_unknown"],
    [
      "its account paid bookings of another property alone",
      {},
      [{ ...ana, payerAccounts: ["another"] }],
      "stay_account_unknown",
    ],
    ["it is an advance", { amountMinor: 10_000 }, [ana], "stay_less"],
    ["it is more than the stay costs", { amountMinor: 25_000 }, [ana], "stay_more"],
  ])("waits where %s", (_why, of, stays, doubt) => {
    expect(one(of, stays)).toMatchObject({ certain: false, doubt });
  });

  it("is looked at where a tenant of that name owes nothing", () => {
    const known: StatementOutcome = { state: "none", why: "nothing_open", leaseId: "lease" };
    expect(one({}, [ana], known)).toMatchObject({ certain: false, doubt: "stay_unsure" });
  });

  it("stands beside a lease that it pays to the cent, and comes before one that only owes the sum", () => {
    const proposal = {
      leaseId: "lease",
      months: [],
      leftMinor: 0,
      overMinor: 0,
      byAmount: "open" as const,
      byPayer: "name" as const,
      sameOn: null,
    };
    expect(one({}, [ana], { state: "certain", proposal })).toMatchObject({ certain: false });
    const owing: StatementOutcome = {
      state: "doubtful",
      doubt: "payer_unknown",
      proposals: [{ ...proposal, byPayer: null }],
      more: false,
    };
    expect(ids(one({}, [ana], owing))).toEqual(["ana"]);
  });

  it("is of nobody who has another name, another currency, or a day that has not come", () => {
    expect(one({ name: "Jonas Weber" }, [luc])).toBeNull();
    expect(one({}, [{ ...ana, currency: currency("CHF") }])).toBeNull();
    expect(one({}, [ana], { state: "none", why: "future", leaseId: null })).toBeNull();
    expect(one({ amountMinor: -24_000 }, [ana], { state: "out" })).toBeNull();
  });
});

describe("a payout of a channel", () => {
  const payout = { name: "Airbnb Payments Luxembourg SA", amountMinor: 42_000 };

  it("is certain where just one set of open bookings of one property comes to the cent", () => {
    const found = one(payout, [
      ana,
      luc,
      stay("tom", 9_900),
      stay("elsewhere", 18_000, { propertyId: "rua" }),
    ]);
    expect(found).toMatchObject({ certain: true, proposal: { by: "payout" } });
    expect(ids(found)).toEqual(["ana", "luc"]);
  });

  it("is what the channel pays out of a booking that it takes a fee of, and no longer what the guest pays", () => {
    const less = { ...ana, payoutMinor: 20_500 };
    const found = one({ ...payout, amountMinor: 20_500 + luc.openMinor }, [less, luc]);
    expect(found).toMatchObject({
      certain: true,
      proposal: { by: "payout", stays: [{ paidMinor: 20_500 }, { paidMinor: luc.openMinor }], leftMinor: 0 },
    });
    expect(one({ ...payout, amountMinor: ana.openMinor + luc.openMinor }, [less, luc])).toBeNull();
  });

  it("waits where two sets do, in one property or in two", () => {
    const also = stay("mia", 18_000);
    expect(one(payout, [ana, luc, also])).toMatchObject({ certain: false, doubt: "stays_several" });
    const rua = [stay("a", 21_000, { propertyId: "rua" }), stay("b", 21_000, { propertyId: "rua" })];
    expect(one(payout, [ana, luc, ...rua])).toMatchObject({ certain: false, doubt: "stays_several" });
  });

  it("adds no bookings of two properties up", () => {
    expect(one(payout, [ana, { ...luc, propertyId: "rua" }])).toBeNull();
  });

  it("is one booking only of a channel that is known: anybody may have sent that sum", () => {
    const of = { amountMinor: 18_000 };
    expect(ids(one({ ...of, name: "BOOKING.COM B.V." }, [luc]))).toEqual(["luc"]);
    expect(one({ ...of, name: "Finanzamt Leipzig" }, [luc])).toMatchObject({
      certain: false,
      doubt: "stay_payer_unknown",
    });
  });

  it("waits where only its account is not known, with the one set there is", () => {
    expect(one({ ...payout, payerKey: null }, [ana, luc])).toMatchObject({
      certain: false,
      doubt: "stay_account_unknown",
      proposals: [{ by: "payout", stays: [{ stay: { id: "ana" } }, { stay: { id: "luc" } }] }],
      more: false,
    });
  });

  it("is none of somebody whom a lease knows", () => {
    const known: StatementOutcome = { state: "none", why: "nothing_open", leaseId: "lease" };
    expect(one({ ...payout, name: "Jonas Weber" }, [ana, luc], known)).toBeNull();
  });

  it("takes no booking that another line pays", () => {
    const lines = [line(payout), line({ name: "Luc Petit", amountMinor: 18_000 })];
    const [first, second] = matchBookings(lines, [nobody, nobody], [ana, luc]);
    expect(ids(second)).toEqual(["luc"]);
    expect(first).toBeNull();
    const twice = matchBookings([line(payout), line(payout)], [nobody, nobody], [ana, luc]);
    expect(twice.map((found) => found?.certain ?? null)).toEqual([true, null]);
    const unknown = line({ ...payout, payerKey: null });
    const afterUnknown = matchBookings([unknown, line(payout)], [nobody, nobody], [ana, luc]);
    expect(afterUnknown.map((found) => found?.certain ?? null)).toEqual([false, null]);
  });
});

it("keeps the account of a channel or of who pays for several, never a guest's or a nameless one", () => {
  const ofChannel = (name: string, ...guests: readonly string[]) => isPayoutOf(name, guests);
  expect(ofChannel("BOOKING.COM B.V.", "Luc Petit")).toBe(true);
  expect(ofChannel("Agentur Nord GmbH", "Luc Petit", "Ana Duarte")).toBe(true);
  expect(ofChannel("Agentur Nord GmbH", "Luc Petit")).toBe(false);
  expect(ofChannel("Duarte Ana", "Luc Petit", "Ana Duarte")).toBe(false);
  expect(ofChannel("", "Luc Petit", "Ana Duarte")).toBe(false);
});

it("finds every set that comes to the sum, and none twice", () => {
  const amounts = fc.array(fc.integer({ min: 1, max: 12 }), { maxLength: 9 });
  fc.assert(
    fc.property(amounts, fc.integer({ min: 1, max: 40 }), (open, sumMinor) => {
      const stays = open.map((minor, at) =>
        stay(String(at), minor, { checkIn: addDays(plainDate("2026-11-01"), at) }),
      );
      const { sets, complete } = setsOfSum(sumMinor, stays, { left: TRIES_OF_ALL });
      const all = Array.from({ length: 2 ** open.length }, (_set, mask) =>
        stays.filter((_stay, at) => (mask & (1 << at)) !== 0),
      ).filter((set) => set.reduce((sum, { openMinor }) => sum + openMinor, 0) === sumMinor);
      const keys = sets.map((set) => set.map(({ id }) => id).join(" "));
      expect(new Set(keys).size).toBe(keys.length);
      for (const set of sets) expect(set.reduce((sum, { openMinor }) => sum + openMinor, 0)).toBe(sumMinor);
      expect(sets.length).toBe(Math.min(5, all.length));
      expect(complete).toBe(all.length < 5);
    }),
  );
});

it("says that it does not know where there are too many sets to try, and ends", () => {
  const many = Array.from({ length: 200 }, (_one, at) => stay(String(at), 10_001 + 2 * at));
  const tries = { left: TRIES_OF_ALL };
  // Sums of even amounts are even, so no set fits, and there are too many to try all.
  expect(setsOfSum(400_001, many, tries)).toMatchObject({ complete: false });
  expect(tries.left).toBeGreaterThan(0);
});
