import { differenceInDays, plainDate } from "@keystead/domain/calendar";
import type { ExportCell, ExportColumn, ExportRow, Holds } from "@keystead/domain/exports";
import type { Language } from "@keystead/domain/languages";
import { currency, formatMinor, minorDigits } from "@keystead/domain/money";

import { escaped } from "#kernel/escaped.ts";

/** The indexes of the cell styles in `xl/styles.xml`. */
const PLAIN = 0;
export const HEAD = 1;
const DAY = 2;
const RATE = 3;
const MONTH = 4;
const TIME = 5;
/** By the number of digits of a currency; the bold styles follow, four places later. */
const AMOUNTS: readonly number[] = [0, 2, 3, 4];
const FIRST_AMOUNT = 6;
const BOLD = FIRST_AMOUNT + 2 * AMOUNTS.length;

/** Day 0 of every spreadsheet program. */
const DAY_ZERO = plainDate("1899-12-30");

export const widths: Readonly<Record<Holds, number>> = {
  id: 14,
  text: 26,
  word: 15,
  country: 15,
  day: 12,
  month: 16,
  months: 26,
  time: 18,
  amount: 14,
  base: 14,
  rate: 16,
  count: 10,
  currency: 10,
  base_currency: 10,
};

/** The name of a column by its index: `A`, `Z`, `AA`. */
export function columnName(at: number): string {
  const rest = Math.floor(at / 26) - 1;
  return `${rest < 0 ? "" : columnName(rest)}${String.fromCodePoint(65 + (at % 26))}`;
}

/**
 * Writes the rows of one table. Text is always written as text, however it begins: it never becomes a formula. Values
 * that are the same for a whole column are computed once, not for each of a million cells.
 */
export function rowWriter(columns: readonly ExportColumn[]): (row: ExportRow, line: number) => string {
  const names = columns.map((_column, at) => columnName(at));
  const besides = {
    amount: columns.findIndex(({ holds }) => holds === "currency"),
    base: columns.findIndex(({ holds }) => holds === "base_currency"),
  } as const;
  return ({ cells }, line) => {
    let xml = `<row r="${line}">`;
    for (const [at, { holds }] of columns.entries()) {
      const cell = cells[at] ?? null;
      if (cell === null || cell === "") continue;
      const place = `${names[at]}${line}`;
      switch (holds) {
        case "amount":
        case "base":
          xml += amountXml(place, cell, cells[besides[holds]] ?? null);
          break;
        case "rate":
          xml += `<c r="${place}" s="${RATE}"><v>${cell}</v></c>`;
          break;
        case "count":
          xml += `<c r="${place}" s="${PLAIN}"><v>${cell}</v></c>`;
          break;
        case "day":
          xml += `<c r="${place}" s="${DAY}"><v>${dayNumberOf(String(cell))}</v></c>`;
          break;
        case "month":
          xml += `<c r="${place}" s="${MONTH}"><v>${dayNumberOf(`${cell}-01`)}</v></c>`;
          break;
        case "time":
          xml += timeXml(place, String(cell));
          break;
        case "id":
        case "months":
        case "text":
        case "word":
        case "country":
        case "currency":
        case "base_currency":
          xml += textXml(place, String(cell));
      }
    }
    return `${xml}</row>`;
  };
}

function amountXml(place: string, minor: ExportCell, code: ExportCell): string {
  if (typeof minor !== "number" || typeof code !== "string") return "";
  const { digits, style } = moneyOf(code);
  return `<c r="${place}" s="${style}"><v>${formatMinor(minor, digits)}</v></c>`;
}

type OfCurrency = { readonly digits: number; readonly style: number };
const known = new Map<string, OfCurrency>();

function moneyOf(code: string): OfCurrency {
  const before = known.get(code);
  if (before !== undefined) return before;
  const digits = minorDigits(currency(code));
  const found = { digits, style: FIRST_AMOUNT + AMOUNTS.indexOf(digits) };
  known.set(code, found);
  return found;
}

/** A day and its time as a fraction of the day; a day without a time stays a day. */
function timeXml(place: string, time: string): string {
  const [day = "", clock] = time.split(" ");
  if (clock === undefined) return `<c r="${place}" s="${DAY}"><v>${dayNumberOf(day)}</v></c>`;
  const [hours, minutes] = clock.split(":").map(Number);
  const over = ((hours ?? 0) * 60 + (minutes ?? 0)) / MINUTES_OF_DAY;
  return `<c r="${place}" s="${TIME}"><v>${dayNumberOf(day) + over}</v></c>`;
}

