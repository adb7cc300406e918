import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

import { afterEach, beforeEach, expect, it } from "vitest";

import { readLegalFacts } from "./read-legal-facts.ts";
import { InvalidContent } from "./read-site-content.ts";

const shipped = join(import.meta.dirname, "../../../../../content");
let folder: string;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "keystead-legal-"));
});
afterEach(() => rmSync(folder, { recursive: true }));

it("ships the dates and periods of the specification", () => {
  expect(readLegalFacts(shipped)).toMatchObject({ privacyUpdatedOn: "2025-01-24", requestDays: 30 });
});

it.each([
  ["privacyUpdatedOn", "24 January 2025"],
  ["requestDays", 31],
  ["noticeDays", 1],
  ["lawyer", "me"],
])("stops the start when %s is %j, naming the file", (field, value) => {
  const facts: unknown = JSON.parse(readFileSync(join(shipped, "legal.json"), "utf8"));
  writeFileSync(join(folder, "legal.json"), JSON.stringify(Object.assign(Object(facts), { [field]: value })));
  expect(() => readLegalFacts(folder)).toThrow(InvalidContent);
  expect(() => readLegalFacts(folder)).toThrow(join(folder, "legal.json"));
});

it("stops the start when the file is missing", () => {
  expect(() => readLegalFacts(folder)).toThrow(InvalidContent);
});
