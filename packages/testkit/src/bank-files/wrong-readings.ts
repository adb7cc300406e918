import { currency } from "@keystead/domain/money";
import { textOfBytes } from "@keystead/domain/spreadsheet";
import { noAnswers, readBankFile } from "@keystead/domain/statements";
import type { BankAnswers, BankFile, BankReading } from "@keystead/domain/statements";
import fc from "fast-check";

import { decode, encode } from "./encodings.ts";
import { movements } from "./random/random-movements.ts";
import type { Movement } from "./random/random-movements.ts";
import { writings } from "./random/random-writings.ts";
import type { Writing } from "./random/random-writings.ts";
import { answersOf, movementsOf, writeBankFile } from "./random/write-bank-file.ts";

/**
 * Counts how files of random banks were read: all of them, and those that needed a question. Throws at the first wrong
 * one.
 */
export function wrongReadings(files: number): {
  readonly files: number;
  readonly questioned: number;
  readonly wrong: number;
} {
  let [read, questioned] = [0, 0];
  fc.assert(
    fc.property(movements, writings, (lines, writing) => {
      read += 1;
      const text = textOfBytes(bytesOf(lines, writing), decode);
      const { table, reading: first } = readText(text, noAnswers);
      const open = first.questions.filter(({ kind }) => kind !== "currency");
      if (open.length > 0) questioned += 1;
      const answers = answersOf(writing, table?.columns.length ?? 0);
      const columns = open.some(({ kind }) => kind === "columns") ? answers.columns : null;
      const known = { ...answers, columns };
      const then = open.length === 0 ? first : readText(text, known).reading;
      const turned = isTurned(lines, then);
      const reading = turned === null ? then : readText(text, { ...known, turned }).reading;
      const movedAs = ({ bookedOn, amountMinor }: Pick<Movement, "bookedOn" | "amountMinor">) =>
        `${bookedOn} ${amountMinor}`;
      const right = movementsOf(lines, writing);
      const [got, expected] = [reading.lines, right].map((some) => some.map(movedAs).toSorted().join("\n"));
      // A counterparty's account that could be the owner's may be missing, but must never be wrong.
      const strange = reading.lines.filter(
        (line) =>
          line.account !== null &&
          !right.some((one) => movedAs(one) === movedAs(line) && one.account === line.account),
      );
      if (got !== expected || reading.unread.length > 0 || strange.length > 0)
        throw new Error(
          `${text}\n\nread as\n${got}\nnot as\n${expected}\n${JSON.stringify({ strange, unread: reading.unread, questions: reading.questions })}`,
        );
    }),
    { numRuns: files },
  );
  return { files: read, questioned, wrong: 0 };
}

/**
 * Whether unsigned amounts all went out, as the person who uploads the file would answer; null if that is not asked.
 */
function isTurned(lines: readonly Movement[], { questions }: BankReading): boolean | null {
  return questions.some(({ kind }) => kind === "direction" || kind === "outWord")
    ? lines.every(({ amountMinor }) => amountMinor < 0)
    : null;
}

function readText(text: string, answers: BankAnswers): Extract<BankFile, { state: "read" }> {
  const file = readBankFile(text, { language: "en", currency: currency("EUR"), answers });
  if (file.state === "refused") throw new Error(`refused as ${file.what}:\n${text}`);
  return file;
}

function bytesOf(lines: readonly Movement[], writing: Writing): Uint8Array {
  const text = writeBankFile(lines, writing);
  if (writing.encoding !== "utf-8-bom") return encode(text, writing.encoding);
  return Uint8Array.of(0xef, 0xbb, 0xbf, ...encode(text, "utf-8"));
}
