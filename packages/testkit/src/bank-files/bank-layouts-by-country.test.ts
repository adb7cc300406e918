import { currency } from "@keystead/domain/money";
import { plainDate } from "@keystead/domain/calendar";
import { textOfBytes } from "@keystead/domain/spreadsheet";
import { noAnswers, readBankFile } from "@keystead/domain/statements";
import type { BankLine } from "@keystead/domain/statements";
import { describe, expect, it } from "vitest";

import { layoutsByCountry } from "./bank-layouts-by-country.ts";
import { decode, encode } from "./encodings.ts";
import { writeLayout } from "./write-layout.ts";

const ownAccount = "DE89370400440532013000";
const line = (
  day: string,
  amountMinor: number,
  name: string,
  text: string,
  account: string | null,
): BankLine => ({
  bookedOn: plainDate(day),
  amountMinor,
  currency: currency("EUR"),
  name,
  text,
  account,
  ownAccount,
  returned: false,
});

/** A landlord's month, with made-up people. */
const month: readonly BankLine[] = [
  line("2026-11-02", 85_000, "Jana Köhler", "Miete November Jana Köhler", "DE02120300000000202051"),
  line("2026-11-03", 123_456, "Tom Reed", "Rent flat 2 Tom Reed", "NL02ABNA0123456789"),
  line("2026-11-04", -12_050, "Stadtwerke", "Abschlag 11/2026 Strom", "DE02100100109307118603"),
  line("2026-11-13", 95_000, "Anna Weiss", "Miete Weiss", "FR7630006000011234567890189"),
  line("2026-11-17", -4_500, "Insurance Co", "Policy 7", "ES9121000418450200051332"),
  line("2026-11-24", -1_234_500, "Roofer", "Dach", "DE02120300000000202051"),
];

const files = layoutsByCountry.flatMap((layout) =>
  layout.encodings.map((encoding) => ({
    layout,
    encoding,
    title: `${layout.country} ${layout.bank}, ${encoding}`,
  })),
);

describe("files laid out as banks of fifteen countries write them", () => {
  it("are sixty layouts at least, each in two encodings", () => {
    expect(layoutsByCountry.length).toBeGreaterThanOrEqual(60);
    expect(new Set(layoutsByCountry.map(({ country }) => country)).size).toBe(15);
    for (const { encodings } of layoutsByCountry) expect(new Set(encodings).size).toBe(2);
  });

  it.each(files)("$title", ({ layout, encoding }) => {
    const text = textOfBytes(encode(writeLayout(month, layout, ownAccount), encoding), decode);
    const money = currency(layout.money ?? "EUR");
    const read = readBankFile(text, {
      language: "en",
      currency: currency("EUR"),
      answers: { ...noAnswers, currency: layout.namesCurrency === false ? money : null },
    });
    if (read.state === "refused") throw new Error(`refused as ${read.what}`);
    const { reading } = read;
    const asWritten = ({ bookedOn, amountMinor }: BankLine): string => `${bookedOn} ${amountMinor}`;
    expect(reading.lines.map(asWritten).toSorted()).toEqual(month.map(asWritten).toSorted());
    expect(reading.unread).toEqual([]);
    expect(new Set(reading.lines.map(({ currency: coin }) => coin))).toEqual(new Set([money]));
    // Only the currency may be asked, and only if the bank writes it nowhere in the file.
    const questions = reading.questions.map(({ kind }) => kind);
    expect(questions).toEqual(layout.namesCurrency === false ? ["currency"] : []);
    for (const { account, name, amountMinor, text: lineText } of reading.lines) {
      const right = month.find((one) => one.amountMinor === amountMinor);
      expect([null, right?.account]).toContain(account);
      expect(["", right?.name]).toContain(name);
      expect(lineText).toContain(right?.text);
    }
    for (const { gapOn } of reading.balances) expect(gapOn).toBeNull();
  });
});
