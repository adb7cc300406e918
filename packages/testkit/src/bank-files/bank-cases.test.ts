import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";

import { currency, formatMinor } from "@keystead/domain/money";
import { textOfBytes } from "@keystead/domain/spreadsheet";
import { noAnswers, readBankFile } from "@keystead/domain/statements";
import type { BankAnswers, BankFile, BankQuestion } from "@keystead/domain/statements";
import { describe, expect, it } from "vitest";

import { decode } from "./encodings.ts";

const folder = join(import.meta.dirname, "bank-cases");

/** A file from a public bug report about another product, with the correct reading. */
type Case = {
  readonly file: string;
  /** "day amount currency | name | account", in the order of the file. */
  readonly lines: readonly string[];
  readonly own?: string;
  readonly pending?: number;
  readonly reverted?: number;
  /** The questions it leaves open; the usual answers apply. */
  readonly questions?: readonly BankQuestion["kind"][];
  readonly answers?: Partial<BankAnswers>;
};

const DKB = "DE89370400440532013000";
const jana = "Jana Köhler | DE02120300000000202051";
const works = "Stadtwerke Süd | DE02100100109307118603";

const cases: readonly Case[] = [
  {
    file: "01-dkb.csv",
    own: DKB,
    lines: [
      ...["02", "03", "04"].map((day) => `2026-11-${day} 850.00 EUR | ${jana}`),
      ...["11", "12", "13"].map((day) => `2026-11-${day} -120.50 EUR | ${works}`),
    ],
  },
  {
    file: "01-soll-haben-last.csv",
    questions: ["currency"],
    lines: ["02 802.50", "03 803.50", "04 804.50", "11 -81.10", "12 -82.10", "13 -83.10"].map(
      (line) => `2026-11-${line} EUR |  | `,
    ),
  },
  {
    file: "01-credit-agricole.csv",
    lines: ["2026-11-02 850.00 EUR |  | ", "2026-11-13 -64.20 EUR |  | ", "2026-11-14 -20.00 EUR |  | "],
  },
  {
    file: "01-comdirect.csv",
    pending: 1,
    lines: ["2026-11-03 1850.00 EUR | Jana Köhler | ", "2026-11-02 -1234.56 EUR | Versicherung | "],
  },
  {
    file: "03-nl.csv",
    own: "NL91ABNA0417164300",
    lines: [
      "2026-11-03 950.00 EUR | Dhr P Jansen | NL02ABNA0123456789",
      "2026-11-04 -181.50 EUR | LOODGIETER BV | NL18RABO0123459876",
      "2026-11-10 1120.00 EUR | Mw A de Wit | NL44RABO0123456789",
    ],
  },
  {
    file: "03-en.csv",
    own: "NL91ABNA0417164300",
    lines: [
      "2026-11-03 950.00 EUR | Dhr P Jansen | NL02ABNA0123456789",
      "2026-11-04 -181.50 EUR | LOODGIETER BV | NL18RABO0123459876",
      "2026-11-05 -31.50 EUR | WATERBEDRIJF | NL18RABO0123459877",
    ],
  },
  {
    // Two account columns, each with the same value in all three rows, and no titles: nothing says whose they are.
    file: "04-triodos.csv",
    questions: ["currency"],
    lines: [
      "2026-11-03 950.00 EUR | P Jansen | ",
      "2026-11-04 -181.50 EUR | Loodgieter BV | ",
      "2026-11-15 -64.20 EUR | Waterbedrijf | ",
    ],
  },
  {
    file: "04-type.csv",
    questions: ["currency"],
    lines: ["2026-11-03 950.00 EUR |  | ", "2026-11-04 -181.50 EUR |  | ", "2026-11-05 -64.20 EUR |  | "],
  },
  {
    file: "04-debito.csv",
    questions: ["currency"],
    lines: ["2026-11-03 950.00 EUR |  | ", "2026-11-14 -181.50 EUR |  | ", "2026-11-15 -64.20 EUR |  | "],
  },
  {
    file: "06-october.csv",
    own: "12345678",
    questions: ["dateOrder", "currency"],
    lines: ["2026-10-02 950.00 EUR |  | ", "2026-10-05 -64.20 EUR |  | "],
  },
  {
    file: "06-november.csv",
    own: "12345678",
    questions: ["currency"],
    lines: ["02 950.00", "03 950.00", "13 950.00", "17 -120.00", "18 -45.00"].map(
      (line) => `2026-11-${line} EUR |  | `,
    ),
  },
  {
    file: "06-november-early.csv",
    own: "12345678",
    questions: ["currency"],
    lines: ["13 950.00", "14 950.00", "17 -120.00"].map((line) => `2026-11-${line} EUR |  | `),
  },
  {
    file: "07-dkb-status.csv",
    pending: 1,
    lines: [
      `2026-11-03 850.00 EUR | ${jana}`,
      `2026-11-04 -120.50 EUR | ${works}`,
      `2026-11-05 -20.50 EUR | ${works}`,
    ],
  },
  {
    file: "07-sparkasse-info.csv",
    own: DKB,
    pending: 1,
    questions: ["direction"],
    lines: [
      "2026-11-03 850.00 EUR | KÖHLER, JANA | DE02120300000000202051",
      "2026-11-04 120.00 EUR | KÖHLER, JANA | DE02120300000000202051",
    ],
  },
  {
    file: "09-personal.csv",
    reverted: 1,
    lines: [
      "2026-11-02 850.00 EUR |  | ",
      "2026-11-05 -200.00 EUR |  | ",
      "2026-11-05 -5.00 EUR |  | ",
      "2026-11-07 -40.00 EUR |  | ",
      "2026-11-07 -0.40 EUR |  | ",
      "2026-11-09 1200.00 GBP |  | ",
    ],
  },
  {
    file: "09-business.csv",
    reverted: 1,
    lines: ["2026-11-02 950.00 EUR |  | ", "2026-11-03 -200.00 EUR |  | ", "2026-11-03 -5.00 EUR |  | "],
  },
  {
    file: "10-refund.csv",
    questions: ["currency"],
    lines: ["03 950.00", "04 -120.00", "09 45.00", "10 -64.20"].map((line) => `2026-11-${line} EUR |  | `),
  },
  {
    file: "10-bounced.csv",
    questions: ["currency"],
    lines: ["03 950.00", "05 -950.00", "10 -64.20"].map((line) => `2026-11-${line} EUR |  | `),
  },
  {
    file: "11-batch.xml",
    own: DKB,
    lines: [`2026-11-03 850.50 EUR | ${jana}`, "2026-11-03 950.00 EUR | Tom Reed | DE02100100109307118603"],
  },
  {
    file: "11-batch-returned.xml",
    own: DKB,
    lines: [`2026-11-09 -850.50 EUR | ${jana}`, "2026-11-09 -950.00 EUR | Tom Reed | DE02100100109307118603"],
  },
  {
    file: "12-iso-8859-1.xml",
    own: DKB,
    lines: ["2026-11-05 850.00 EUR | Jörg Süß | DE02120300000000202051"],
  },
  {
    file: "12-iso-8859-2.xml",
    own: "PL61109010140000071219812874",
    lines: ["2026-11-05 2850.00 PLN | Łukasz Wiśniewski | PL27114020040000300201355387"],
  },
  {
    file: "12-windows-1250.xml",
    own: "CZ6508000000192000145399",
    lines: ["2026-11-05 12850.00 CZK | Dvořák Jiří | "],
  },
  {
    file: "15-two.xml",
    pending: 1,
    lines: [`2026-11-03 850.00 EUR | ${jana}`, "2026-11-04 950.00 EUR | Tom Reed | DE02100100109307118603"],
  },
  {
    file: "16-postbank.csv",
    lines: [
      "2026-10-28 -1000.00 EUR | Max | ",
      "2026-10-29 950.00 EUR | Jana | ",
      "2026-10-30 -950.00 EUR | Max | ",
    ],
  },
  {
    file: "16-unicode-minus.csv",
    questions: ["currency"],
    lines: ["02 -100.00", "03 -100.00", "04 1000.00"].map((line) => `2026-11-${line} EUR |  | `),
  },
  {
    file: "16-brackets.csv",
    lines: ["13 57.92", "14 -0.01", "15 -1234.56", "16 -1234.56"].map((line) => `2026-10-${line} USD |  | `),
  },
  {
    file: "16-danish.csv",
    lines: ["17 -1234.56", "18 8950.00", "19 -120.00", "20 -20.00"].map(
      (line) => `2026-11-${line} DKK |  | `,
    ),
  },
  {
    file: "16-quotes.csv",
    questions: ["currency"],
    lines: ["2026-11-03 950.00 EUR |  | ", "2026-11-04 -12.00 EUR |  | "],
  },
  {
    file: "16-whole-thousands.csv",
    questions: ["direction", "currency"],
    lines: ["02 1000.00", "03 1111.11", "04 2000.00"].map((line) => `2026-11-${line} EUR |  | `),
  },
  {
    file: "17-balance-first.csv",
    questions: ["currency"],
    lines: ["03 950.00", "04 -181.50", "05 -68.50"].map((line) => `2026-11-${line} EUR |  | `),
  },
  {
    file: "17-fecha-valor.csv",
    questions: ["currency"],
    lines: ["2026-10-31 950.00 EUR |  | ", "2026-11-02 -64.20 EUR |  | "],
  },
  {
    file: "18-card.csv",
    questions: ["currency"],
    answers: { turned: true },
    lines: ["03 -120.00", "13 300.00", "14 -45.10"].map((line) => `2026-11-${line} EUR |  | `),
  },
  {
    file: "19-october.csv",
    questions: ["currency"],
    answers: { currency: currency("GBP") },
    lines: ["2026-11-02 950.00 GBP |  | ", "2026-11-13 -64.20 GBP |  | "],
  },
  ...["20-camt.xml", "20-dkb.csv"].map((file) => ({
    file,
    own: DKB,
    lines: [
      `2026-11-03 850.00 EUR | ${jana}`,
      ...[1, 2].map(() => `2026-11-14 -20.00 EUR | ${works}`),
      `2026-11-17 -850.00 EUR | ${jana}`,
    ],
  })),
  {
    file: "20-mt940.sta",
    own: DKB,
    lines: [
      "2026-11-03 850.00 EUR | KOEHLER JANA | DE02120300000000202051",
      ...[1, 2].map(() => "2026-11-14 -20.00 EUR | STADTWERKE SUED | DE02100100109307118603"),
      "2026-11-17 -850.00 EUR | KOEHLER JANA | DE02120300000000202051",
    ],
  },
  {
    file: "20-ofx.ofx",
    own: "0532013000",
    lines: [
      "2026-11-05 850.00 EUR | JANA KOHLER | ",
      ...[1, 2].map(() => "2026-11-14 -20.00 EUR | STADTWERKE SUD | "),
      "2026-11-18 -850.00 EUR | JANA KOHLER | ",
    ],
  },
  {
    file: "20-words.csv",
    lines: ["04 850.00", "14 -20.00", "14 -20.00", "17 -850.00"].map((line) => `2026-11-${line} EUR |  | `),
  },
  {
    file: "30-abn.tab",
    own: "417164300",
    lines: [
      "2026-11-03 950.00 EUR | P JANSEN | NL02ABNA0123456789",
      "2026-11-04 -181.50 EUR | LOODGIETER BV | ",
    ],
  },
  {
    file: "30-c-054.xml",
    own: DKB,
    lines: ["2026-11-05 850.00 EUR | Jana | DE02120300000000202051"],
  },
  { file: "30-c-pi.xml", own: DKB, lines: ["2026-11-05 850.00 EUR |  | "] },
  {
    file: "30-mt940.sta",
    own: DKB,
    lines: ["2026-11-03 850.00 EUR | KOEHLER JANA | DE02120300000000202051"],
  },
  {
    file: "30-utf16be.csv",
    questions: ["direction", "currency"],
    lines: ["2026-11-03 850.00 EUR |  | ", "2026-11-04 851.00 EUR |  | "],
  },
  { file: "30-x.ofx", questions: ["currency"], lines: ["2026-11-03 850.00 EUR | JANA | "] },
  {
    file: "30-x.qif",
    questions: ["dateOrder", "currency"],
    answers: { dateOrder: "month_first" },
    lines: ["2026-11-03 850.00 EUR | Jana | "],
  },
];

