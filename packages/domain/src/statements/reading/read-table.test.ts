import { describe, expect, it } from "vitest";

import { currency } from "../../money/index.ts";
import { noAnswers } from "./bank-reading.ts";
import type { BankAnswers } from "./bank-reading.ts";
import { readBankFile } from "./read-bank-file.ts";

function read(text: string, answers: Partial<BankAnswers> = {}) {
  const file = readBankFile(text, {
    language: "en",
    currency: currency("EUR"),
    answers: { ...noAnswers, ...answers },
  });
  if (file.state === "refused") return null;
  const { lines, questions, ...rest } = file.reading;
  return {
    ...rest,
    questions,
    ambiguousDay: questions.find((one) => one.kind === "dateOrder")?.day ?? null,
    columns: file.table?.columns,
    lines: lines.map(({ bookedOn, amountMinor, currency: coin, name, text: words, account }) =>
      [bookedOn, amountMinor, coin, name, words, account].join("|"),
    ),
  };
}

describe("a bank's file", () => {
  it.each([
    [
      "German, with lines before the head",
      'Kontoauszug;DE89 3704 0044 0532 0130 00\n\nBuchungstag;Wertstellung;Auftraggeber / Empfänger;Verwendungszweck;Betrag (EUR)\n02.11.26;02.11.26;WEBER JONAS;"Miete; November";1.020,00\n03.11.26;03.11.26;Stadtwerke;Abschlag;-88,10',
      ["2026-11-02|102000|EUR|WEBER JONAS|Miete; November|", "2026-11-03|-8810|EUR|Stadtwerke|Abschlag|"],
    ],
    [
      "French, in two columns of francs of no sign",
      "Date;Libellé;Débit euros;Crédit euros\n13/11/2026;VIR LEFEVRE CAMILLE LOYER;;1 020,00\n14/11/2026;PRLV EDF;88,10;",
      ["2026-11-13|102000|EUR||VIR LEFEVRE CAMILLE LOYER|", "2026-11-14|-8810|EUR||PRLV EDF|"],
    ],
    [
      "Italian, dare and avere",
      "Data contabile\tData valuta\tDescrizione\tDare\tAvere\n02/11/2026\t02/11/2026\tBONIFICO DA ROSSI MARCO\t\t900,00\n30/11/2026\t30/11/2026\tCANONE\t5,00\t",
      ["2026-11-02|90000|EUR||BONIFICO DA ROSSI MARCO|", "2026-11-30|-500|EUR||CANONE|"],
    ],
    [
      "English, a letter for debit and credit",
      "Date,Description,Amount,D/C,Balance\n2026-11-02,J WEBER RENT,880.00,CR,1000.00\n2026-11-03,COUNCIL TAX,120.50,DR,879.50",
      ["2026-11-02|88000|EUR||J WEBER RENT|", "2026-11-03|-12050|EUR||COUNCIL TAX|"],
    ],
    [
      "a minus behind, a currency of its own",
      "Fecha;Concepto;Importe;Divisa\n02/11/2026;Alquiler;1.200,00;CHF\n13/11/2026;Comisión;3,00-;EUR",
      ["2026-11-02|120000|CHF||Alquiler|", "2026-11-13|-300|EUR||Comisión|"],
    ],
  ])("%s", (_name, text, lines) => {
    expect(read(text)).toMatchObject({ lines, unread: [] });
  });

  it("without titles is read by what stands in its columns", () => {
    const text =
      "02.11.2026;WEBER JONAS;Miete November Lindenstrasse;1.020,00;5.020,00\n13.11.2026;OELMANN K;Miete November Nordstrasse;587,50;5.607,50";
    expect(read(text)?.lines).toEqual([
      "2026-11-02|102000|EUR|WEBER JONAS|Miete November Lindenstrasse|",
      "2026-11-13|58750|EUR|OELMANN K|Miete November Nordstrasse|",
    ]);
  });

  it("reads an order of day and month as one clear day of the column proves it", () => {
    const text = (last: string) => `Date,Description,Amount\n03/11/2026,Rent,880.00\n${last},Rent,880.00`;
    expect(read(text("11/14/2026"))?.lines[0]).toContain("2026-03-11");
    expect(read(text("14/11/2026"))?.lines[0]).toContain("2026-11-03");
    expect(read(text("04/11/2026"))).toMatchObject({ ambiguousDay: "03/11/2026" });
    expect(read(text("04/11/2026"), { dateOrder: "month_first" })?.lines[0]).toContain("2026-03-11");
  });

  it("counts what it could not read, and passes over sums and lines of nothing", () => {
    const text =
      "Date,Description,Amount\n2026-11-02,Rent,88o.00\n2026-11-03,Rent,880.00\n2026-11-03,Note,0.00\nTotal,,880.00\n2026-02-30,Rent,1.00";
    expect(read(text)).toMatchObject({ unread: [1, 5], lines: ["2026-11-03|88000|EUR||Rent|"] });
  });

  it.each(["", "Hello", "a;b\nc;d", "Date;Text\n2026-11-02;x"])("holds no table: %j", (text) => {
    expect(read(text)).toBeNull();
  });
});
