import { describe, expect, it } from "vitest";

import type { RecordFields } from "./index.ts";
import {
  columnKeys,
  columnValues,
  emptyValues,
  fieldNames,
  labelsOf,
  personalFields,
  problemCodes,
  problemsOf,
  textNames,
  valuesOf,
} from "./index.ts";

const fields = {
  propertyId: {
    kind: "record",
    of: "property",
    label: "property",
    required: "PROPERTY_REQUIRED",
    personal: false,
    column: null,
  },
  name: {
    kind: "line",
    label: "name",
    required: "NAME_REQUIRED",
    bound: { under: 5, code: "NAME_TOO_LONG" },
    personal: true,
    column: null,
  },
  email: { kind: "email", label: "email", invalid: "INVALID_EMAIL", personal: true, column: "email" },
  language: { kind: "language", label: "language", personal: true, column: null },
  floor: {
    kind: "lines",
    label: "floor",
    bound: { under: 3, code: "FLOOR_TOO_LONG" },
    personal: false,
    column: "floor_text",
  },
} as const satisfies RecordFields;

const known = { propertyId: "P1", name: "Ada", email: null, language: "de", floor: "2" } as const;

describe("the fields of a record", () => {
  it("are empty as they are sent", () => {
    expect(emptyValues(fields)).toEqual({ propertyId: null, name: "", email: "", language: null, floor: "" });
  });

  it("are never null where one is always chosen", () => {
    const always = { language: { ...fields.language, always: true } } as const satisfies RecordFields;
    expect(emptyValues(always)).toEqual({ language: null });
    expect(valuesOf(always, { language: "de" })).toEqual({ language: "de" });
    expect(problemsOf(always, {})).toEqual([]);
  });

  it("take of a record what is theirs, and nothing stored as null where they are text", () => {
    const row = { ...known, version: 3, createdAt: "2026-03-01" };
    expect(valuesOf(fields, row)).toEqual({ ...known, email: "" });
    expect(valuesOf(fields, { ...known, propertyId: null, language: null })).toMatchObject({
      propertyId: null,
      language: null,
    });
  });

  it("say what they are called, which are text, which are of a person, and which have a column", () => {
    expect(fieldNames(fields)).toEqual(["propertyId", "name", "email", "language", "floor"]);
    expect(labelsOf(fields)).toEqual(["property", "name", "email", "language", "floor"]);
    expect(textNames(fields)).toEqual(["name", "email", "floor"]);
    expect(Object.keys(personalFields(fields))).toEqual(["name", "email", "language"]);
    expect(columnKeys(fields)).toEqual(["email", "floor_text"]);
    expect(columnValues(fields, known)).toEqual({ email: null, floor_text: "2" });
  });

  it.each([
    [{}, []],
    [{ name: "x".repeat(4), floor: "🏠🏠" }, []],
    [{ name: " xxxx " }, []],
    [
      { propertyId: null, name: "x".repeat(5), email: "a@", floor: "123" },
      ["PROPERTY_REQUIRED", "NAME_TOO_LONG", "INVALID_EMAIL", "FLOOR_TOO_LONG"],
    ],
    [{ propertyId: "", name: " \u00a0", email: " " }, ["PROPERTY_REQUIRED", "NAME_REQUIRED"]],
  ])("are judged all at once, in their order: %#", (over, codes) => {
    expect(problemsOf(fields, { ...known, ...over }).map(({ code }) => code)).toEqual(codes);
  });

  it("are wrong in no way that is not among the codes, left out altogether neither", () => {
    expect(problemCodes(fields)).toEqual([
      "PROPERTY_REQUIRED",
      "NAME_REQUIRED",
      "NAME_TOO_LONG",
      "INVALID_EMAIL",
      "FLOOR_TOO_LONG",
    ]);
    expect(problemsOf(fields, {})).toEqual([
      { field: "propertyId", code: "PROPERTY_REQUIRED" },
      { field: "name", code: "NAME_REQUIRED" },
    ]);
  });
});
