import fc from "fast-check";
import { expect, it } from "vitest";

import { addDays, differenceInDays, plainDate } from "../../calendar/index.ts";
import { currency } from "../../money/index.ts";
import { germanIban } from "../bank-line.ts";
import type { KnownBooking } from "./known-booking.ts";
import { matchBookings } from "./match-bookings.ts";
import type { LineOfBookings } from "./match-bookings.ts";
import type { StatementOutcome } from "../matching/statement-outcome.ts";

const today = plainDate("2026-11-19");
const OWN = germanIban("37040044", "532013000");
/** Accounts of channels and guests; the last is the owner's own, which a bug might take for a payer's. */
const accounts = [...["1", "2", "3"].map((number) => germanIban("10010010", `70000${number}`)), OWN];
const guests = ["Ana Duarte", "Luc Petit", "Jonas Weber"];
const sums = [12_000, 18_000, 24_000, 42_000];

const coin = fc.constantFrom(currency("EUR"), currency("EUR"), currency("CHF"));

const stays = fc.array(
  fc.record({
    propertyId: fc.constantFrom("casa", "rua"),
    guestName: fc.constantFrom(...guests),
    arrives: fc.integer({ min: -120, max: 40 }),
    nights: fc.integer({ min: 1, max: 6 }),
    currency: coin,
    openMinor: fc.constantFrom(...sums),
    payoutMinor: fc.constantFrom(null, null, ...sums),
    payerAccounts: fc.uniqueArray(fc.constantFrom(...accounts), { maxLength: 3 }),
  }),
  { maxLength: 5 },
);

const proposal = {
  leaseId: "lease",
  months: [],
  leftMinor: 0,
  overMinor: 0,
  byAmount: "open" as const,
  byPayer: "account" as const,
  sameOn: null,
};
const outcomes: readonly StatementOutcome[] = [
  { state: "none", why: "nobody", leaseId: null },
  { state: "none", why: "nothing_open", leaseId: "lease" },
  { state: "certain", proposal },
  { state: "doubtful", doubt: "payer_unknown", proposals: [{ ...proposal, byPayer: null }], more: false },
];

const lines = fc.array(
  fc.record({
    bookedOn: fc.integer({ min: -100, max: 10 }).map((days) => addDays(today, days)),
    amountMinor: fc.constantFrom(...sums, -18_000),
    currency: coin,
    name: fc.constantFrom("", ...guests, "AIRBNB PAYMENTS", "Finanzamt Leipzig"),
    text: fc.constantFrom("", "Luc Petit", "Kaution", "Booking.com payout"),
    account: fc.constantFrom(null, ...accounts),
    /** As the file writes it, in another form, or missing. */
    ownAccount: fc.constantFrom(null, OWN, "0532013000"),
    returned: fc.constantFrom(false, false, false, true),
    outcome: fc.constantFrom(...outcomes, ...outcomes.slice(0, 1)),
  }),
  { maxLength: 6 },
);

type Drawn<Of> = Of extends fc.Arbitrary<infer Value> ? Value : never;

function made(drawn: Drawn<typeof stays>, sent: Drawn<typeof lines>) {
  const known = drawn.map(({ arrives, nights, ...rest }, at): KnownBooking => {
    const checkIn = addDays(today, arrives);
    return { ...rest, id: String(at), today, checkIn, checkOut: addDays(checkIn, nights) };
  });
  const toMatch = sent.map(({ outcome: _outcome, ...line }): LineOfBookings => ({
    ...line,
    payerKey: line.account,
  }));
  return { known, toMatch, of: sent.map(({ outcome }) => outcome) };
}

it("is certain of no line of which the other side's account is missing or the owner's own", () => {
  fc.assert(
    fc.property(stays, lines, fc.boolean(), (drawn, sent, isMissing) => {
      const { known, toMatch, of } = made(drawn, sent);
      const account = isMissing ? null : OWN;
      const without = toMatch.map((line): LineOfBookings => ({
        ...line,
        account,
        payerKey: account,
        ownAccount: isMissing ? line.ownAccount : "0532013000",
      }));
      expect(matchBookings(without, of, known).filter((found) => found?.certain === true)).toEqual([]);
    }),
    { numRuns: 500 },
  );
});

it("is certain only from an account that paid there before, to the cent, and of the one set there is", () => {
  let certain = 0;
  fc.assert(
    fc.property(stays, lines, (drawn, sent) => {
      const { known, toMatch, of } = made(drawn, sent);
      const isNamed = toMatch.some(({ ownAccount }) => ownAccount !== null);
      const paid = new Set<string>();
      for (const [at, found] of matchBookings(toMatch, of, known).entries()) {
        const line = toMatch[at];
        if (found?.certain !== true || line === undefined) continue;
        certain += 1;
        const set = found.proposal.stays.map(({ stay }) => stay);
        expect(line.account).not.toBeNull();
        if (isNamed) expect(line.account).not.toBe(OWN);
        for (const stay of set) {
          expect(stay.payerAccounts).toContain(line.account);
          expect(stay.currency).toBe(line.currency);
          expect(differenceInDays(line.bookedOn, stay.today)).toBeGreaterThanOrEqual(0);
          // No booking is paid by two lines.
          expect(paid.has(stay.id)).toBe(false);
          paid.add(stay.id);
        }
        expect(new Set(set.map(({ propertyId }) => propertyId)).size).toBe(1);
        const expected = set.reduce((sum, stay) => sum + (stay.payoutMinor ?? stay.openMinor), 0);
        expect(expected).toBe(line.amountMinor);
        expect(line.returned).toBe(false);
        expect(line.text).not.toBe("Kaution");
        // No lease that the payer is known to, and for a payout none that owes the sum.
        const outcome = of[at];
        expect(["none", "doubtful"]).toContain(outcome?.state);
        if (outcome?.state === "none") expect(outcome.why).toBe("nobody");
        if (outcome?.state === "doubtful") expect(found.proposal.by).toBe("guest");
      }
    }),
    { numRuns: 2_000 },
  );
  expect(certain).toBeGreaterThan(20);
});
