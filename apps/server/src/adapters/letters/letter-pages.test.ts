import { describe, expect, it } from "vitest";

import { heightsOfText } from "#testing/files/pdf-text.ts";
import { drawSheet } from "../printer/draw-sheet.ts";
import { composeLetter } from "./compose-letter.ts";
import { aLetter, sampleOpenRows } from "./sample-letters.ts";

const tenants = (count: number) =>
  Array.from({ length: count }, (_none, at) => `Maximiliane Hohenstein-Oberreuth ${at + 1}`);
const letterTo = (count: number) => composeLetter(aLetter("de", sampleOpenRows, { tenants: tenants(count) }));

describe("the address of a letter", () => {
  it("names each of a few tenants on a line, and many on the same lines", () => {
    const street = ["Rue des Écoles 14, 3e étage", "69007 Lyon"];
    expect(letterTo(4).recipient).toEqual([...tenants(4), ...street]);
    expect(letterTo(5).recipient).toEqual([tenants(5).join(", "), ...street]);
  });

  it.each([1, 4, 5, 16, 24])("of %i tenants stands above all that follows", async (count) => {
    const pieces = await heightsOfText(await drawSheet(letterTo(count)));
    const lastOfAddress = pieces.findIndex(({ text }) => text === "69007 Lyon");
    const bottom = pieces[lastOfAddress]?.top ?? Number.NaN;
    const date = pieces.find(({ text }) => text === "10. März 2026")?.top ?? Number.NaN;
    // Below the window of an envelope, and below the address however long it is.
    expect(date).toBeGreaterThan((91 / 25.4) * 72);
    expect(date).toBeGreaterThan(bottom);
    const below = pieces.filter(({ text }, at) => at > lastOfAddress && text.trim() !== "");
    expect(below.length).toBeGreaterThan(10);
    expect(below.filter(({ top }) => top <= bottom)).toEqual([]);
  });
});
