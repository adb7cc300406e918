import { HANDOVER_NOTES_LIMIT } from "@keystead/domain/handovers";
import { MOST_CO_TENANTS } from "@keystead/domain/leases";
import { describe, expect, it } from "vitest";

import { heightsOfText, pdfPages } from "#testing/files/pdf-text.ts";
import { drawSheet } from "../printer/draw-sheet.ts";
import { composeLetter } from "./compose-letter.ts";
import { aLetter, recordWith, sampleOpenRows } from "./sample-letters.ts";

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

describe("the record of a handover", () => {
  const signed = ["Ottilie Freifrau von Wackernagel-Hülsenbeck", "Łucja Żółkiewska", "Дмитрий Соколов"];
  const draw = (notes: string, over: Parameters<typeof aLetter>[2] = {}) =>
    drawSheet(composeLetter(aLetter("de", recordWith(notes), over)));

  it("keeps the lines of the notes, and below all else has a line for the day and one for each who signs", async () => {
    const pieces = await heightsOfText(await draw("Strom: 012345,6\nBad: keine Mängel", { isFrench: false }));
    const topOf = (words: string) => pieces.findLast(({ text }) => text === words)?.top ?? Number.NaN;
    expect(topOf("Bad: keine Mängel")).toBeGreaterThan(topOf("Strom: 012345,6"));
    expect(topOf("Ort und Datum")).toBeGreaterThan(topOf("Bad: keine Mängel"));
    const [landlord, ...tenants] = signed.map(topOf);
    expect(landlord).toBeCloseTo(topOf("Ort und Datum"), 0);
    for (const tenant of tenants) expect(tenant).toBeGreaterThan(landlord ?? Number.NaN);
  });

  it("goes on on a second page with notes as long as they may be, and is signed there", async () => {
    const words = ["Donaudampfschifffahrtsgesellschaftskapitänswohnungsübergabe", "Kratzer", "Küche"];
    const numbered = Array.from({ length: 140 }, (_none, at) => `${words[at % words.length] ?? ""}${at};`);
    const notes = numbered.join(" ");
    expect(notes.length).toBeLessThanOrEqual(HANDOVER_NOTES_LIMIT);
    expect(notes.length).toBeGreaterThan(HANDOVER_NOTES_LIMIT * 0.9);
    const pages = await pdfPages(await draw(notes));
    expect(pages).toHaveLength(2);
    const paper = pages.join(" ");
    for (const word of numbered) expect(paper).toContain(word);
    expect(pages[0]).not.toContain("Ort und Datum");
    for (const name of ["Ort und Datum", ...signed]) expect(pages[1]).toContain(name);
  });

  it("is signed on one page by as many as can rent a place together", async () => {
    const names = tenants(1 + MOST_CO_TENANTS);
    const pages = await pdfPages(await draw("Bad: keine Mängel", { tenants: names }));
    const last = pages.at(-1)?.replaceAll(/\s+/g, " ") ?? "";
    for (const name of ["Ort und Datum", signed[0] ?? "", ...names]) expect(last).toContain(name);
  });

  it("breaks a word that is longer than a line, and loses nothing of it", async () => {
    const word = Array.from({ length: 200 }, (_none, at) => `ä${at}`).join("");
    const [page = ""] = await pdfPages(await draw(word));
    expect(page.replaceAll(/\s+/g, "")).toContain(word);
  });
});
