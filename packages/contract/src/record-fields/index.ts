import { emptyValues, isTextField } from "@keystead/domain/record-fields";
import type { RecordField, RecordFields, TextField } from "@keystead/domain/record-fields";
import * as z from "zod/mini";

import { emailText, Id, LanguageCode, line, requiredLine, requiredText, text } from "../wire/index.ts";

/** The limits of a text in a request; the domain judges what passes them. */
export type TextRules = {
  /** Most characters. Above the domain's bound, so that the domain refuses a long text with its own code. */
  readonly mostOf: (field: TextField) => number;
  /** Whether an empty required text is refused here, before the domain has seen the other fields. */
  readonly requires: boolean;
};

/** Limits far above the domain's, which checks lengths, e-mail and required fields all at once (R-L04). */
const leftToDomain: TextRules = {
  mostOf: ({ kind }) => (kind === "lines" ? 5000 : 1000),
  requires: false,
};

const language = z.nullable(LanguageCode);
const recordId = z.nullable(Id);
const shownText = z.string();

type SchemaOf<Field, Text> = Field extends { readonly kind: "language" }
  ? Field extends { readonly always: true }
    ? typeof LanguageCode
    : typeof language
  : Field extends { readonly kind: "record" }
    ? typeof recordId
    : Text;

type FieldSchemas<Fields> = {
  -readonly [Name in keyof Fields]: SchemaOf<Fields[Name], ReturnType<typeof line>>;
};
type ViewSchemas<Fields> = { -readonly [Name in keyof Fields]: SchemaOf<Fields[Name], typeof shownText> };
type NewSchemas<Fields> = {
  -readonly [Name in keyof Fields]: Fields[Name] extends
    | { readonly required: string }
    | { readonly always: true }
    ? FieldSchemas<Fields>[Name]
    : z.ZodMiniDefault<FieldSchemas<Fields>[Name]>;
};

/** Schemas of a record's fields as they are sent; for `changeOf`, which needs them without defaults. */
export function fieldSchemas<Fields extends RecordFields>(
  fields: Fields,
  rules: TextRules = leftToDomain,
): FieldSchemas<Fields> {
  return Object.fromEntries(
    Object.entries(fields).map(([name, field]) => [name, schemaOf(field, rules)]),
  ) as FieldSchemas<Fields>;
}

/** Schemas for a new record: optional fields may be left out. */
export function newSchemas<Fields extends RecordFields>(
  fields: Fields,
  rules: TextRules = leftToDomain,
): NewSchemas<Fields> {
  const empty = emptyValues<RecordFields>(fields);
  return Object.fromEntries(
    Object.entries(fields).map(([name, field]) => {
      const schema = schemaOf(field, rules);
      const isRequired = "required" in field || "always" in field;
      return [name, isRequired ? schema : z._default(schema, empty[name] ?? null)];
    }),
  ) as NewSchemas<Fields>;
}

/**
 * Schemas of the answer; a field that refers to a record is answered by name, which the record's view defines itself.
 */
export function viewSchemas<Fields extends RecordFields>(fields: Fields): ViewSchemas<Fields> {
  return Object.fromEntries(
    Object.entries(fields).map(([name, field]) => [
      name,
      isTextField(field) ? shownText : schemaOf(field, leftToDomain),
    ]),
  ) as ViewSchemas<Fields>;
}

function schemaOf(field: RecordField, rules: TextRules) {
  if (isTextField(field)) return textSchema(field, rules);
  if (field.kind === "record") return recordId;
  return field.always === true ? LanguageCode : language;
}

function textSchema(field: TextField, { mostOf, requires }: TextRules) {
  const most = mostOf(field);
  const required = requires ? field.required : undefined;
  switch (field.kind) {
    case "email":
      return emailText(most);
    case "lines":
      return required === undefined ? text(most) : requiredText(most, required);
    case "line":
    case "phone":
      return required === undefined ? line(most) : requiredLine(most, required);
  }
}
