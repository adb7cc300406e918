import { differenceInDays, plainDate } from "@keystead/domain/calendar";
import { currencyOfCell, cellText } from "@keystead/domain/exports";
import type { ExportColumn, ExportRow, Holds } from "@keystead/domain/exports";
import { currency, minorDigits } from "@keystead/domain/money";

import { escaped } from "#kernel/escaped.ts";

/** The numbers of a style in `xl/styles.xml`. */
const PLAIN = 0;
export const HEAD = 1;
const DAY = 2;
const RATE = 3;
/** By the digits of a currency; the same in bold stands four later. */
const AMOUNTS: readonly number[] = [0, 2, 3, 4];
const FIRST_AMOUNT = 4;
const BOLD = FIRST_AMOUNT + 2 * AMOUNTS.length;

/** Day 0 of a spreadsheet, as all of them count. */
const DAY_ZERO = plainDate("1899-12-30");

export const widths: Readonly<Record<Holds, number>> = {
  id: 14,
  text: 26,
  word: 15,
  day: 12,
  month: 10,
  amount: 14,
  base: 14,
  rate: 16,
  count: 10,
  currency: 10,
  base_currency: 10,
};

/** `A`, `Z`, `AA`: a column by its place. */
export function columnName(at: number): string {
  const rest = Math.floor(at / 26) - 1;
  return `${rest < 0 ? "" : columnName(rest)}${String.fromCodePoint(65 + (at % 26))}`;
}

/** One row of a table. Text is text whatever it begins with: no cell of it is a formula. */
export function rowXml(columns: readonly ExportColumn[], row: ExportRow, line: number): string {
  const cells = columns.map(({ holds }, at) => {
    const text = cellText(columns, row, at);
    if (text === null || text === "") return "";
    const place = `${columnName(at)}${line}`;
    switch (holds) {
      case "amount":
      case "base":
        return numberXml(place, text, amountStyle(currencyOfCell(columns, row, at)));
      case "rate":
        return numberXml(place, text, RATE);
      case "count":
        return numberXml(place, text, PLAIN);
      case "day":
        return numberXml(place, String(differenceInDays(DAY_ZERO, plainDate(text))), DAY);
      case "id":
      case "text":
      case "word":
      case "month":
      case "currency":
      case "base_currency":
        return textXml(place, text);
    }
  });
  return `<row r="${line}">${cells.join("")}</row>`;
}

export function textXml(place: string, text: string, style = PLAIN): string {
  return `<c r="${place}" s="${style}" t="inlineStr"><is><t xml:space="preserve">${sheetText(text)}</t></is></c>`;
}

function numberXml(place: string, number: string, style: number): string {
  return `<c r="${place}" s="${style}"><v>${number}</v></c>`;
}

/** A formula with what it comes to, for readers that do not calculate. */
export function formulaXml(
  place: string,
  { formula, value, code }: { readonly formula: string; readonly value: string; readonly code: string },
): string {
  return `<c r="${place}" s="${amountStyle(code) + AMOUNTS.length}"><f>${sheetText(formula)}</f><v>${value}</v></c>`;
}

function amountStyle(code: string | null): number {
  const at = code === null ? -1 : AMOUNTS.indexOf(minorDigits(currency(code)));
  return at < 0 ? PLAIN : FIRST_AMOUNT + at;
}

export const boldStyle = BOLD;

/** What XML cannot carry is written as the format has it, `_x000D_`, and so is what reads like that. */
function sheetText(text: string): string {
  const carried = text.replaceAll(
    // oxlint-disable-next-line no-control-regex -- these are what is looked for
    /[\u0000-\u0008\u000b-\u001f\ufffe\uffff]|_(?=x[0-9A-Fa-f]{4}_)/g,
    (mark) => `_x${mark.charCodeAt(0).toString(16).toUpperCase().padStart(4, "0")}_`,
  );
  return escaped(carried);
}

const amountFormats = AMOUNTS.map((digits) => `#,##0${digits === 0 ? "" : `.${"0".repeat(digits)}`}`);

/** All styles that a sheet of ours has. */
export const stylesXml = `<?xml version="1.0" encoding="UTF-8" standalone="yes"?>
<styleSheet xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main">
<numFmts count="${amountFormats.length + 2}"><numFmt numFmtId="164" formatCode="yyyy\\-mm\\-dd"/><numFmt numFmtId="165" formatCode="0.0000000000"/>${amountFormats.map((format, at) => `<numFmt numFmtId="${166 + at}" formatCode="${format}"/>`).join("")}</numFmts>
<fonts count="2"><font><sz val="11"/><name val="Calibri"/></font><font><b/><sz val="11"/><name val="Calibri"/></font></fonts>
<fills count="3"><fill><patternFill patternType="none"/></fill><fill><patternFill patternType="gray125"/></fill><fill><patternFill patternType="solid"><fgColor rgb="FFEDF1F5"/></patternFill></fill></fills>
<borders count="1"><border/></borders>
<cellStyleXfs count="1"><xf/></cellStyleXfs>
<cellXfs count="${BOLD + 1}"><xf/><xf fontId="1" fillId="2" applyFont="1" applyFill="1"/><xf numFmtId="164" applyNumberFormat="1"/><xf numFmtId="165" applyNumberFormat="1"/>${[0, 1].map((font) => amountFormats.map((_format, at) => `<xf numFmtId="${166 + at}" fontId="${font}" applyNumberFormat="1" applyFont="1"/>`).join("")).join("")}<xf fontId="1" applyFont="1"/></cellXfs>
</styleSheet>`;
