import { describe, expect, it } from "vitest";

import { composeLetter } from "#adapters/letters/compose-letter.ts";
import { aLetter, sampleOpenRows, wholeMonth } from "#adapters/letters/sample-letters.ts";
import { pdfFonts, searchedText } from "#testing/files/pdf-text.ts";
import { drawSheet } from "./draw-sheet.ts";
import { createNotoParts, type NotoParts } from "./noto-parts.ts";
import { namesByScript } from "./names-by-script.ts";

/** The fonts of the product, counting what was requested of them. */
function counted(): NotoParts & { readonly requested: { marks: number; readonly opened: number[] } } {
  const parts = createNotoParts();
  const opened: number[] = [];
  const requested = { marks: 0, opened };
  return {
    ...parts,
    requested,
    holding(mark) {
      requested.marks += 1;
      return parts.holding(mark);
    },
    fontOf(part) {
      requested.opened.push(part);
      return parts.fontOf(part);
    },
  };
}

const letterTo = (...tenants: readonly string[]) => composeLetter(aLetter("en", sampleOpenRows, { tenants }));

describe("a name in another script", () => {
  it.each(Object.entries(namesByScript))("is drawn, and found by who searches: %s", async (_script, name) => {
    const text = await searchedText(await drawSheet(letterTo(name)));
    // The address, the tenant, the greeting, the reference of the payment.
    expect(text.split(name.normalize("NFC"))).toHaveLength(5);
  });

  it("opens no font where Roboto has every mark, nor asks where one is", async () => {
    const parts = counted();
    const plain = ["Łucja Żółkiewska", namesByScript.cyrillic, namesByScript.greek, namesByScript.vietnamese];
    const pdf = await drawSheet(composeLetter(aLetter("fr", wholeMonth, { tenants: plain })), parts);
    expect(parts.requested).toEqual({ marks: 0, opened: [] });
    expect([...pdfFonts(pdf)].toSorted()).toEqual(["Roboto-Medium", "Roboto-Regular"]);
  });

  it("opens the part of the fonts that has its marks, once for a sheet, and again for the next", async () => {
    const parts = counted();
    const pdf = await drawSheet(letterTo(namesByScript.arabic), parts);
    expect(parts.requested.opened.map(parts.scriptOf)).toEqual(["arabic"]);
    expect([...pdfFonts(pdf)].toSorted()).toEqual([
      "NotoSansArabic-Regular",
      "Roboto-Medium",
      "Roboto-Regular",
    ]);
    await drawSheet(letterTo(namesByScript.arabic), parts);
    expect(parts.requested.opened.map(parts.scriptOf)).toEqual(["arabic", "arabic"]);
    // At most one part for each of the four characters, out of three hundred parts.
    const han = counted();
    await drawSheet(letterTo(namesByScript.japanese), han);
    expect(han.requested.opened.length).toBeLessThanOrEqual(4);
    expect(new Set(han.requested.opened).size).toBe(han.requested.opened.length);
  });

  it("stands in the cells and in the head of a report", async () => {
    const names = Object.values(namesByScript);
    const pdf = await drawSheet({
      kind: "report",
      language: "de",
      title: "Mieter",
      workspace: namesByScript.hebrew,
      facts: [{ label: "Immobilien", value: namesByScript.simplified }],
      columns: [
        { key: "name", holds: "text" },
        { key: "notes", holds: "text" },
      ],
      labels: ["Name", "Notizen"],
      rows: names.map((name) => ({ cells: [name, "Frühjahr"] })),
      sums: [],
      totals: [],
      words: {
        sum: "",
        apart: { deposits: "", pass_through: "", opening: "" },
        ofTotals: "",
        noRate: "",
        foot: "{{page}}/{{pages}}",
      },
      notes: [namesByScript.thai],
    });
    const text = await searchedText(pdf);
    for (const name of names) expect(text).toContain(name.normalize("NFC"));
  });

  it("breaks in a table that is too narrow for it, line by line from the right", async () => {
    const words = ["שדרות", "רוטשילד", "בניין", "מזרחי", "קומה", "שנייה", "דירה", "גדולה", "כניסה", "אחורית"];
    const long = Array.from({ length: 12 }, (_none, at) => words[at % words.length]).join(" ");
    const text = await searchedText(await drawSheet(letterTo(long)));
    // The address is the narrowest block: each line continues where the last one ended.
    expect(text.split(long)).toHaveLength(5);
  });
});
