import { addDays, plainDate } from "../../calendar/index.ts";
import { readXml } from "./read-xml.ts";
import type { XmlElement } from "./read-xml.ts";

/** The parts of an XLSX file that are read, by their names in the archive. */
export type WorkbookParts = ReadonlyMap<string, string>;

/** Whether a part of a workbook is needed to read its first sheet. */
export function isWorkbookPart(name: string): boolean {
  return /^xl\/(?:workbook|sharedStrings|styles|_rels\/workbook|worksheets\/[^/]+)\.xml(?:\.rels)?$/.test(
    name,
  );
}

/**
 * The rows of the first sheet of a workbook (ECMA-376) as texts: days in ISO form, numbers with a point, anything else
 * unchanged. Null when no sheet can be read.
 */
export function readWorkbook(parts: WorkbookParts): readonly (readonly string[])[] | null {
  const sheet = readXml(parts.get(firstSheet(parts)) ?? "");
  const data = sheet?.children.find(({ name }) => name === "sheetData");
  if (data === undefined) return null;
  const strings = sharedStrings(parts.get("xl/sharedStrings.xml"));
  const isDay = dayStyles(parts.get("xl/styles.xml"));
  const begin = /<workbookPr[^>]*date1904="(?:1|true)"/.test(parts.get("xl/workbook.xml") ?? "")
    ? MAC_BEGIN
    : BEGIN;
  return data.children.map((row) => {
    const cells: string[] = [];
    for (const [place, cell] of row.children.entries()) {
      const at = columnOf(cell.attributes["r"] ?? "") ?? place;
      if (at > MOST_COLUMNS) continue;
      while (cells.length < at) cells.push("");
      cells[at] = textOf(cell, { strings, begin, isDay: isDay.has(Number(cell.attributes["s"] ?? "0")) });
    }
    return cells;
  });
}

const MOST_COLUMNS = 200;
/** Day 0 of the first of the two date systems of workbooks. */
const BEGIN = plainDate("1899-12-30");
const MAC_BEGIN = plainDate("1904-01-01");

function firstSheet(parts: WorkbookParts): string {
  const first = readXml(parts.get("xl/workbook.xml") ?? "")
    ?.children.find(({ name }) => name === "sheets")
    ?.children.find(
      ({ attributes }) => attributes["state"] === undefined || attributes["state"] === "visible",
    );
  // `r:id`, without its prefix.
  const relation = first?.attributes["id"];
  const target = readXml(parts.get("xl/_rels/workbook.xml.rels") ?? "")?.children.find(
    ({ attributes }) => attributes["Id"] === relation,
  )?.attributes["Target"];
  const path = target === undefined ? "" : target.startsWith("/") ? target.slice(1) : `xl/${target}`;
  return parts.has(path) ? path : "xl/worksheets/sheet1.xml";
}

function sharedStrings(source: string | undefined): readonly string[] {
  return readXml(source ?? "")?.children.map(wordsIn) ?? [];
}

/** The text of a cell in all its runs, without phonetic hints. */
function wordsIn(element: XmlElement): string {
  if (element.name === "rPh") return "";
  return (element.name === "t" ? element.text : "") + element.children.map(wordsIn).join("");
}

/** Indexes of the styles that display a number as a day. */
function dayStyles(source: string | undefined): ReadonlySet<number> {
  const root = readXml(source ?? "");
  const part = (name: string): readonly XmlElement[] =>
    root?.children.find((child) => child.name === name)?.children ?? [];
  const own = new Map(
    part("numFmts").map(({ attributes }) => [attributes["numFmtId"] ?? "", attributes["formatCode"] ?? ""]),
  );
  return new Set(
    part("cellXfs").flatMap(({ attributes }, at) => {
      const id = attributes["numFmtId"] ?? "0";
      const code = own.get(id);
      const isDay =
        code === undefined
          ? isDayFormat(Number(id))
          : /[dy]/i.test(code.replaceAll(/"[^"]*"|\[[^\]]*\]|\\./g, ""));
      return isDay ? [at] : [];
    }),
  );
}

/** Built-in date formats, including East Asian ones. */
function isDayFormat(id: number): boolean {
  return (id >= 14 && id <= 17) || id === 22 || (id >= 27 && id <= 36) || (id >= 50 && id <= 58);
}

/** "C7" is in the third column. */
function columnOf(reference: string): number | null {
  const letters = /^[A-Z]{1,3}(?=\d)/.exec(reference)?.[0];
  if (letters === undefined) return null;
  return [...letters].reduce((sum, letter) => sum * 26 + Number.parseInt(letter, 36) - 9, 0) - 1;
}

type CellRules = {
  readonly strings: readonly string[];
  readonly begin: ReturnType<typeof plainDate>;
  readonly isDay: boolean;
};

function textOf(cell: XmlElement, { strings, begin, isDay }: CellRules): string {
  const value = cell.children.find(({ name }) => name === "v")?.text.trim() ?? "";
  switch (cell.attributes["t"] ?? "n") {
    case "s":
      return strings[Number(value)]?.trim() ?? "";
    case "inlineStr":
      return cell.children.map(wordsIn).join("").trim();
    case "n":
      return value === "" ? "" : isDay ? dayText(value, begin) : numberText(value);
    case "d":
      return value.slice(0, 10);
    case "e":
    case "b":
      return "";
    default:
      return value;
  }
}

function dayText(value: string, begin: ReturnType<typeof plainDate>): string {
  const days = Math.floor(Number(value));
  return days > 0 && days < 80_000 ? addDays(begin, days) : numberText(value);
}

/** Workbooks store binary fractions, "850.10000000000002": the intended number has fewer digits. */
function numberText(value: string): string {
  if (/^-?\d+$/.test(value)) return value;
  const number = Number(value);
  return Number.isFinite(number) ? number.toFixed(6).replace(/\.?0+$/, "") : value;
}
