import type { RecordFields } from "@keystead/domain/record-fields";
import { expect, it } from "vitest";
import * as z from "zod/mini";

import { fieldSchemas, newSchemas, viewSchemas } from "./index.ts";
import type { TextRules } from "./index.ts";

const described = { personal: false, column: null } as const;
const fields = {
  name: {
    kind: "line",
    label: "name",
    required: "NAME_REQUIRED",
    bound: { under: 3, code: "LONG" },
    ...described,
  },
  email: { kind: "email", label: "email", invalid: "INVALID_EMAIL", ...described },
  notes: { kind: "lines", label: "notes", bound: { under: 4, code: "LONG" }, ...described },
  language: { kind: "language", label: "language", always: true, ...described },
} as const satisfies RecordFields;
const strict: TextRules = {
  mostOf: (field) => ("bound" in field ? field.bound.under : 10),
  requires: true,
};

function codesOf(schema: z.ZodMiniType, input: unknown): readonly string[] {
  const read = schema.safeParse(input);
  return read.success ? [] : read.error.issues.map(({ path, message }) => `${path.join(".")} ${message}`);
}

it("leaves to the domain what it judges with its own codes", () => {
  const schema = z.strictObject(newSchemas(fields));
  expect(codesOf(schema, { name: "", email: "@", notes: "12345", language: "de" })).toEqual([]);
  expect(codesOf(schema, { name: "x".repeat(1001), language: "de" })).toEqual(["name TOO_LONG"]);
});

it("refuses an empty required text and a longer one by itself where a record says so", () => {
  const schema = z.strictObject(newSchemas(fields, strict));
  expect(codesOf(schema, { name: " ", language: "de" })).toEqual(["name NAME_REQUIRED"]);
  expect(codesOf(schema, { name: "1234", email: "e".repeat(11), notes: "1\n345", language: "de" })).toEqual([
    "name TOO_LONG",
    "email TOO_LONG",
    "notes TOO_LONG",
  ]);
});

it("fills in what is left out, but no language where one is always chosen", () => {
  const schema = z.strictObject(newSchemas(fields, strict));
  expect(schema.parse({ name: "Ada", language: "de" })).toEqual({
    name: "Ada",
    email: "",
    notes: "",
    language: "de",
  });
  for (const language of [null, undefined]) {
    expect(codesOf(schema, { name: "Ada", language })).toHaveLength(1);
    expect(codesOf(z.object(fieldSchemas(fields, strict)), { ...empty, language })).toHaveLength(1);
    expect(codesOf(z.object(viewSchemas(fields)), { ...empty, language })).toHaveLength(1);
  }
});

const empty = { name: "Ada", email: "", notes: "" };
