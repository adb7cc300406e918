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
    // Only what is a number is written as one: somebody's note may read like it.
    ["-950.00", "'-950.00"],
    ["\u00a0=1", "'\u00a0=1"],
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
    // Two marks that are one: the quotes keep the number whole.
    expect(csvLine(amounts, { separator: ",", decimal: "," })).toBe('"-12,50",1200\r\n');
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
