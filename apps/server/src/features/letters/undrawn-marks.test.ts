import { describe, expect, it } from "vitest";

import { composeLetter } from "#adapters/letters/compose-letter.ts";
import type { Letter } from "#adapters/letters/letter.ts";
import {
  aLetter,
  closedDeposit,
  moveInRecord,
  moveOutRecord,
  oneTransfer,
  recordWith,
  sampleOpenRows,
  statementOver,
  wholeMonth,
} from "#adapters/letters/sample-letters.ts";
import { undrawnMarks } from "./undrawn-marks.ts";

const marksOf = (letter: Letter, hasOwnAddress = true) =>
  undrawnMarks(composeLetter(letter), letter, hasOwnAddress);

/** Signs that no font of the product has, each in its own field. */
const signed: Partial<Letter> = {
  sender: {
    name: "Vera Vogt →",
    lines: ["Rosenweg 4", "★ Leipzig"],
    iban: "DE89370400440532013000",
    paymentNote: "✓ Sparkasse",
  },
  tenants: ["Ada 😀"],
  recipientLines: ["Hafenstr. 1 ⇒"],
  place: "Lindenhof ☆",
  notes: new Map([["r3", "Key ✔"]]),
};

const ofEach = [
  { source: "address", marks: ["⇒"] },
  { source: "senderName", marks: ["→"] },
  { source: "senderAddress", marks: ["★"] },
  { source: "payment", marks: ["✓"] },
  { source: "tenants", marks: ["😀"] },
  { source: "place", marks: ["☆"] },
  { source: "notes", marks: ["✔"] },
];

describe("signs that no font has", () => {
  it("are named with each field of a reminder, in every language", () => {
    for (const language of ["en", "es", "de", "fr", "it"] as const)
      expect([language, marksOf(aLetter(language, sampleOpenRows, signed))]).toEqual([language, ofEach]);
  });

  it.each([
    ["a receipt of a month", wholeMonth],
    ["a receipt of a payment", oneTransfer],
    ["a statement", statementOver(2)],
    ["a deposit", closedDeposit],
    ["the record of a move-in", moveInRecord],
    ["the record of a move-out", moveOutRecord],
  ])("are named with the fields that stand in %s, and never without one", (_what, content) => {
    const found = marksOf(aLetter("en", content, signed));
    expect(ofEach).toEqual(expect.arrayContaining(found));
    expect(found.map(({ source }) => source)).toEqual(
      expect.arrayContaining(["address", "senderName", "senderAddress", "tenants", "place"]),
    );
  });

  it("are the property's where the letter goes to the address that is let", () => {
    expect(marksOf(aLetter("en", statementOver(2), { recipientLines: ["Flat →", "Lyon"] }), false)).toEqual([
      { source: "place", marks: ["→"] },
    ]);
  });

  it("are named in the note of a deposit", () => {
    if (closedDeposit.kind !== "deposit") throw new Error("the sample is of a deposit");
    const { closeOut } = closedDeposit;
    const movements = closeOut.movements.map((movement) => ({ ...movement, note: "Parquet ♥" }));
    const content = { ...closedDeposit, closeOut: { ...closeOut, movements } };
    expect(marksOf(aLetter("en", content))).toEqual([{ source: "notes", marks: ["♥"] }]);
  });

  it("are named in the notes of a handover", () => {
    expect(marksOf(aLetter("en", recordWith("Kitchen ✓\nBath ♥ ✓")))).toEqual([
      { source: "handover", marks: ["✓", "♥"] },
    ]);
  });

  it("keep no letter back in which they do not stand", () => {
    expect(marksOf(aLetter("en", wholeMonth, { notes: new Map([["another", "→"]]) }))).toEqual([]);
    expect(marksOf(aLetter("en", wholeMonth))).toEqual([]);
  });
});