function readCase(file: string, answers: Partial<BankAnswers> = {}): BankFile {
  return readBankFile(textOfBytes(readFileSync(join(folder, file)), decode), {
    language: "de",
    currency: currency("EUR"),
    answers: { ...noAnswers, ...answers },
  });
}

it("has a right reading for every file that is there", () => {
  expect(cases.map(({ file }) => file).toSorted()).toEqual(readdirSync(folder).toSorted());
});

describe("files of public bug reports", () => {
  it.each(cases)("$file", ({ file, lines, own, pending = 0, reverted = 0, questions = [], answers }) => {
    const read = readCase(file, answers);
    if (read.state === "refused") throw new Error(`refused as ${read.what}`);
    const { reading } = read;
    expect(
      reading.lines.map(
        ({ bookedOn, amountMinor, currency: coin, name, account }) =>
          `${bookedOn} ${formatMinor(amountMinor, 2)} ${coin} | ${name} | ${account ?? ""}`,
      ),
    ).toEqual(lines);
    expect(reading).toMatchObject({ unread: [], notBooked: { pending, reverted } });
    expect(reading.questions.map(({ kind }) => kind)).toEqual(questions);
    if (own !== undefined)
      expect(new Set(reading.lines.map(({ ownAccount }) => ownAccount))).toEqual(new Set([own]));
  });

  it("keeps each statement's own account where a file holds two", () => {
    const read = readCase("15-two.xml");
    if (read.state === "refused") throw new Error("refused");
    expect(read.reading.lines.map(({ ownAccount }) => ownAccount)).toEqual([DKB, "DE02500105170137075030"]);
  });

  it("takes neither a name from text nor a balance for an amount", () => {
    const read = readCase("09-personal.csv");
    if (read.state === "refused") throw new Error("refused");
    const ofEuro = read.reading.balances.find(({ currency: coin }) => coin === "EUR");
    expect(ofEuro).toMatchObject({ openingMinor: 100_000, closingMinor: 160_460, gapOn: null });
  });
});
