import { describe, expect, it } from "vitest";

import { currency } from "../../money/index.ts";
import { noAnswers } from "./bank-reading.ts";
import type { BankAnswers, BankReading } from "./bank-reading.ts";
import { readBankFile, readBankFiles } from "./read-bank-file.ts";

const rules = (answers: Partial<BankAnswers> = {}) => ({
  language: "en" as const,
  currency: currency("EUR"),
  answers: { ...noAnswers, ...answers },
});

function read(text: string, answers: Partial<BankAnswers> = {}): BankReading {
  const file = readBankFile(text, rules(answers));
  if (file.state === "refused") throw new Error(`refused as ${file.what}`);
  return file.reading;
}

function linesOf({ lines }: BankReading): readonly string[] {
  return lines.map(({ bookedOn, amountMinor, currency: coin, name, text, account, ownAccount, returned }) =>
    [bookedOn, amountMinor, coin, name, text, account, ownAccount, returned ? "back" : ""].join("|"),
  );
}

describe("MT940", () => {
  const german = (more = "") => `{1:F01BANKDEFF}{4:
:20:STARTUMS
:25:37040044/532013000
:28C:11/1
:60F:C261101EUR1000,00
:61:2611021102CR850,00N062NONREF//42
/OCMT/EUR850,00/
:86:166?00GUTSCHRIFT?20EREF+NOTPROVIDED?21SVWZ+Miete November Flat?22 2?30BYLADEM1001?31DE02120300000000202051?32KOEHLER?33 JANA
:61:2612301231D120,5NDDTNONREF
:86:105?00LASTSCHRIFT?20Abschlag?32STADTWERKE
:61:261103RC50,NRTINONREF
:86:109?00RUECKLASTSCHRIFT?20Miete?32REED TOM
${more}:62F:C261231EUR1679,50
-}`;

  it("reads day of booking, direction, SEPA parts and the German account as an IBAN", () => {
    const reading = read(german());
    expect(linesOf(reading)).toEqual([
      "2026-11-02|85000|EUR|KOEHLER JANA|Miete November Flat 2|DE02120300000000202051|DE89370400440532013000|",
      "2026-12-31|-12050|EUR|STADTWERKE|Abschlag||DE89370400440532013000|",
      "2026-11-03|-5000|EUR|REED TOM|Miete||DE89370400440532013000|back",
    ]);
    expect(reading.balances).toEqual([
      {
        account: "DE89370400440532013000",
        currency: "EUR",
        openingMinor: 100_000,
        closingMinor: 167_950,
        openedOn: "2026-11-01",
        gapOn: null,
      },
    ]);
  });

  it("names the day on which the lines do not come to what the bank says", () => {
    const reading = read(german(":61:261104C1,00NMSCNONREF\n"));
    expect(reading.balances[0]?.gapOn).toBe("2026-12-31");
  });

  it.each([
    ["field 61", "//1\n/OCMT/EUR50,00/CHGS/EUR3,00", "109?00RUECKLASTSCHRIFT?20SVWZ+Miete"],
    ["field 86", "", "109?00RUECKLASTSCHRIFT?20OAMT+50,00COAM+3,00?21SVWZ+Miete"],
  ])(
    "makes the charges of a returned payment a line of their own, as %s names them",
    (_field, more, text) => {
      const reading = read(german(`:61:261104D53,00NRTINONREF${more}\n:86:${text}\n`));
      expect(reading.lines.slice(3).map(({ amountMinor, returned }) => [amountMinor, returned])).toEqual([
        [-5_000, true],
        [-300, false],
      ]);
    },
  );

  it("reads named parts, free words and a day of booking in the year before", () => {
    const dutch = `:20:1\n:25:NL91ABNA0417164300\n:28C:1\n:60F:C260101EUR0,\n:61:2601021231C950,NTRFNONREF\n:86:/TRTP/SEPA OVERBOEKING/IBAN/NL02ABNA0123456789/BIC/ABNANL2A/NAME/P J\nANSEN/REMI/HUUR NOV/EREF/1\n:61:260103D1,00NMSCNONREF\n:86:Kosten\n:62F:C260103EUR949,00\n`;
    expect(linesOf(read(dutch))).toEqual([
      "2025-12-31|95000|EUR|P JANSEN|HUUR NOV|NL02ABNA0123456789|NL91ABNA0417164300|",
      "2026-01-03|-100|EUR||Kosten||NL91ABNA0417164300|",
    ]);
  });

  it("reads an MT942 report, whose currency is that of its limit", () => {
    const report =
      ":20:1\n:25:DE89370400440532013000\n:28C:1\n:34F:CHFD0,\n:13D:2611031200+0100\n:61:2611031103C10,00NTRFNONREF\n:86:166?20Rent?32TOM REED\n:90C:1CHF10,00\n";
    expect(linesOf(read(report))).toEqual(["2026-11-03|1000|CHF|TOM REED|Rent||DE89370400440532013000|"]);
  });
});

