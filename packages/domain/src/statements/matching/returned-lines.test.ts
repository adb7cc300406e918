import fc from "fast-check";
import { describe, expect, it } from "vitest";

import { addDays, month, plainDate } from "../../calendar/index.ts";
import { currency } from "../../money/index.ts";
import { saysSentBack } from "../bank-words.ts";
import type { KnownLease } from "./known-lease.ts";
import type { LineToMatch } from "./known-payers.ts";
import { matchStatement } from "./match-statement.ts";

const EUR = currency("EUR");
const paidOn = plainDate("2026-11-05");

/** Tom Reed, whose November is paid and whose December is open. */
const tom: KnownLease = {
  id: "tom",
  currency: EUR,
  today: plainDate("2026-11-30"),
  rentable: { property: "High Street 1", unit: null },
  tenants: [{ id: "tom", name: "Tom Reed" }],
  months: [
    {
      period: month("2026-12"),
      dueOn: plainDate("2026-12-05"),
      openMinor: 95_000,
      parts: [{ ref: "2026-12:rent", kind: "rent", openMinor: 95_000 }],
    },
  ],
  transfers: [{ transferId: "paid", paidOn, amountMinor: 95_000, keptMinor: 95_000, ofFile: true }],
  refunds: [],
  deposits: [],
  depositDueMinor: 0,
  accounts: ["of tom"],
};

function line(more: Partial<LineToMatch>): LineToMatch {
  return {
    bookedOn: plainDate("2026-11-09"),
    amountMinor: -95_000,
    currency: EUR,
    name: "TOM REED",
    text: "",
    account: null,
    accountKey: null,
    chosenLeaseId: null,
    ownAccount: null,
    returned: false,
    booked: null,
    ...more,
  };
}

const byAccount = { account: "GB33BUKB20201555555555", accountKey: "of tom" };
const ofNovember = { state: "returned", of: [{ leaseId: "tom", transferId: "paid", paidOn }] };

describe("a rent payment that came back", () => {
  it("is one however the bank writes it, and never money that the owner paid", () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 0, max: 90 }),
        fc.constantFrom({}, byAccount, { ...byAccount, name: "" }, { name: "", text: "Rent Tom Reed" }),
        fc.constantFrom("", "Rücklastschrift", "SEPA RETURN MD06", "Lastschrift"),
        fc.boolean(),
        (days, side, words, returned) => {
          const [outcome] = matchStatement(
            [line({ text: words, ...side, bookedOn: addDays(paidOn, days), returned })],
            [tom],
          );
          expect(outcome).toMatchObject(ofNovember);
        },
      ),
    );
  });

  it("is money that went out where that sum was not paid, or not by whoever it went to", () => {
    expect(matchStatement([line({ amountMinor: -94_000 })], [tom])[0]).toEqual({ state: "out" });
    expect(matchStatement([line({ name: "Plumber" })], [tom])[0]).toEqual({ state: "out" });
    expect(matchStatement([line({ bookedOn: addDays(paidOn, -1) })], [tom])[0]).toEqual({ state: "out" });
  });

  it("keeps the line that it takes back from being certain, and says which that is", () => {
    const unpaid = { ...tom, transfers: [], months: tom.months.map((one) => ({ ...one, dueOn: paidOn })) };
    const came = line({ ...byAccount, amountMinor: 95_000, bookedOn: paidOn });
    expect(matchStatement([came], [unpaid])[0]).toMatchObject({ state: "certain" });
    for (const back of [line({ returned: true, name: "" }), line(byAccount)])
      expect(matchStatement([came, back], [unpaid])).toMatchObject([
        { state: "doubtful", doubt: "taken_back" },
        { state: "returned", lineOn: paidOn, of: [] },
      ]);
    const later = { ...came, bookedOn: plainDate("2026-11-12") };
    expect(matchStatement([later, line(byAccount)], [unpaid])).toMatchObject([
      { state: "certain" },
      { state: "out" },
    ]);
  });

  it("is in the books once, as the refund that was booked of it by hand or from another file", () => {
    const refunds = [
      { refundId: "back", transferId: "paid", refundedOn: plainDate("2026-11-10"), amountMinor: 95_000 },
    ];
    const settled = { ...tom, transfers: tom.transfers.map((one) => ({ ...one, keptMinor: 0 })), refunds };
    const [first, second] = matchStatement([line({ returned: true }), line({ returned: true })], [settled]);
    expect(first).toMatchObject({
      state: "booked",
      how: "otherwise",
      transferId: "paid",
      paidOn: "2026-11-10",
    });
    expect(second).toMatchObject({ state: "returned", of: [] });
    expect(matchStatement([line({ name: "Plumber" })], [settled])[0]).toEqual({ state: "out" });
  });
});

describe("money that came in and of which the bank says that it was sent back", () => {
  const came = (more: Partial<LineToMatch> = {}) => line({ amountMinor: 95_000, returned: true, ...more });

  it("is looked at where a tenant is known, or owes just that: they pay again what bounced", () => {
    const again = { text: "Nochmals nach Rücklastschrift", bookedOn: plainDate("2026-11-20") };
    expect(matchStatement([came({ ...byAccount, ...again })], [tom])[0]).toMatchObject({
      state: "doubtful",
      doubt: "sent_back",
      proposals: [{ leaseId: "tom" }],
    });
    expect(matchStatement([came({ ...again, name: "" })], [tom])[0]).toMatchObject({
      doubt: "payer_unknown",
    });
  });

  it("is the owner's own transfer only where nobody is known and nobody owes it", () => {
    expect(matchStatement([came({ name: "Plumber", amountMinor: 12_345 })], [tom])[0]).toMatchObject({
      state: "none",
      why: "sent_back",
    });
  });
});

it("reads in a bank's words that money came back", () => {
  for (const words of [
    "SEPA-LS RUECKBELASTUNG",
    "Rücklastschrift",
    "RUECKL. MIETE",
    "R-Transaktion AC04",
    "SEPA Return",
    "SDD return MS03",
    "Lastschriftretoure",
    "prélèvement impayé",
    "rejet prlv",
    "recibo devuelto",
    "insoluto SDD",
    "Refund: returned payment",
  ])
    expect([words, saysSentBack(words)]).toEqual([words, true]);
  for (const words of [
    "Miete November",
    "tax return 2025",
    "Rückstand Oktober",
    "return flight",
    "Rückzahlung Kaution",
  ])
    expect([words, saysSentBack(words)]).toEqual([words, false]);
});
