import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

import { afterEach, expect, it } from "vitest";

import { InvalidContent, readSiteContent } from "./read-site-content.ts";

const shipped = join(import.meta.dirname, "../../../../../content");
const folders: string[] = [];

afterEach(() => {
  for (const folder of folders.splice(0)) rmSync(folder, { recursive: true });
});

function copyOfShipped(): string {
  const folder = mkdtempSync(join(tmpdir(), "keystead-content-"));
  folders.push(folder);
  cpSync(shipped, folder, { recursive: true });
  return folder;
}

/** Writes the English file with one value changed. */
function change(folder: string, place: readonly (string | number)[], value: unknown): void {
  const file = join(folder, "site.en.json");
  const whole: unknown = JSON.parse(readFileSync(file, "utf8"));
  let at = whole;
  for (const step of place.slice(0, -1)) at = Reflect.get(Object(at), step);
  Reflect.set(Object(at), place.at(-1) ?? "", value);
  writeFileSync(file, JSON.stringify(whole));
}

it("ships the claims and labelled examples in five languages", () => {
  const contents = readSiteContent(shipped);
  expect(contents.en.claims.map(({ value }) => value)).toEqual(["2,500+", "10,000+", "€2M+", "98%"]);
  for (const { claims, illustrativeClaims, testimonials } of Object.values(contents)) {
    expect(claims).toHaveLength(4);
    expect(illustrativeClaims).toBe(true);
    expect(testimonials.illustrative).toBe(true);
    expect(testimonials.items.length).toBeGreaterThanOrEqual(3);
    for (const quotes of Object.values(testimonials.hosts)) expect(quotes).toHaveLength(2);
  }
});

it("takes what the operator wrote, with a picture beside it", () => {
  const folder = copyOfShipped();
  mkdirSync(join(folder, "pictures"), { recursive: true });
  writeFileSync(join(folder, "pictures", "ana m.webp"), "a picture");
  change(folder, ["testimonials", "illustrative"], false);
  change(folder, ["testimonials", "items", 0, "image"], "ana m.webp");
  const { testimonials } = readSiteContent(folder).en;
  expect(testimonials.illustrative).toBe(false);
  expect(testimonials.items[0]?.image).toBe("/pictures/ana%20m.webp");
});

it.each([
  [["claims"], [], "claims"],
  [["claims", 0, "value"], " ", "claims.0.value"],
  [["illustrativeClaims"], "no", "illustrativeClaims"],
  [["testimonials", "illustrative"], "no", "testimonials.illustrative"],
  [["testimonials", "items", 1, "rating"], 6, "testimonials.items.1.rating"],
  [["testimonials", "items", 0, "image"], "../../secret.png", "testimonials.items.0.image"],
  [["testimonials", "items", 0, "picture"], "a.webp", "testimonials.items.0"],
  [["testimonials", "hosts", "checklist", 0, "name"], "", "testimonials.hosts.checklist.0.name"],
  [["testimonials", "hosts", "checklst"], [], "testimonials.hosts"],
])("stops the start when %j is %j, naming file and field", (place, value, field) => {
  const folder = copyOfShipped();
  change(folder, place, value);
  expect(() => readSiteContent(folder)).toThrow(InvalidContent);
  expect(() => readSiteContent(folder)).toThrow(`${join(folder, "site.en.json")}: ${field}: `);
});

it("calls figures examples until the operator says that they are theirs", () => {
  const folder = copyOfShipped();
  change(folder, ["illustrativeClaims"], undefined);
  expect(readSiteContent(folder).en.illustrativeClaims).toBe(true);
  change(folder, ["illustrativeClaims"], false);
  expect(readSiteContent(folder).en.illustrativeClaims).toBe(false);
});

it("needs no quotes for the pages of hosts", () => {
  const folder = copyOfShipped();
  change(folder, ["testimonials", "hosts"], { overlaps: [] });
  expect(readSiteContent(folder).en.testimonials.hosts).toMatchObject({ checklist: [], overlaps: [] });
});

it("stops the start when a file is missing or no JSON", () => {
  const folder = copyOfShipped();
  writeFileSync(join(folder, "site.fr.json"), "{ claims");
  expect(() => readSiteContent(folder)).toThrow(join(folder, "site.fr.json"));
  rmSync(join(folder, "site.fr.json"));
  expect(() => readSiteContent(folder)).toThrow(InvalidContent);
});
