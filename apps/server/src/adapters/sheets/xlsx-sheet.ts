import { apartSigns, controlSums } from "@keystead/domain/exports";
import type { Apart, ControlSum, ExportColumn, ExportRow, WordSet } from "@keystead/domain/exports";
import type { Language } from "@keystead/domain/languages";
import { currency, moneyText } from "@keystead/domain/money";

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

/**
 * A table as a sheet. Its rows come in pages. Rows that are totals of other rows come after all the rows that they
 * add up.
 */
export type XlsxSheet = {
  readonly name: string;
  readonly columns: readonly ExportColumn[];
  /** The heading of each column, in the user's language. */
  readonly labels: readonly string[];
  readonly pages: AsyncIterable<readonly ExportRow[]>;
  readonly language: Language;
  /** The text for a coded word in a row. */
  readonly say: (words: WordSet, word: string) => string;
  /** The label before each kind of sum: own amounts, each `Apart` group, and the rows that are totals. */
  readonly sumLabels: {
    readonly own: string;
    readonly apart: Readonly<Record<Apart, string>>;
    readonly totals: string;
  };
  /** Lines of text below everything else; the function is called after all rows are written. */
  readonly notes: () => readonly string[];
};

/**
 * A spreadsheet with one sheet, streamed as its rows come: a frozen header, typed cells, and below the rows one line
 * for each currency and each `Apart` group with a formula and its result. Columns of ids are included for programs,
 * but hidden. Written by hand (docs/decisions/0052).
 */
export function xlsx(sheet: XlsxSheet, modified: Date): AsyncGenerator<Uint8Array<ArrayBuffer>> {
  return zipped(partsOf(sheet), modified);
}

async function* partsOf(sheet: XlsxSheet): AsyncGenerator<ZipEntry> {
  for (const [name, xml] of FRAME) yield { name, content: once(xml) };
  yield { name: "xl/styles.xml", content: once(stylesXml(sheet.language)) };
  yield { name: "xl/workbook.xml", content: once(workbookXml(sheet.name)) };
  yield { name: "xl/worksheets/sheet1.xml", content: sheetXml(sheet), quick: true };
}

async function* once(text: string): AsyncGenerator<string> {
  yield text;
}

const HEAD_LINE = 1;
/** After this many rows other requests are served. */
const ROWS_AT_ONCE = 200;

async function* sheetXml(sheet: XlsxSheet): AsyncGenerator<string> {
  const { columns, labels, pages, sumLabels, notes } = sheet;
  yield `${XML}<worksheet xmlns="${MAIN}"><sheetViews><sheetView workbookViewId="0"><pane ySplit="1" topLeftCell="A2" activePane="bottomLeft" state="frozen"/></sheetView></sheetViews><cols>${columns.map(colXml).join("")}</cols><sheetData><row r="${HEAD_LINE}">${labels.map((label, at) => textXml(`${columnName(at)}${HEAD_LINE}`, label, HEAD)).join("")}</row>`;
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
  for (const [sums, range, own] of [
    [ofRows.sums(), rows, sumLabels.own],
    [ofTotals.sums(), totals, sumLabels.totals],
  ] as const)
    for (const xml of sumLines(sheet, sums, range)) {
      line += 1;
      yield xml(line, own);
    }
  for (const note of notes()) {
    line += 1;
    yield `<row r="${line}">${textXml(`${columnName(firstShown(columns))}${line}`, note)}</row>`;
  }
  yield "</sheetData></worksheet>";
}

function colXml({ holds }: ExportColumn, at: number): string {
  const hidden = holds === "id" ? ' hidden="1"' : "";
  return `<col min="${at + 1}" max="${at + 1}" width="${widths[holds]}" customWidth="1"${hidden}/>`;
}

/** The column where a line of text begins: the first that is not hidden. */
function firstShown(columns: readonly ExportColumn[]): number {
  return columns.findIndex(({ holds }) => holds !== "id");
}

type Range = { readonly first: number; readonly last: number };

/** One line for each currency, never a sum across currencies (R-A06), and one for each `Apart` group in it. */
function sumLines(
  { columns, sumLabels, say }: Pick<XlsxSheet, "columns" | "sumLabels" | "say">,
  sums: readonly ControlSum[],
  { first, last }: Range,
): readonly ((line: number, own: string) => string)[] {
  const rangeOf = (at: number) => `${columnName(at)}${first}:${columnName(at)}${last}`;
  const besides = (at: number) =>
    columns.findIndex(
      ({ holds }) => holds === (columns[at]?.holds === "base" ? "base_currency" : "currency"),
    );
  // The formula needs these conditions only if the table has an `Apart` group.
  const signs = sums.some(({ apart }) => apart !== undefined) ? apartSigns(columns) : [];
  const criteriaOf = (apart: Apart | undefined): string => {
    const upTo = signs.findIndex((sign) => sign.apart === apart);
    return signs
      .slice(0, upTo === -1 ? signs.length : upTo + 1)
      .map(
        ({ at, words, word }, place) => `,${rangeOf(at)},"${place === upTo ? "" : "<>"}${say(words, word)}"`,
      )
      .join("");
  };
  const formulaOf = ({ at, currency: code, apart }: ControlSum): string =>
    signs.length === 0
      ? `SUMIF(${rangeOf(besides(at))},"${code}",${rangeOf(at)})`
      : `SUMIFS(${rangeOf(at)},${rangeOf(besides(at))},"${code}"${criteriaOf(apart)})`;
  const label = firstShown(columns);
  return [...Map.groupBy(sums, (sum) => `${sum.currency} ${sum.apart ?? ""}`).values()].map(
    (together) => (line, own) => {
      const cells = new Map<number, string>();
      for (const sum of together) {
        const { at, minor, currency: code, apart } = sum;
        const word = `${apart === undefined ? own : sumLabels.apart[apart]} ${code}`;
        cells.set(label, textXml(`${columnName(label)}${line}`, word, boldStyle));
        const value = moneyText({ minor, currency: currency(code) });
        cells.set(at, formulaXml(`${columnName(at)}${line}`, { formula: formulaOf(sum), value, code }));
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
];
