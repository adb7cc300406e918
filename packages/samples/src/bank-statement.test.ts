import { currency } from "@keystead/domain/money";
import { matchStatement, noAnswers, numberLines, printOf, readBankFile } from "@keystead/domain/statements";
import type { BankLine } from "@keystead/domain/statements";
import { describe, expect, it } from "vitest";

import { camtLayout, tableLayouts } from "./bank-layouts.ts";
import { sampleLeases, sampleLines, sampleOwnAccount, toMatch } from "./bank-statement.ts";

const rules = { language: "de", currency: currency("EUR"), answers: noAnswers } as const;

function readText(text: string): readonly BankLine[] {
  const file = readBankFile(text, rules);
  if (file.state === "refused") throw new Error("no statement");
  expect(file.reading.unread).toEqual([]);
  return file.reading.lines;
}

const readings: readonly (readonly [string, () => readonly BankLine[]])[] = [
  ...Object.entries(tableLayouts).map(
    ([name, write]) => [name, () => readText(write(sampleLines, sampleOwnAccount))] as const,
  ),
  ["camt", () => readText(camtLayout(sampleLines, sampleOwnAccount))],
];

function printsOf(lines: readonly BankLine[]): readonly string[] {
  const numbers = numberLines(lines);
  return lines.map((line, at) => printOf(line, numbers[at] ?? 0)).toSorted();
}

it("has the cases that were asked for among sixty lines", () => {
  const counts = Object.fromEntries(
    [...Map.groupBy(sampleLines, ({ of }) => of)].map(([of, lines]) => [of, lines.length]),
  );
  expect(sampleLines).toHaveLength(60);
  expect(counts).toMatchObject({
    part: 8,
    other_payer: 5,
    same_name: 5,
    two_months: 4,
    returned: 4,
    by_hand: 4,
    other_currency: 3,
    outgoing: 6,
  });
});

describe.each(readings)("the statement as %s", (_layout, read) => {
  it("reads every line as it is", () => {
    const plain = ({
      name,
      text,
      account,
      bookedOn,
      amountMinor,
      currency: coin,
      returned,
      ownAccount,
    }: BankLine) => ({
      name,
      text,
      account,
      bookedOn,
      amountMinor,
      currency: coin,
      returned,
      ownAccount,
    });
    expect(read().map(plain)).toEqual(sampleLines.map(plain));
  });

  it("has the same prints as the others", () => {
    expect(printsOf(read())).toEqual(printsOf(sampleLines));
    expect(new Set(printsOf(sampleLines)).size).toBe(60);
  });

  it("is certain of nothing that is wrong, and leaves open only what nobody can tell", () => {
    const outcomes = matchStatement(read().map(toMatch), sampleLeases);
    const judged = sampleLines.map((line, at) => ({ line, outcome: outcomes[at] }));
    const wrong = judged.filter(
      ({ line, outcome }) => outcome?.state === "certain" && outcome.proposal.leaseId !== line.leaseId,
    );
    expect(wrong).toEqual([]);
    const states = Object.fromEntries(
      [...Map.groupBy(judged, ({ line, outcome }) => `${line.of} ${outcome?.state ?? ""}`)].map(
        ([key, { length }]) => [key, length],
      ),
    );
    expect(states).toEqual({
      // Three from new accounts, four reversed on the same statement.
      "plain certain": 13,
      "plain doubtful": 7,
      "plain none": 1,
      // Of November's rent, according to their text.
      "part certain": 8,
      "other_payer certain": 1,
      "other_payer doubtful": 4,
      "same_name certain": 2,
      "same_name doubtful": 3,
      "two_months certain": 4,
      "returned returned": 4,
      "by_hand booked": 4,
      "other_currency none": 3,
      "outgoing out": 6,
    });
    const offered = judged.filter(
      ({ line, outcome }) =>
        outcome?.state === "doubtful" && !outcome.proposals.some(({ leaseId }) => leaseId === line.leaseId),
    );
    expect(offered).toEqual([]);
  });
});
