import { readFileSync } from "node:fs";
import { join } from "node:path";

import { month, plainDate } from "@keystead/domain/calendar";
import { currency } from "@keystead/domain/money";
import { textOfBytes } from "@keystead/domain/spreadsheet";
import { enteredBefore, matchStatement, noAnswers, readBankFile } from "@keystead/domain/statements";
import type { BankLine, KnownLease, LineToMatch } from "@keystead/domain/statements";
import { describe, expect, it } from "vitest";

import { decode } from "./encodings.ts";

/** One rent, two equal bills of one day and the return of the rent, as written by five banks and formats. */
const files = ["20-camt.xml", "20-dkb.csv", "20-mt940.sta", "20-ofx.ofx", "20-words.csv"] as const;
const EUR = currency("EUR");
const december = {
  period: month("2026-12"),
  dueOn: plainDate("2026-12-05"),
  openMinor: 85_000,
  parts: [{ ref: "2026-12:rent", kind: "rent" as const, openMinor: 85_000 }],
};

function linesOf(file: string): readonly BankLine[] {
  const bytes = readFileSync(join(import.meta.dirname, "bank-cases", file));
  const rules = { language: "de", currency: EUR, answers: noAnswers } as const;
  const read = readBankFile(textOfBytes(bytes, decode), rules);
  if (read.state === "refused") throw new Error(`refused as ${read.what}`);
  return read.reading.lines;
}

/** Jana Köhler's lease; the books have the rent and the return of these lines. */
function jana(lines: readonly BankLine[], ofFile: boolean): KnownLease {
  return {
    id: "jana",
    currency: EUR,
    today: plainDate("2026-11-30"),
    rentable: { property: "Haus 1", unit: null },
    tenants: [{ id: "jana", name: "Jana Köhler" }],
    months: [december],
    transfers: lines
      .filter(({ amountMinor }) => amountMinor > 0)
      .map(({ bookedOn: paidOn, amountMinor }) => ({
        transferId: "rent",
        paidOn,
        amountMinor,
        keptMinor: 0,
        ofFile,
      })),
    refunds: lines
      .filter(({ returned }) => returned)
      .map(({ bookedOn: refundedOn, amountMinor }) => ({
        refundId: "back",
        transferId: "rent",
        refundedOn,
        amountMinor: -amountMinor,
      })),
    deposits: [],
    depositDueMinor: 0,
    accounts: [],
  };
}

const isBill = ({ amountMinor, returned }: BankLine): boolean => amountMinor < 0 && !returned;
const toMatch = (line: BankLine): LineToMatch => ({
  ...line,
  accountKey: line.account,
  chosenLeaseId: null,
  booked: null,
});

describe.each(files)("what was booked of %s", (first) => {
  it.each(files)("is in the books when it comes as %s", (again) => {
    const [booked, lines] = [linesOf(first), linesOf(again)];
    for (const ofFile of [true, false]) {
      const outcomes = matchStatement(lines.map(toMatch), [jana(booked, ofFile)]);
      expect(outcomes.map(({ state }) => state)).toEqual(["booked", "out", "out", "booked"]);
    }
    const records = booked.filter(isBill).map(({ bookedOn: date, amountMinor }, at) => ({
      id: String(at),
      amountMinor: -amountMinor,
      currency: EUR,
      date,
      payee: null,
    }));
    const bills = lines.filter(isBill).map((line) => ({ ...line, payees: [] }));
    expect(enteredBefore(bills, records).map((record) => record?.id)).toEqual(["0", "1"]);
    expect(enteredBefore(bills, records.slice(1)).filter((record) => record !== null)).toHaveLength(1);
  });
});

it("was never certain, since none of these banks named an account that is known", () => {
  const unpaid = { ...jana([], false), months: [{ ...december, period: month("2026-11") }] };
  for (const file of files) {
    const [rent, ...others] = matchStatement(linesOf(file).map(toMatch), [unpaid]);
    expect([file, rent?.state]).toEqual([file, "doubtful"]);
    expect(others.map(({ state }) => state)).toEqual(["out", "out", "returned"]);
  }
});
