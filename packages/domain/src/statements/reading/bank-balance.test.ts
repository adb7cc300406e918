import fc from "fast-check";
import { expect, it } from "vitest";

import { addDays, plainDate } from "../../calendar/index.ts";
import { currency } from "../../money/index.ts";
import { noAnswers } from "./bank-reading.ts";
import { readBankFiles } from "./read-bank-file.ts";

const IBAN = "DE89370400440532013000";
const rules = { language: "en", currency: currency("EUR"), answers: noAnswers } as const;

type Day = readonly number[];

const euro = (minor: number): string => (Math.abs(minor) / 100).toFixed(2);
const way = (minor: number): string => (minor < 0 ? "DBIT" : "CRDT");
const dayAt = (at: number): string => addDays(plainDate("2026-11-02"), at);
const sum = (moved: readonly number[]): number => moved.reduce((all, one) => all + one, 0);

/** The statement of one day, as CAMT.053 or as MT940. */
const layouts = {
  camt: (at: number, opening: number, moved: Day) => {
    const held = (code: string, minor: number) =>
      `<Bal><Tp><CdOrPrtry><Cd>${code}</Cd></CdOrPrtry></Tp><Amt Ccy="EUR">${euro(minor)}</Amt><CdtDbtInd>${way(minor)}</CdtDbtInd><Dt><Dt>${dayAt(at)}</Dt></Dt></Bal>`;
    const entries = moved.map(
      (minor) =>
        `<Ntry><Amt Ccy="EUR">${euro(minor)}</Amt><CdtDbtInd>${way(minor)}</CdtDbtInd><Sts>BOOK</Sts><BookgDt><Dt>${dayAt(at)}</Dt></BookgDt></Ntry>`,
    );
    return `<Document><BkToCstmrStmt><Stmt><Acct><Id><IBAN>${IBAN}</IBAN></Id></Acct>${held("OPBD", opening)}${held("CLBD", opening + sum(moved))}${entries.join("")}</Stmt></BkToCstmrStmt></Document>`;
  },
  mt940: (at: number, opening: number, moved: Day) => {
    const day = dayAt(at).slice(2).replaceAll("-", "");
    const held = (minor: number) => `${minor < 0 ? "D" : "C"}${day}EUR${euro(minor).replace(".", ",")}`;
    const entries = moved.map(
      (minor) => `:61:${day}${minor < 0 ? "D" : "C"}${euro(minor).replace(".", ",")}NTRFNONREF\n:86:Text`,
    );
    return [
      `:20:1`,
      `:25:${IBAN}`,
      `:28C:${at + 1}`,
      `:60F:${held(opening)}`,
      ...entries,
      `:62F:${held(opening + sum(moved))}`,
      "-",
    ].join("\n");
  },
};

const amount = fc.integer({ min: -90_000, max: 90_000 }).filter((minor) => minor !== 0);
const days = fc.array(fc.array(amount, { minLength: 1, maxLength: 3 }), { minLength: 1, maxLength: 6 });
const layout = fc.constantFrom(layouts.camt, layouts.mt940);

function balancesOf(files: readonly string[]) {
  const read = readBankFiles(files, rules);
  if (read.state === "refused") throw new Error(`refused as ${read.what}`);
  return read.reading.balances;
}

/** The balance before each day. */
function openings(opening: number, moved: readonly Day[]): readonly number[] {
  return moved.map((_day, at) => opening + sum(moved.slice(0, at).flat()));
}

it("makes one balance of the statements of many days in any order, and they add up", () => {
  fc.assert(
    fc.property(days, amount, layout, fc.boolean(), (moved, opening, write, twice) => {
      const before = openings(opening, moved);
      const files = moved.map((day, at) => write(at, before[at] ?? 0, day));
      const handed = twice ? [...files.toReversed(), files[0] ?? ""] : files.toReversed();
      expect(balancesOf(handed)).toEqual([
        {
          account: IBAN,
          currency: "EUR",
          openingMinor: opening,
          closingMinor: opening + sum(moved.flat()),
          openedOn: dayAt(0),
          gapOn: null,
        },
      ]);
    }),
  );
});

it("names the first day on which a statement is missing or a line of one is", () => {
  fc.assert(
    fc.property(days, amount, layout, fc.nat(), (moved, opening, write, nat) => {
      fc.pre(moved.length > 2);
      const before = openings(opening, moved);
      const at = 1 + (nat % (moved.length - 2));
      fc.pre(sum(moved[at] ?? []) !== 0);
      const files = moved.map((day, place) => write(place, before[place] ?? 0, day));
      expect(balancesOf(files.toSpliced(at, 1))[0]?.gapOn).toBe(dayAt(at + 1));
      // A line of that day's statement is missing, while its closing balance stays as the bank gave it.
      const whole = write(at, before[at] ?? 0, moved[at] ?? []);
      const short = whole.replace(/<Ntry>.*?<\/Ntry>|:61:.*\n:86:Text\n?/, "");
      expect(balancesOf(files.with(at, short))[0]?.gapOn).toBe(dayAt(at));
    }),
  );
});
