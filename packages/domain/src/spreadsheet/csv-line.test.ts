import * as fc from "fast-check";
import { describe, expect, it } from "vitest";

import { csvCell, csvLine } from "./index.ts";

describe("a cell", () => {
  it.each([
    ["=1+1", "'=1+1"],
    ["+34 600 100 200", "'+34 600 100 200"],
    ["-SUM(A1)", "'-SUM(A1)"],
    ["@cmd", "'@cmd"],
    ["\t=1", "'\t=1"],
    ["  =1", "'  =1"],
    ["＝1", "'＝1"],
    ["%0A=1", "'%0A=1"],
    ['=HYPERLINK("x")', '"\'=HYPERLINK(""x"")"'],
    // Only numbers are written as numbers: a note may look like one.
    ["-950.00", "'-950.00"],
    ["\u00a0=1", "'\u00a0=1"],
    // Characters that a spreadsheet treats as the ASCII sign, also when pasted: minus sign, small and full-width forms.
    ["\u22125", "'\u22125"],
    ...[..."\uFE62\uFE63\uFE64\uFE65\uFE66\uFE67\uFE68\uFE69\uFE6A\uFE6B％｜"].map((sign) => [
      `${sign}1`,
      `'${sign}1`,
    ]),
    // Invisible characters hide no formula: zero-width space, word joiner, next line, direction mark, soft hyphen, NUL.
    ...["\u200B", "\u2060", "\u0085", "\u200E", "\u00AD", "\u0000", "\uFE0F", "\u2060 \u200B"].flatMap(
      (unseen) =>
        ["=", "+", "-", "@", "\u2212", "＝", "\uFE66", "%", "|"].map((sign) => [
          `${unseen}${sign}1`,
          `'${unseen}${sign}1`,
        ]),
    ),
    ["\u200BAna", "\u200BAna"],
    ["Ana; Ruiz", '"Ana; Ruiz"'],
    ["two\nlines", '"two\nlines"'],
    ["Ana", "Ana"],
  ])("%j is written %j", (value, written) => {
    expect(csvCell(value, { separator: ";" })).toBe(written);
  });

  it("keeps numbers numbers, and nothing is nothing", () => {
    expect(csvLine([-5, 0.5, true, null, ""], { separator: "," })).toBe("-5,0.5,true,,\r\n");
    const amounts = [{ number: "-12.50" }, { number: "1200" }];
    expect(csvLine(amounts, { separator: ";", decimal: "," })).toBe("-12,50;1200\r\n");
    // Separator and decimal mark are the same: the quotes keep the number whole.
    expect(csvLine(amounts, { separator: ",", decimal: "," })).toBe('"-12,50",1200\r\n');
  });

  it.each([
    ["text", null],
    ["a number that is not there", { number: null }],
    ["a number without a digit", { number: "" }],
    ["a number of spaces", { number: " " }],
    ["something not given", undefined],
    ["a number not given", { number: undefined }],
  ])("of %s is empty, in either form", (_what, value) => {
    expect(csvCell(value, { separator: "," })).toBe("");
    expect(csvCell(value, { separator: ";", decimal: "," })).toBe("");
  });

  it("takes a number as it is or as its decimal text, with the same mark", () => {
    const form = { separator: ";", decimal: "," };
    expect(csvLine([-12.5, { number: -12.5 }, { number: "-12.50" }], form)).toBe("-12,5;-12,5;-12,50\r\n");
  });

  // Tenants' texts reported to break exports: each is plain text in a German file, unchanged.
  it.each([
    ["=1+1", "'=1+1"],
    ["@SUM(A1)", "'@SUM(A1)"],
    ["-5 Euro Rabatt", "'-5 Euro Rabatt"],
    ["+49 170 1234567", "'+49 170 1234567"],
    ['line1\nline2; "q", x', '"line1\nline2; ""q"", x"'],
    ["12345678901234567890", "12345678901234567890"],
    ["00049123", "00049123"],
    ["1E5", "1E5"],
    ["\t=tab", "'\t=tab"],
    ["日本語", "日本語"],
  ])("%j is %j in a German file", (text, written) => {
    expect(csvCell(text, { separator: ";", decimal: "," })).toBe(written);
  });

  it("never begins as a formula does, and gives the text back once the mark is off", () => {
    fc.assert(
      fc.property(fc.string({ unit: "binary" }), fc.constantFrom(",", ";"), (text, separator) => {
        const cell = csvCell(text, { separator });
        const read = cell.startsWith('"') ? cell.slice(1, -1).replaceAll('""', '"') : cell;
        expect(/^[=+@]/.test(read)).toBe(false);
        expect(read === text || read === `'${text}`).toBe(true);
      }),
    );
  });
});
