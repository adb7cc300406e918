import fc from "fast-check";
import { expect, it } from "vitest";

import { addDays, addToMonth, differenceInDays, month, plainDate } from "../../calendar/index.ts";
import { currency } from "../../money/index.ts";
import { germanIban } from "../bank-line.ts";
import type { KnownLease } from "./known-lease.ts";
import type { LineToMatch } from "./known-payers.ts";
import { matchStatement } from "./match-statement.ts";

const today = plainDate("2026-11-19");
const OWN = germanIban("37040044", "532013000");
/** Accounts of the tenants by index; the last is the owner's own, which an earlier bug once took for a payer's. */
const accounts = [...["1", "2", "3", "4"].map((number) => germanIban("10010010", `70000${number}`)), OWN];
const names = ["Ana García", "Jonas Weber", "Karl Weber", "Tom Reed", "Wu"];
const sums = [45_000, 50_000, 88_000, 90_000, 176_000];

const coin = fc.constantFrom(currency("EUR"), currency("EUR"), currency("CHF"));
const day = fc.integer({ min: -80, max: 10 }).map((days) => addDays(today, days));

const leases = fc.array(
  fc.record({
    currency: coin,
    tenants: fc.uniqueArray(fc.integer({ min: 0, max: 4 }), { minLength: 1, maxLength: 2 }),
    accounts: fc.array(fc.constantFrom(...accounts), { maxLength: 3 }),
    unit: fc.constantFrom(null, "Wohnung 1", "Flat 2", "3. OG"),
    months: fc.uniqueArray(fc.integer({ min: -3, max: 1 }), { maxLength: 4 }),
    openMinor: fc.constantFrom(...sums),
    transfers: fc.array(
      fc.record({ paidOn: day, amountMinor: fc.constantFrom(...sums), ofFile: fc.boolean() }),
      {
        maxLength: 3,
      },
    ),
    refunds: fc.array(fc.record({ refundedOn: day, amountMinor: fc.constantFrom(...sums) }), {
      maxLength: 1,
    }),
    deposits: fc.array(
      fc.record({ movedOn: day, amountMinor: fc.constantFrom(...sums, ...sums.map((sum) => -sum)) }),
      { maxLength: 1 },
    ),
    depositDueMinor: fc.constantFrom(0, 0, ...sums),
  }),
  { maxLength: 6 },
);

const lines = fc.array(
  fc.record({
    bookedOn: day,
    amountMinor: fc.constantFrom(...sums, ...sums.map((sum) => -sum)),
    currency: coin,
    name: fc.constantFrom("", ...names, "WEBER JONAS", "Sozialamt"),
    text: fc.constantFrom(
      "",
      "Miete November",
      "rent 10/2026 Flat 2",
      "House 1 Wohnung 1 Miete Oktober 880,00",
      "Miete Tom Reed Dezember",
      "Kaution",
      "Rücklastschrift",
    ),
    account: fc.constantFrom(null, ...accounts),
    /** As the file writes it, in another form, or missing. */
    ownAccount: fc.constantFrom(null, OWN, "0532013000"),
    returned: fc.constantFrom(false, false, false, true),
    chosen: fc.constantFrom(null, null, null, null, null, 0, 1),
  }),
  { maxLength: 12 },
);

function made([rented, sent]: readonly [
  typeof leases extends fc.Arbitrary<infer Of> ? Of : never,
  typeof lines extends fc.Arbitrary<infer Of> ? Of : never,
]): { readonly known: readonly KnownLease[]; readonly toMatch: readonly LineToMatch[] } {
  const known = rented.map((one, at): KnownLease => ({
    id: String(at),
    currency: one.currency,
    today,
    rentable: { property: `House ${at}`, unit: one.unit },
    tenants: one.tenants.map((who) => ({ id: String(who), name: names[who] ?? "" })),
    months: one.months
      .toSorted((a, b) => a - b)
      .map((ahead) => addToMonth(month("2026-11"), ahead))
      .map((period) => ({
        period,
        dueOn: plainDate(`${period}-05`),
        openMinor: one.openMinor,
        parts: [{ ref: `${period}:rent`, kind: "rent" as const, openMinor: one.openMinor }],
      })),
    transfers: one.transfers.map((transfer, place) => ({
      ...transfer,
      transferId: `${at} ${place}`,
      keptMinor: transfer.amountMinor,
    })),
    refunds: one.refunds.map((refund, place) => ({
      ...refund,
      refundId: `${at} ${place} back`,
      transferId: `${at} 0`,
    })),
    deposits: one.deposits.map((deposit, place) => ({ ...deposit, depositId: `${at} ${place} deposit` })),
    depositDueMinor: one.depositDueMinor,
    accounts: one.accounts,
  }));
  const toMatch = sent.map(({ chosen, ...line }): LineToMatch => ({
    ...line,
    accountKey: line.account,
    chosenLeaseId: chosen === null ? null : String(chosen),
    booked: null,
  }));
  return { known, toMatch };
}

