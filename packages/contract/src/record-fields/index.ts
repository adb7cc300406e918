import { languages } from "@keystead/domain/languages";
import { emptyValues, isTextField } from "@keystead/domain/record-fields";
import type { RecordField, RecordFields } from "@keystead/domain/record-fields";
import * as z from "zod/mini";

import { emailText, Id, line, text } from "../wire/index.ts";

/** Far above what the domain allows, which checks lengths, e-mail and required fields all at once (R-L04). */
const LINE_LIMIT = 1000;
const LINES_LIMIT = 5000;

const language = z.nullable(z.enum(languages));
const recordId = z.nullable(Id);
const shownText = z.string();

type SchemaOf<Field, Text> = Field extends { readonly kind: "language" }
  ? typeof language
  : Field extends { readonly kind: "record" }
    ? typeof recordId
    : Text;

type FieldSchemas<Fields> = {
  -readonly [Name in keyof Fields]: SchemaOf<Fields[Name], ReturnType<typeof line>>;
};
type ViewSchemas<Fields> = { -readonly [Name in keyof Fields]: SchemaOf<Fields[Name], typeof shownText> };
type NewSchemas<Fields> = {
  -readonly [Name in keyof Fields]: Fields[Name] extends { readonly required: string }
    ? FieldSchemas<Fields>[Name]
    : z.ZodMiniDefault<FieldSchemas<Fields>[Name]>;
};

/** Schemas of a record's fields as they are sent; for `changeOf`, which needs them without defaults. */
export function fieldSchemas<Fields extends RecordFields>(fields: Fields): FieldSchemas<Fields> {
  return Object.fromEntries(
    Object.entries(fields).map(([name, field]) => [name, schemaOf(field)]),
  ) as FieldSchemas<Fields>;
}

/** Schemas for a new record: optional fields may be left out. */
export function newSchemas<Fields extends RecordFields>(fields: Fields): NewSchemas<Fields> {
  const schemas = fieldSchemas<RecordFields>(fields);
  const empty = emptyValues<RecordFields>(fields);
  return Object.fromEntries(
    Object.entries(fields).map(([name, field]) => {
      const schema = schemas[name] ?? schemaOf(field);
      return [name, "required" in field ? schema : z._default(schema, empty[name] ?? null)];
    }),
  ) as NewSchemas<Fields>;
}

/**
 * Schemas of the answer; a field that refers to a record is answered by name, which the record's view defines itself.
 */
export function viewSchemas<Fields extends RecordFields>(fields: Fields): ViewSchemas<Fields> {
  return Object.fromEntries(
    Object.entries(fields).map(([name, field]) => [name, isTextField(field) ? shownText : schemaOf(field)]),
  ) as ViewSchemas<Fields>;
}

function schemaOf(field: RecordField) {
  switch (field.kind) {
    case "language":
      return language;
    case "record":
      return recordId;
    case "email":
      return emailText(LINE_LIMIT);
    case "lines":
      return text(LINES_LIMIT);
    case "line":
    case "phone":
      return line(LINE_LIMIT);
  }
}
