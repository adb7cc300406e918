import { controlSums, TOTAL } from "@keystead/domain/exports";
import type { ControlSums, ExportColumn, ExportRow } from "@keystead/domain/exports";
import { currency, formatMoney } from "@keystead/domain/money";

import { zipped, type ZipEntry } from "#adapters/zip/zip-writer.ts";
import { escaped } from "#kernel/escaped.ts";
import {
  boldStyle,
  columnName,
  formulaXml,
  HEAD,
  rowWriter,
  stylesXml,
  textXml,
  widths,
} from "./xlsx-cells.ts";

/** A table as a sheet: its rows come in pages, those that add up others after all that they add up. */
export type Sheet = {
  readonly name: string;
  readonly columns: readonly ExportColumn[];
  /** What heads each column, in somebody's language. */
  readonly labels: readonly string[];
  readonly pages: AsyncIterable<readonly ExportRow[]>;
  /** Stands before the sums. */
  readonly sumWord: string;
  /** Lines in words below everything, asked for when all rows are written. */
  readonly notes: () => readonly string[];
};

/**
 * A spreadsheet with one sheet, made as its rows come: a frozen head, typed cells, below the rows one SUMIF line for each currency with
 * what it comes to. Written by hand (docs/decisions/0052).
 */
export function xlsx(sheet: Sheet, modified: Date): AsyncGenerator<Uint8Array<ArrayBuffer>> {
  return zipped(partsOf(sheet), modified);
}

async function* partsOf(sheet: Sheet): AsyncGenerator<ZipEntry> {
  for (const [name, xml] of FRAME) yield { name, content: once(xml) };
  yield { name: "xl/workbook.xml", content: once(workbookXml(sheet.name)) };
  yield { name: "xl/worksheets/sheet1.xml", content: sheetXml(sheet), quick: true };
}

async function* once(text: string): AsyncGenerator<string> {
  yield text;
}

const HEAD_LINE = 1;
/** Others are served in between. */
const ROWS_AT_ONCE = 200;

async function* sheetXml({ columns, labels, pages, sumWord, notes }: Sheet): AsyncGenerator<string> {
  yield `${XML}<worksheet xmlns="${MAIN}"><sheetViews><sheetView workbookViewId="0"><pane ySplit="1" topLeftCell="A2" activePane="bottomLeft" state="frozen"/></sheetView></sheetViews><cols>${columns.map(({ holds }, at) => `<col min="${at + 1}" max="${at + 1}" width="${widths[holds]}" customWidth="1"/>`).join("")}</cols><sheetData><row r="${HEAD_LINE}">${labels.map((label, at) => textXml(`${columnName(at)}${HEAD_LINE}`, label, HEAD)).join("")}</row>`;
  const [ofRows, ofTotals] = [controlSums(columns), controlSums(columns, "totals")];
  const write = rowWriter(columns);
  let line = HEAD_LINE;
  for await (const page of pages) {
    for (let from = 0; from < page.length; from += ROWS_AT_ONCE) {
      let xml = "";
      for (const row of page.slice(from, from + ROWS_AT_ONCE)) {
        line += 1;
        ofRows.add(row);
        ofTotals.add(row);
        xml += write(row, line);
      }
      yield xml;
    }
  }
  const rows = { first: HEAD_LINE + 1, last: HEAD_LINE + ofRows.rows() };
  const totals = { first: rows.last + 1, last: rows.last + ofTotals.rows() };
  line += 1;
  for (const [sums, range, of] of [
    [ofRows, rows, ""],
    // Told apart by what those rows are called: they add up the rows above them, in another currency perhaps.
    [ofTotals, totals, ` · ${TOTAL}`],
  ] as const)
    for (const xml of sumLines(columns, sums, range)) {
      line += 1;
      yield xml(line, { word: sumWord, of });
    }
  for (const note of notes()) {
    line += 1;
    yield `<row r="${line}">${textXml(`A${line}`, note)}</row>`;
  }
  yield "</sheetData></worksheet>";
}

type Range = { readonly first: number; readonly last: number };

/** One line for each currency: never one sum over currencies (R-A06). */
function sumLines(
  columns: readonly ExportColumn[],
  sums: ControlSums,
  { first, last }: Range,
): readonly ((line: number, said: { readonly word: string; readonly of: string }) => string)[] {
  const besides = (holds: "currency" | "base_currency") =>
    columns.findIndex((column) => column.holds === holds);
  return [...Map.groupBy(sums.sums(), (sum) => sum.currency)].map(
    ([code, ofCode]) =>
      (line, { word, of }) => {
        const cells = new Map<number, string>([[0, textXml(`A${line}`, `${word} ${code}${of}`, boldStyle)]]);
        for (const { at, minor } of ofCode) {
          const beside = columnName(besides(columns[at]?.holds === "base" ? "base_currency" : "currency"));
          const column = columnName(at);
          const formula = `SUMIF(${beside}${first}:${beside}${last},"${code}",${column}${first}:${column}${last})`;
          const value = formatMoney({ minor, currency: currency(code) });
          cells.set(at, formulaXml(`${column}${line}`, { formula, value, code }));
        }
        const inOrder = [...cells].toSorted(([one], [other]) => one - other).map(([, xml]) => xml);
        return `<row r="${line}">${inOrder.join("")}</row>`;
      },
  );
}

const XML = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n';
const MAIN = "http://schemas.openxmlformats.org/spreadsheetml/2006/main";
const RELATIONS = "http://schemas.openxmlformats.org/officeDocument/2006/relationships";
const PACKAGE = "http://schemas.openxmlformats.org/package/2006";
const SPREADSHEET = "application/vnd.openxmlformats-officedocument.spreadsheetml";
const NAME_LIMIT = 31;

function workbookXml(name: string): string {
  const allowed = name.replaceAll(/[\\/*?:[\]]/g, " ").slice(0, NAME_LIMIT);
  return `${XML}<workbook xmlns="${MAIN}" xmlns:r="${RELATIONS}"><sheets><sheet name="${escaped(allowed)}" sheetId="1" r:id="rId1"/></sheets></workbook>`;
}

const FRAME: readonly (readonly [name: string, xml: string])[] = [
  [
    "[Content_Types].xml",
    `${XML}<Types xmlns="${PACKAGE}/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Default Extension="xml" ContentType="application/xml"/><Override PartName="/xl/workbook.xml" ContentType="${SPREADSHEET}.sheet.main+xml"/><Override PartName="/xl/worksheets/sheet1.xml" ContentType="${SPREADSHEET}.worksheet+xml"/><Override PartName="/xl/styles.xml" ContentType="${SPREADSHEET}.styles+xml"/></Types>`,
  ],
  [
    "_rels/.rels",
    `${XML}<Relationships xmlns="${PACKAGE}/relationships"><Relationship Id="rId1" Type="${RELATIONS}/officeDocument" Target="xl/workbook.xml"/></Relationships>`,
  ],
  [
    "xl/_rels/workbook.xml.rels",
    `${XML}<Relationships xmlns="${PACKAGE}/relationships"><Relationship Id="rId1" Type="${RELATIONS}/worksheet" Target="worksheets/sheet1.xml"/><Relationship Id="rId2" Type="${RELATIONS}/styles" Target="styles.xml"/></Relationships>`,
  ],
  ["xl/styles.xml", stylesXml],
];