describe("OFX", () => {
  const transactions = (close: (tag: string) => string) =>
    `<CURDEF>GBP${close("CURDEF")}<BANKACCTFROM><BANKID>309089${close("BANKID")}<ACCTID>12345678${close("ACCTID")}</BANKACCTFROM><BANKTRANLIST>
<STMTTRN><TRNTYPE>CREDIT${close("TRNTYPE")}<DTPOSTED>20261103120000[0:GMT]${close("DTPOSTED")}<TRNAMT>950.00${close("TRNAMT")}<NAME>TOM REED &amp; CO${close("NAME")}<MEMO>RENT${close("MEMO")}</STMTTRN>
<STMTTRN><TRNTYPE>DEBIT${close("TRNTYPE")}<DTPOSTED>20261104${close("DTPOSTED")}<TRNAMT>-64,20${close("TRNAMT")}<NAME>BRITISH GAS${close("NAME")}<BANKACCTTO><ACCTID>87654321${close("ACCTID")}</BANKACCTTO></STMTTRN>
</BANKTRANLIST><BANKTRANLISTP><STMTTRNP><TRNAMT>1.00${close("TRNAMT")}</STMTTRNP></BANKTRANLISTP>`;

  it.each([
    ["1", `OFXHEADER:100\nDATA:OFXSGML\n\n<OFX>${transactions(() => "")}</OFX>`],
    ["2", `<?xml version="1.0"?><?OFX OFXHEADER="200"?><OFX>${transactions((tag) => `</${tag}>`)}</OFX>`],
  ])("version %s", (_version, text) => {
    const reading = read(text);
    expect(linesOf(reading)).toEqual([
      "2026-11-03|95000|GBP|TOM REED & CO|RENT||12345678|",
      "2026-11-04|-6420|GBP|BRITISH GAS||87654321|12345678|",
    ]);
    expect(reading).toMatchObject({ notBooked: { pending: 1 }, questions: [], unread: [] });
  });
});

it("reads an OFX amount in the currency that its line names, and not in the one before the bank converted it", () => {
  const line = (part: string) =>
    `<STMTTRN><DTPOSTED>20261103<TRNAMT>-10.00<${part}><CURRATE>1.1<CURSYM>USD</${part}></STMTTRN>`;
  const text = `<OFX><CURDEF>EUR${line("CURRENCY")}${line("ORIGCURRENCY")}</OFX>`;
  expect(read(text).lines.map(({ currency: coin }) => coin)).toEqual(["USD", "EUR"]);
});

