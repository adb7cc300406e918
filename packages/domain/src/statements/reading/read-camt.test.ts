import { describe, expect, it } from "vitest";

import { readCamt } from "./read-camt.ts";
import { readXml } from "./read-xml.ts";

const entry = (inside: string) =>
  `<Document><BkToCstmrStmt><Stmt><Acct><Id><IBAN>DE89370400440532013000</IBAN></Id></Acct><Ntry>${inside}</Ntry></Stmt></BkToCstmrStmt></Document>`;
const paid = `<Amt Ccy="EUR">1020.0</Amt><CdtDbtInd>CRDT</CdtDbtInd><Sts><Cd>BOOK</Cd></Sts><BookgDt><DtTm>2026-11-02T08:00:00+01:00</DtTm></BookgDt>`;

describe("CAMT.053", () => {
  it("reads an entry of a later version of the schema", () => {
    const details = `<NtryDtls><TxDtls><RltdPties><Dbtr><Pty><Nm>Weber &amp; Söhne</Nm></Pty></Dbtr><DbtrAcct><Id><IBAN>FR76 3000 6000 0112 3456 7890 189</IBAN></Id></DbtrAcct></RltdPties><RmtInf><Ustrd>Miete</Ustrd><Ustrd>November</Ustrd></RmtInf></TxDtls></NtryDtls>`;
    expect(readCamt(entry(paid + details))?.lines).toEqual([
      {
        bookedOn: "2026-11-02",
        amountMinor: 102_000,
        currency: "EUR",
        name: "Weber & Söhne",
        text: "Miete November",
        account: "FR7630006000011234567890189",
        ownAccount: "DE89370400440532013000",
        returned: false,
      },
    ]);
  });

  it("leaves out what waits to be booked, and counts what it cannot read", () => {
    expect(readCamt(entry(paid.replace("BOOK", "PDNG")))).toMatchObject({
      lines: [],
      unread: [],
      notBooked: { pending: 1 },
    });
    expect(readCamt(entry(paid.replace("1020.0", "1020.005")))).toMatchObject({ lines: [], unread: [1] });
    expect(readCamt(entry(paid.replace("EUR", "XXX")))).toMatchObject({ lines: [], unread: [1] });
  });

  const returned = paid.replace("1020.0", "853.00").replace("CRDT", "DBIT");
  const charged = (charges: string, own = "850.00") =>
    readCamt(
      entry(
        `${returned}<NtryDtls><TxDtls><AmtDtls><InstdAmt><Amt Ccy="EUR">${own}</Amt></InstdAmt><TxAmt><Amt Ccy="EUR">853.00</Amt></TxAmt></AmtDtls>${charges}<RtrInf><Rsn><Cd>AM04</Cd></Rsn></RtrInf></TxDtls></NtryDtls>`,
      ),
    )?.lines.map(({ amountMinor, returned: back }) => [amountMinor, back]);

  it.each([
    ["2", `<Chrgs><Amt Ccy="EUR">2.00</Amt></Chrgs><Chrgs><Amt Ccy="EUR">1.00</Amt></Chrgs>`],
    [
      "8",
      `<Chrgs><TtlChrgsAndTaxAmt Ccy="EUR">3.00</TtlChrgsAndTaxAmt><Rcrd><Amt Ccy="EUR">3.00</Amt><CdtDbtInd>DBIT</CdtDbtInd></Rcrd></Chrgs>`,
    ],
  ])("makes the charges of a returned payment a line of their own, version %s", (_version, charges) => {
    expect(charged(charges)).toEqual([
      [-85_000, true],
      [-300, false],
    ]);
    expect(charged(charges, "840.00")).toEqual([[-85_300, true]]);
  });

  it("leaves an entry whole that names no charges", () => {
    expect(charged("")).toEqual([[-85_300, true]]);
  });

  it("names nobody for an entry of many payers", () => {
    const one = `<TxDtls><RltdPties><Dbtr><Nm>Ana</Nm></Dbtr></RltdPties></TxDtls>`;
    expect(readCamt(entry(`${paid}<NtryDtls>${one}${one}</NtryDtls>`))?.lines[0]).toMatchObject({ name: "" });
  });

  it.each(["<Document><pain/></Document>", "<html></html>", "Date;Amount", ""])("is not %j", (text) => {
    expect(readCamt(text)).toBeNull();
  });
});

describe("a document of elements", () => {
  it.each([
    ["a document type", `<!DOCTYPE a [<!ENTITY b "c">]><a>&b;</a>`],
    ["an entity of its own", "<a>&b;</a>"],
    ["an instruction inside", `<a><?php echo 1 ?></a>`],
    ["elements that cross", "<a><b></a></b>"],
    ["one that is not closed", "<a><b></b>"],
    ["two roots", "<a></a><b></b>"],
    ["more depth than any bank has", `${"<a>".repeat(60)}${"</a>".repeat(60)}`],
    ["a bare ampersand", "<a>a & b</a>"],
  ])("refuses %s", (_what, text) => {
    expect(readXml(text)).toBeNull();
  });

  it("reads attributes, characters by number, sections and comments", () => {
    const text = `<?xml version="1.0"?><n:a x='1&lt;2'><!-- <b> --><![CDATA[<&>]]>&#252;&#x41;<n:c/></n:a>`;
    expect(readXml(text)).toEqual({
      name: "a",
      attributes: { x: "1<2" },
      text: "<&>üA",
      children: [{ name: "c", attributes: {}, text: "", children: [] }],
    });
  });
});