const MINUTES_OF_DAY = 1_440;

function dayNumberOf(day: string): number {
  return differenceInDays(DAY_ZERO, plainDate(day));
}

export function textXml(place: string, text: string, style = PLAIN): string {
  return `<c r="${place}" s="${style}" t="inlineStr"><is><t${/^\s|\s$/.test(text) ? ' xml:space="preserve"' : ""}>${sheetText(text)}</t></is></c>`;
}

/** A formula with its result, for readers that do not calculate. */
export function formulaXml(
  place: string,
  { formula, value, code }: { readonly formula: string; readonly value: string; readonly code: string },
): string {
  return `<c r="${place}" s="${moneyOf(code).style + AMOUNTS.length}"><f>${sheetText(formula)}</f><v>${value}</v></c>`;
}

export const boldStyle = BOLD;

/** True of most of what people type. */
// oxlint-disable-next-line no-control-regex -- the pattern looks for control characters
const PLAIN_TEXT = /^[^&<>"_\u0000-\u001f\ufffe\uffff]*$/;

/**
 * Characters that XML cannot contain are escaped as the format requires (`_x000D_`), and so is text that already
 * looks like such an escape.
 */
function sheetText(text: string): string {
  if (PLAIN_TEXT.test(text)) return text;
  const carried = text.replaceAll(
    // oxlint-disable-next-line no-control-regex -- the pattern looks for control characters
    /[\u0000-\u0008\u000b-\u001f\ufffe\uffff]|_(?=x[0-9A-Fa-f]{4}_)/g,
    (mark) => `_x${mark.charCodeAt(0).toString(16).toUpperCase().padStart(4, "0")}_`,
  );
  return escaped(carried);
}

const amountFormats = AMOUNTS.map((digits) => `#,##0${digits === 0 ? "" : `.${"0".repeat(digits)}`}`);

/**
 * The formats of a day and a month in a language: both stay dates to calculate with. `[$-407]` sets the language of
 * month names.
 */
export const dayFormats: Readonly<Record<Language, { readonly day: string; readonly month: string }>> = {
  en: { day: "[$-809]d mmm yyyy", month: "[$-809]mmmm yyyy" },
  es: { day: "dd/mm/yyyy", month: "[$-C0A]mmmm yyyy" },
  de: { day: "dd.mm.yyyy", month: "[$-407]mmmm yyyy" },
  fr: { day: "dd/mm/yyyy", month: "[$-40C]mmmm yyyy" },
  it: { day: "dd/mm/yyyy", month: "[$-410]mmmm yyyy" },
};

/** All styles that our sheets use. */
export function stylesXml(language: Language): string {
  const { day, month } = dayFormats[language];
  const formats = [day, RATE_FORMAT, month, `${day} hh:mm`, ...amountFormats];
  const numberFormat = (at: number) => FIRST_OWN_FORMAT + at;
  const amounts = [0, 1].flatMap((font) =>
    amountFormats.map(
      (_format, at) =>
        `<xf numFmtId="${numberFormat(at + formats.length - amountFormats.length)}" fontId="${font}" applyNumberFormat="1" applyFont="1"/>`,
    ),
  );
  return `<?xml version="1.0" encoding="UTF-8" standalone="yes"?>
<styleSheet xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main">
<numFmts count="${formats.length}">${formats.map((format, at) => `<numFmt numFmtId="${numberFormat(at)}" formatCode="${escaped(format)}"/>`).join("")}</numFmts>
<fonts count="2"><font><sz val="11"/><name val="Calibri"/></font><font><b/><sz val="11"/><name val="Calibri"/></font></fonts>
<fills count="3"><fill><patternFill patternType="none"/></fill><fill><patternFill patternType="gray125"/></fill><fill><patternFill patternType="solid"><fgColor rgb="FFEDF1F5"/></patternFill></fill></fills>
<borders count="1"><border/></borders>
<cellStyleXfs count="1"><xf/></cellStyleXfs>
<cellXfs count="${BOLD + 1}"><xf/><xf fontId="1" fillId="2" applyFont="1" applyFill="1"/>${[0, 1, 2, 3].map((at) => `<xf numFmtId="${numberFormat(at)}" applyNumberFormat="1"/>`).join("")}${amounts.join("")}<xf fontId="1" applyFont="1"/></cellXfs>
</styleSheet>`;
}

export const RATE_DECIMALS = 10;
const RATE_FORMAT = `0.${"0".repeat(RATE_DECIMALS)}`;
/** Lower numbers are the built-in formats. */
const FIRST_OWN_FORMAT = 164;