describe("CAMT", () => {
  const document = (inside: string) =>
    `<Document><BkToCstmrStmt><Stmt><Acct><Id><IBAN>DE89370400440532013000</IBAN></Id></Acct>${inside}</Stmt></BkToCstmrStmt></Document>`;
  const entry = (amount: string, details: string, direction = "CRDT") =>
    `<Ntry><Amt Ccy="EUR">${amount}</Amt><CdtDbtInd>${direction}</CdtDbtInd><Sts>BOOK</Sts><BookgDt><Dt>2026-11-03</Dt></BookgDt><NtryDtls>${details}</NtryDtls></Ntry>`;
  const part = (amount: string, name: string) =>
    `<TxDtls><AmtDtls><TxAmt><Amt Ccy="EUR">${amount}</Amt></TxAmt></AmtDtls><RltdPties><Dbtr><Nm>${name}</Nm></Dbtr></RltdPties></TxDtls>`;

  it("takes a collective entry apart only where its parts come to its sum", () => {
    expect(
      linesOf(read(document(entry("3.00", part("1.00", "Ana") + part("2.00", "Tom"))))).map((one) =>
        one.slice(11),
      ),
    ).toEqual(["100|EUR|Ana|||DE89370400440532013000|", "200|EUR|Tom|||DE89370400440532013000|"]);
    expect(
      linesOf(read(document(entry("4.00", part("1.00", "Ana") + part("2.00", "Tom"))))).map((one) =>
        one.slice(11),
      ),
    ).toEqual(["400|EUR||||DE89370400440532013000|"]);
  });

  it("names who stands behind the payer in the text, and the payer of what was sent back", () => {
    const behind = `<TxDtls><RltdPties><Dbtr><Nm>Pay Ltd</Nm></Dbtr><UltmtDbtr><Nm>Ana Reed</Nm></UltmtDbtr></RltdPties><RmtInf><Ustrd>Rent</Ustrd></RmtInf></TxDtls>`;
    const back = `<TxDtls><RltdPties><Dbtr><Nm>Ana</Nm></Dbtr><Cdtr><Nm>Owner</Nm></Cdtr><CdtrAcct><Id><IBAN>DE89370400440532013000</IBAN></Id></CdtrAcct></RltdPties><RtrInf/></TxDtls>`;
    expect(read(document(entry("1.00", behind))).lines[0]).toMatchObject({
      name: "Pay Ltd",
      text: "Rent Ana Reed",
    });
    expect(read(document(entry("1.00", back, "DBIT"))).lines[0]).toMatchObject({
      name: "Ana",
      account: null,
      returned: true,
    });
  });

  it("says whether the entries come to the balances", () => {
    const balance = (code: string, amount: string) =>
      `<Bal><Tp><CdOrPrtry><Cd>${code}</Cd></CdOrPrtry></Tp><Amt Ccy="EUR">${amount}</Amt><CdtDbtInd>CRDT</CdtDbtInd><Dt><Dt>2026-11-04</Dt></Dt></Bal>`;
    const gap = (closing: string) =>
      read(document(balance("OPBD", "10.00") + balance("CLBD", closing) + entry("1.00", ""))).balances[0]
        ?.gapOn;
    expect([gap("11.00"), gap("12.00")]).toEqual([null, "2026-11-04"]);
  });
});

describe("what is asked", () => {
  const unsigned =
    "Date,Description,Amount,Way\n2026-11-03,Rent,950.00,mas\n2026-11-04,Plumber,181.50,menos\n2026-11-05,Roof,1.00,menos\n2026-11-06,Rent,2.00,mas";

  it("is which of two words means money out, and no line is read before", () => {
    expect(read(unsigned)).toMatchObject({
      lines: [],
      questions: [{ kind: "outWord", words: ["mas", "menos"], needed: true }],
    });
    expect(linesOf(read(unsigned, { outWord: "menos" })).map((one) => one.split("|")[1])).toEqual([
      "95000",
      "-18150",
      "-100",
      "200",
    ]);
  });

  it("is which way the money went where nothing says so", () => {
    const reading = read(unsigned, { turned: false });
    expect(reading.questions.map(({ kind }) => kind)).toEqual(["direction", "currency"]);
    expect(read(unsigned, { turned: true }).lines.map(({ amountMinor }) => amountMinor)).toEqual([
      -95_000, -18_150, -100, -200,
    ]);
  });

  it("is which column is the amount where two may be", () => {
    const two = "03.11.2026;Jana;850,00;1.850,00";
    expect(read(two)).toMatchObject({
      lines: [],
      questions: [{ kind: "columns", missing: "amount", needed: true }],
    });
    const columns = ["date", "name", "amount", "balance"] as const;
    expect(read(two, { columns }).lines).toHaveLength(1);
  });

  it("is never a word that nobody knows beside an amount: that row is named", () => {
    const reading = read(
      "Date,Description,Amount,D/C\n2026-11-03,Rent,950.00,C\n2026-11-04,Plumber,181.50,X",
    );
    expect(reading).toMatchObject({ unread: [2], lines: [{ amountMinor: 95_000 }] });
  });
});

