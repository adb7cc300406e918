import { currency } from "@keystead/domain/money";
import { noAnswers, readBankFiles } from "@keystead/domain/statements";
import { expect, it } from "vitest";

import { zipOf } from "../../../testing/zip-of.ts";
import { openFile } from "./open-file.ts";

const csv = (name: string, amount: string) => `Date,Counterparty,Amount\n2026-11-03,${name},${amount}`;

async function linesOf(file: File): Promise<readonly string[]> {
  const handed = await openFile(file);
  if ("refused" in handed) return [handed.refused];
  const read = readBankFiles(handed.files, { language: "en", currency: currency("EUR"), answers: noAnswers });
  return read.state === "refused"
    ? [read.what]
    : read.reading.lines.map(({ bookedOn, amountMinor, name }) => `${bookedOn} ${amountMinor} ${name}`);
}

const workbook = [
  {
    name: "xl/workbook.xml",
    content: `<?xml version="1.0"?><workbook xmlns:r="r"><workbookPr/><sheets><sheet name="Umsätze" sheetId="1" r:id="rId7"/></sheets></workbook>`,
  },
  {
    name: "xl/_rels/workbook.xml.rels",
    content: `<Relationships><Relationship Id="rId7" Target="worksheets/sheet4.xml"/></Relationships>`,
  },
  {
    name: "xl/sharedStrings.xml",
    content: `<sst><si><t>Buchungstag</t></si><si><t>Name</t></si><si><t>Betrag</t></si><si><r><t xml:space="preserve">Jana </t></r><r><t>Köhler</t></r></si></sst>`,
  },
  {
    name: "xl/styles.xml",
    content: `<styleSheet><numFmts><numFmt numFmtId="164" formatCode="dd/mm/yyyy"/></numFmts><cellXfs><xf numFmtId="0"/><xf numFmtId="14"/><xf numFmtId="164"/><xf numFmtId="4"/></cellXfs></styleSheet>`,
  },
  {
    name: "xl/worksheets/sheet4.xml",
    content: `<worksheet><sheetData>
      <row r="1"><c r="A1" t="s"><v>0</v></c><c r="B1" t="s"><v>1</v></c><c r="D1" t="s"><v>2</v></c></row>
      <row r="2"><c r="A2" s="1"><v>46329</v></c><c r="B2" t="s"><v>3</v></c><c r="D2" s="3"><v>850.10000000000002</v></c></row>
      <row r="3"><c r="A3" s="2"><v>46330</v></c><c r="B3" t="inlineStr"><is><t>Stadtwerke</t></is></c><c r="D3" s="3"><v>-120.5</v></c></row>
    </sheetData></worksheet>`,
  },
];

it("reads a workbook: days by their style, numbers without the digits of a binary fraction, cells that are left out", async () => {
  const file = new File([zipOf(workbook)], "umsaetze.xlsx");
  expect(await linesOf(file)).toEqual(["2026-11-03 85010 Jana Köhler", "2026-11-04 -12050 Stadtwerke"]);
});

it("reads all statements in a ZIP file, and passes over what else is in it", async () => {
  const zip = zipOf([
    { name: "2026-10.csv", content: csv("Jana", "1.00") },
    { name: "2026-11.csv", content: csv("Tom", "-2.00") },
    { name: "__MACOSX/._2026-11.csv", content: "x" },
    { name: "lies mich.txt", content: "Guten Tag" },
  ]);
  expect(await linesOf(new File([zip], "auszug.zip"))).toEqual([
    "2026-11-03 100 Jana",
    "2026-11-03 -200 Tom",
  ]);
});

it.each([
  ["a PDF", new File(["%PDF-1.7 ..."], "auszug.pdf"), "pdf"],
  ["a workbook of the old kind", new File([Uint8Array.of(0xd0, 0xcf, 0x11, 0xe0, 1)], "a.xls"), "xls"],
  ["a picture", new File(["x"], "a.png", { type: "image/png" }), "image"],
  ["an empty file", new File([], "a.csv"), "empty"],
  ["a web page that is called a workbook", new File(["<html><table></table></html>"], "a.xls"), "html"],
  ["XML of another kind", new File(["<Document><pain/></Document>"], "a.xml"), "xml"],
  ["a broken archive", new File([Uint8Array.of(0x50, 0x4b, 3, 4, 0)], "a.zip"), "archive"],
  ["a letter", new File(["Guten Tag"], "a.txt"), "unknown"],
])("names %s as what it is", async (_what, file, what) => {
  expect(await linesOf(file)).toEqual([what]);
});

it("refuses what no statement is as long as before it is read", async () => {
  const long = {
    name: "a.csv",
    type: "",
    size: 50_000_000,
    arrayBuffer: () => Promise.reject(new Error("read")),
  };
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- stands for a file of fifty megabytes
  expect(await openFile(long as unknown as File)).toEqual({ refused: "tooLong" });
});
