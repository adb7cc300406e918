import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import { splitCells } from "./index.ts";

describe("cells of the clipboard", () => {
  it.each([
    [
      "tabs and line ends",
      "a\tb\nc\td",
      [
        ["a", "b"],
        ["c", "d"],
      ],
    ],
    [
      "line ends of Windows and a last one",
      "a\tb\r\nc\td\r\n",
      [
        ["a", "b"],
        ["c", "d"],
      ],
    ],
    ["line ends of an old Mac", "a\rb", [["a"], ["b"]]],
    ["empty cells and rows at the end", "a\t\t\nb\t\t\n\t\t\n", [["a"], ["b"]]],
    ["empty cells in the middle", "a\t\tc", [["a", "", "c"]]],
    ["an empty row in the middle", "a\n\nb", [["a"], [], ["b"]]],
    ["quotes round a line end", '"Rua Nova 12\nPorto"\t850', [["Rua Nova 12 Porto", "850"]]],
    ["quotes in quotes", '"the ""blue"" one"\tb', [['the "blue" one', "b"]]],
    ["a tab in quotes", '"a\tb"\tc', [["a b", "c"]]],
    ["a quote that is only a sign", '"Casa" azul\t1', [['"Casa" azul', "1"]]],
    ["a quote that is never closed", '"Casa\tb', [['"Casa', "b"]]],
    ["spaces that do not break", "1 234,50\u00a0€\tx", [["1 234,50 €", "x"]]],
    ["one cell", "Casa", [["Casa"]]],
    ["nothing", "", []],
  ])("%s", (_what, text, rows) => {
    expect(splitCells(text)).toEqual(rows);
  });

  it("finds again what was written, whatever is in the cells", () => {
    const cell = fc.stringMatching(/^[a-z0-9"\t\n,;]{1,8}$/).filter((text) => text.trim() === text);
    const line = fc.array(cell, { minLength: 1, maxLength: 4 });
    fc.assert(
      fc.property(fc.array(line, { minLength: 1, maxLength: 5 }), (rows) => {
        const text = rows
          .map((row) => row.map((one) => `"${one.replaceAll('"', '""')}"`).join("\t"))
          .join("\r\n");
        expect(splitCells(text)).toEqual(rows.map((row) => row.map((one) => one.replaceAll(/\s+/g, " "))));
      }),
    );
  });
});