it("reads several files as one, and passes over what is none", () => {
  const of = (day: string) => `Date,Description,Amount\n${day},Rent,-1.00`;
  const file = readBankFiles([of("2026-10-31"), "Guten Tag", of("2026-11-30")], rules());
  expect(file.state === "read" ? file.reading.lines.map(({ bookedOn }) => bookedOn) : []).toEqual([
    "2026-10-31",
    "2026-11-30",
  ]);
  expect(readBankFiles(["Guten Tag"], rules())).toEqual({ state: "refused", what: "unknown" });
});

it.each([
  ["a million nested elements", "<a>".repeat(900_000), "xml"],
  ["one endless line", '"a;'.repeat(900_000), "unknown"],
  ["nothing but quotes", '"'.repeat(900_000), "unknown"],
  ["one endless number", "1".repeat(900_000), "unknown"],
  ["more rows than any account has", "2026-11-03;1,00;x\n".repeat(25_000), "tooLong"],
  ["more lines than any table has, whatever stands in them", "a;b\n".repeat(40_001), "tooLong"],
  ["more of them with the ends of an old Mac", "a;b\r".repeat(40_001), "tooLong"],
  ["more than is read", "a\n".repeat(1_600_000), "tooLong"],
])("refuses %s", (_what, text, what) => {
  expect(readBankFile(text, rules())).toEqual({ state: "refused", what });
});

it("takes a fee for a line of its own only where the balance does not prove that it is part of the amount", () => {
  const file = (inside: string): string =>
    `Date;Text;Amount;Fee;Balance\n2026-11-14;Paint;-120,50;0,50;${inside}\n2026-11-02;Rent;850,00;0,00;1850,00\n2026-11-01;Rent;10,00;0,00;1000,00`;
  const amounts = (text: string): readonly number[] => read(text).lines.map(({ amountMinor }) => amountMinor);
  expect(amounts(file("1729,50"))).toEqual([-12_050, 85_000, 1_000]);
  expect(amounts(file("1729,00"))).toEqual([-12_050, -50, 85_000, 1_000]);
});

it("takes no zeros for an account, nor the only account of the file for the owner's", () => {
  const file = (account: string): string =>
    `Date;Name;IBAN;Amount\n2026-11-02;Jana;${account};850,00\n2026-11-13;Tom;;950,00\n2026-11-14;Bank;;-4,50`;
  expect(read(file("DE02120300000000202051")).lines.map(({ ownAccount }) => ownAccount)).toEqual([
    null,
    null,
    null,
  ]);
  expect(read(file("0000000000")).lines[0]).toMatchObject({ account: null, ownAccount: null });
});

it("asks which way the money of a card went, and reads it as answered", () => {
  const card =
    "Date,Description,Amount\n04/11/2026,SHOP,12.50\n13/11/2026,PAYMENT RECEIVED - THANK YOU,-100.00";
  expect(read(card)).toMatchObject({
    lines: [],
    questions: [{ kind: "card", text: "PAYMENT RECEIVED - THANK YOU", needed: true }],
  });
  expect(read(card, { turned: true }).lines.map(({ amountMinor }) => amountMinor)).toEqual([-1_250, 10_000]);
  expect(read(card, { turned: false }).lines.map(({ amountMinor }) => amountMinor)).toEqual([1_250, -10_000]);
});

it("refuses more elements than a statement has", () => {
  const flat = `<Document>${"<a/>".repeat(400_001)}</Document>`;
  expect(readBankFile(flat, rules())).toEqual({ state: "refused", what: "xml" });
});