const world = fc.tuple(leases, lines);

it("is certain of no line of which the other side's account is missing or the owner's own", () => {
  fc.assert(
    fc.property(world, fc.boolean(), (drawn, isMissing) => {
      const { known, toMatch } = made(drawn);
      const without = toMatch.map((line): LineToMatch => {
        const account = isMissing ? null : OWN;
        return {
          ...line,
          account,
          accountKey: account,
          ownAccount: isMissing ? line.ownAccount : "0532013000",
        };
      });
      const certain = matchStatement(without, known).filter(
        (one) => one.state === "certain" || (one.state === "deposit" && one.isCertain),
      );
      expect(certain).toEqual([]);
    }),
    { numRuns: 500 },
  );
});

it("is certain only from an account that is known as one payer's, and by a sum or a month that is open", () => {
  let certain = 0;
  fc.assert(
    fc.property(world, (drawn) => {
      const { known, toMatch } = made(drawn);
      const isNamed = toMatch.some(({ ownAccount }) => ownAccount !== null);
      for (const [at, outcome] of matchStatement(toMatch, known).entries()) {
        const line = toMatch[at];
        if (outcome.state !== "certain" || line === undefined) continue;
        certain += 1;
        const { proposal } = outcome;
        const lease = known.find(({ id }) => id === proposal.leaseId);
        expect(line.account).not.toBeNull();
        if (isNamed) expect(line.account).not.toBe(OWN);
        expect(lease?.accounts).toContain(line.account);
        expect(lease?.currency).toBe(line.currency);
        expect(line.amountMinor).toBeGreaterThan(0);
        expect([line.returned, line.chosenLeaseId]).toEqual([false, null]);
        expect(["open", "usual", "part"]).toContain(proposal.byAmount);
        // No other tenant is known by that account.
        const tenants = new Set(lease?.tenants.map(({ id }) => id));
        for (const other of known)
          if (other.currency === line.currency && other.accounts.includes(line.account ?? ""))
            if (other !== lease && other.months.length > 0)
              expect(other.tenants.some(({ id }) => tenants.has(id))).toBe(true);
      }
    }),
    { numRuns: 2_000 },
  );
  expect(certain).toBeGreaterThan(20);
});

it("takes a line for a deposit only of that sum, and for one that is recorded once and within 3 days", () => {
  let deposits = 0;
  fc.assert(
    fc.property(world, (drawn) => {
      const { known, toMatch } = made(drawn);
      const isNamed = toMatch.some(({ ownAccount }) => ownAccount !== null);
      const taken = new Map<string, number>();
      for (const [at, outcome] of matchStatement(toMatch, known).entries()) {
        const line = toMatch[at];
        if (outcome.state !== "deposit" || line === undefined) continue;
        deposits += 1;
        const lease = known.find(({ id }) => id === outcome.leaseId);
        const { recordedOn, isCertain } = outcome;
        expect(lease?.currency).toBe(line.currency);
        expect(line.chosenLeaseId).toBeNull();
        if (recordedOn === null) {
          expect(lease?.depositDueMinor).toBe(line.amountMinor);
          expect(isCertain).toBe(false);
          continue;
        }
        const recorded = lease?.deposits.filter(({ amountMinor }) => amountMinor === line.amountMinor) ?? [];
        expect(recorded.map(({ movedOn }) => movedOn)).toContain(recordedOn);
        expect(Math.abs(differenceInDays(line.bookedOn, recordedOn))).toBeLessThanOrEqual(3);
        const lines = (taken.get(outcome.leaseId) ?? 0) + 1;
        taken.set(outcome.leaseId, lines);
        expect(lines).toBeLessThanOrEqual(lease?.deposits.length ?? 0);
        if (!isCertain) continue;
        expect(lease?.accounts).toContain(line.account);
        if (isNamed) expect(line.account).not.toBe(OWN);
      }
    }),
    { numRuns: 2_000 },
  );
  expect(deposits).toBeGreaterThan(20);
});
