import type { Language } from "../languages/index.ts";
import { codePoints, isEmail } from "../text/index.ts";

type Described<Label extends string> = {
  /** The field's key in the messages of its record, and its name in the history. */
  readonly label: Label;
  /** Personal data, which is erased when the person is anonymised. */
  readonly personal: boolean;
  /** The key of its column in the exported list; null where the list has no such column or defines it itself. */
  readonly column: string | null;
};

type RequiredField<Code extends string> = {
  /** The code for an empty value; without it the field is optional. */
  readonly required?: Code;
};

/** Text: strictly below the bound, in code points after trim. */
export type TextField<Code extends string = string, Label extends string = string> = Described<Label> &
  RequiredField<Code> &
  (
    | {
        /** A single line, a phone number, or several lines. */
        readonly kind: "line" | "phone" | "lines";
        readonly bound: { readonly under: number; readonly code: Code };
      }
    | { readonly kind: "email"; readonly invalid: Code }
  );

/** One editable field of a record. */
export type RecordField<Code extends string = string, Label extends string = string> =
  | TextField<Code, Label>
  | (Described<Label> & {
      readonly kind: "language";
      /** A value is always chosen; without this mark the field may be null. */
      readonly always?: true;
    })
  | (Described<Label> & RequiredField<Code> & { readonly kind: "record"; readonly of: "property" });

/** The fields of a record, in the order of its form. */
export type RecordFields = Readonly<Record<string, RecordField>>;

/** Value of a field: empty text, or null for other kinds, where unknown. */
type ValueOf<Field> = Field extends { readonly kind: "language" }
  ? Language | (Field extends { readonly always: true } ? never : null)
  : Field extends { readonly kind: "record" }
    ? string | null
    : string;

export type ValuesOf<Fields> = { -readonly [Name in keyof Fields]: ValueOf<Fields[Name]> };
/** Values of a record without data. */
type EmptyValuesOf<Fields> = {
  -readonly [Name in keyof Fields]: Fields[Name] extends { readonly kind: "language" | "record" }
    ? null
    : string;
};
/** Values of a stored record, where text may be null too. */
export type StoredValuesOf<Fields> = {
  readonly [Name in keyof Fields]:
    | ValueOf<Fields[Name]>
    | (Fields[Name] extends { readonly always: true } ? never : null);
};
export type LabelOf<Fields extends RecordFields> = Fields[keyof Fields]["label"];
export type DraftOf<Fields> = { readonly [Name in keyof Fields]?: string | null };
/** One problem of a field. */
export type ProblemOf<Fields> = {
  readonly field: keyof Fields & string;
  readonly code: CodeOf<Fields[keyof Fields]>;
};
type CodeOf<Field> = Field extends unknown
  ?
      | (Field extends { readonly required: infer Code } ? Code : never)
      | (Field extends { readonly bound: { readonly code: infer Code } } ? Code : never)
      | (Field extends { readonly invalid: infer Code } ? Code : never)
  : never;
type TextNameOf<Fields> = {
  [Name in keyof Fields]: Fields[Name] extends { readonly kind: "language" | "record" } ? never : Name;
}[keyof Fields] &
  string;
export type PersonalFields<Fields> = {
  readonly [
    Name in keyof Fields as Fields[Name] extends { readonly personal: true } ? Name : never
  ]: Fields[Name];
};

export function isTextField<Code extends string, Label extends string>(
  field: RecordField<Code, Label>,
): field is TextField<Code, Label> {
  return field.kind !== "language" && field.kind !== "record";
}

/** The names of the fields, in their order. */
export function fieldNames<Fields extends RecordFields>(fields: Fields): readonly (keyof Fields & string)[] {
  return Object.keys(fields);
}

/** The names of free text fields, for which the audit only says that they changed. */
export function textNames<Fields extends RecordFields>(fields: Fields): readonly TextNameOf<Fields>[] {
  // The type makes the same selection.
  return Object.keys(fields).filter(
    (name) => fields[name] !== undefined && isTextField(fields[name]),
  ) as TextNameOf<Fields>[];
}

export function personalFields<Fields extends RecordFields>(fields: Fields): PersonalFields<Fields> {
  // The type makes the same selection.
  return Object.fromEntries(
    Object.entries(fields).filter(([, { personal }]) => personal),
  ) as PersonalFields<Fields>;
}

/** A record without data: each field empty, as it is sent. */
export function emptyValues<Fields extends RecordFields>(fields: Fields): EmptyValuesOf<Fields> {
  return Object.fromEntries(
    Object.entries(fields).map(([name, field]) => [name, isTextField(field) ? "" : null]),
  ) as EmptyValuesOf<Fields>;
}

/** The values of a record's fields, without its other data; a stored null becomes empty text for text fields. */
export function valuesOf<Fields extends RecordFields>(
  fields: Fields,
  record: StoredValuesOf<Fields>,
): ValuesOf<Fields> {
  const empty: Readonly<Record<string, string | null>> = emptyValues(fields);
  return Object.fromEntries(
    fieldNames(fields).map((name) => [name, record[name] ?? empty[name]]),
  ) as ValuesOf<Fields>;
}

/** The labels of the fields, in their order. */
export function labelsOf<Label extends string>(
  fields: Readonly<Record<string, RecordField<string, Label>>>,
): readonly Label[] {
  return Object.values(fields).map(({ label }) => label);
}

/** The keys of the fields' columns in the exported list. */
export function columnKeys(fields: RecordFields): readonly string[] {
  return Object.values(fields).flatMap(({ column }) => column ?? []);
}

/** The values of these columns, by key. */
export function columnValues<Fields extends RecordFields>(
  fields: Fields,
  record: StoredValuesOf<Fields>,
): Readonly<Record<string, string | null>> {
  const cells: Record<string, string | null> = {};
  for (const name in fields) {
    const column = fields[name]?.column ?? null;
    if (column !== null) cells[column] = record[name];
  }
  return cells;
}

/** Every code with which a field can be refused. */
export function problemCodes<Code extends string>(
  fields: Readonly<Record<string, RecordField<Code>>>,
): readonly Code[] {
  return Object.values(fields).flatMap((field) => [
    ...("required" in field && field.required !== undefined ? [field.required] : []),
    ...("bound" in field ? [field.bound.code] : []),
    ...("invalid" in field ? [field.invalid] : []),
  ]);
}

/** All problems at once, in the order of the fields; empty = valid. A missing value counts as empty. */
export function problemsOf<Name extends string, Code extends string>(
  fields: Readonly<Record<Name, RecordField<Code>>>,
  draft: DraftOf<Record<NoInfer<Name>, unknown>>,
): readonly { readonly field: Name; readonly code: Code }[] {
  const problems: { readonly field: Name; readonly code: Code }[] = [];
  for (const name in fields) {
    const field: RecordField<Code> = fields[name];
    const value = draft[name] ?? "";
    const length = codePoints(value);
    if ("required" in field && field.required !== undefined && length === 0)
      problems.push({ field: name, code: field.required });
    if ("bound" in field && length >= field.bound.under)
      problems.push({ field: name, code: field.bound.code });
    if ("invalid" in field && length > 0 && !isEmail(value.trim()))
      problems.push({ field: name, code: field.invalid });
  }
  return problems;
}
