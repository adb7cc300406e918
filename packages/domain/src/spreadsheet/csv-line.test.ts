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
    ["-950.00", "-950.00"],
    ["-950,00", "-950,00"],
    ["Ana; Ruiz", '"Ana; Ruiz"'],
    ["two\nlines", '"two\nlines"'],
    ["Ana", "Ana"],
  ])("%j is written %j", (value, written) => {
    expect(csvCell(value, ";")).toBe(written);
  });

  it("keeps numbers numbers, and nothing is nothing", () => {
    expect(csvLine([-5, 0.5, true, null, ""], ",")).toBe("-5,0.5,true,,\r\n");
  });

  it("never begins as a formula does, and gives the text back once the mark is off", () => {
    fc.assert(
      fc.property(fc.string({ unit: "binary" }), fc.constantFrom(",", ";"), (text, separator) => {
        const cell = csvCell(text, separator);
        const read = cell.startsWith('"') ? cell.slice(1, -1).replaceAll('""', '"') : cell;
        expect(/^[=+@]/.test(read)).toBe(false);
        expect(read === text || read === `'${text}`).toBe(true);
      }),
    );
  });
});
