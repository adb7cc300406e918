import type { Language } from "../languages/index.ts";
import { codePoints, isEmail } from "../text/index.ts";

type Described<Label extends string> = {
  /** What it is called: the key in the messages of its record, and the field of the history. */
  readonly label: Label;
  /** It is about a person, and goes when the person is to be forgotten. */
  readonly personal: boolean;
  /** The key of its column in the exported list; null where the list does without it, or has it in a form of its own. */
  readonly column: string | null;
};

type RequiredField<Code extends string> = {
  /** The code for one that is empty; without it the field may be. */
  readonly required?: Code;
};

/** Text: strictly under the bound, in code points after trim. */
export type TextField<Code extends string = string, Label extends string = string> = Described<Label> &
  RequiredField<Code> &
  (
    | {
        /** One line, a number to call, or as many lines as one likes. */
        readonly kind: "line" | "phone" | "lines";
        readonly bound: { readonly under: number; readonly code: Code };
      }
    | { readonly kind: "email"; readonly invalid: Code }
  );

/** One field of a record that somebody fills in. */
export type RecordField<Code extends string = string, Label extends string = string> =
  | TextField<Code, Label>
  | (Described<Label> & { readonly kind: "language" })
  | (Described<Label> & RequiredField<Code> & { readonly kind: "record"; readonly of: "property" });

/** The fields of a record, in the order of its form. */
export type RecordFields = Readonly<Record<string, RecordField>>;

/** What a field holds: empty text or null where nothing is known. */
type ValueOf<Field> = Field extends { readonly kind: "language" }
  ? Language | null
  : Field extends { readonly kind: "record" }
    ? string | null
    : string;

export type ValuesOf<Fields> = { -readonly [Name in keyof Fields]: ValueOf<Fields[Name]> };
/** The same in a record that may keep nothing as null. */
export type StoredValuesOf<Fields> = { readonly [Name in keyof Fields]: ValueOf<Fields[Name]> | null };
export type LabelOf<Fields extends RecordFields> = Fields[keyof Fields]["label"];
export type DraftOf<Fields> = { readonly [Name in keyof Fields]?: string | null };
/** One thing that is wrong with a field. */
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

/** The names of the fields that are free text: of them the audit says only that they changed. */
export function textNames(fields: RecordFields): readonly string[] {
  return Object.keys(fields).filter((name) => fields[name] !== undefined && isTextField(fields[name]));
}

export function personalFields<Fields extends RecordFields>(fields: Fields): PersonalFields<Fields> {
  // The same choice as the type makes.
  return Object.fromEntries(
    Object.entries(fields).filter(([, { personal }]) => personal),
  ) as PersonalFields<Fields>;
}

/** A record of which nothing is known: each field empty, as it is sent. */
export function emptyValues<Fields extends RecordFields>(fields: Fields): ValuesOf<Fields> {
  return Object.fromEntries(
    Object.entries(fields).map(([name, field]) => [name, isTextField(field) ? "" : null]),
  ) as ValuesOf<Fields>;
}

/** What a record holds in its fields and nothing else; what is stored as null is empty text where the field is text. */
export function valuesOf<Fields extends RecordFields>(
  fields: Fields,
  record: StoredValuesOf<Fields>,
): ValuesOf<Fields> {
  const values = emptyValues(fields);
  for (const name in fields) {
    const value = record[name];
    if (value !== null) values[name] = value;
  }
  return values;
}

/** What the fields are called, in their order. */
export function labelsOf<Label extends string>(
  fields: Readonly<Record<string, RecordField<string, Label>>>,
): readonly Label[] {
  return Object.values(fields).map(({ label }) => label);
}

/** The keys of the columns that the exported list has for the fields. */
export function columnKeys(fields: RecordFields): readonly string[] {
  return Object.values(fields).flatMap(({ column }) => column ?? []);
}

/** What a record has in these columns, by their keys. */
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

/** Every code that a field can be refused with. */
export function problemCodes<Code extends string>(
  fields: Readonly<Record<string, RecordField<Code>>>,
): readonly Code[] {
  return Object.values(fields).flatMap((field) => [
    ...("required" in field && field.required !== undefined ? [field.required] : []),
    ...("bound" in field ? [field.bound.code] : []),
    ...("invalid" in field ? [field.invalid] : []),
  ]);
}

/** Everything that is wrong at once, in the order of the fields; empty = valid. What is left out is empty. */
export function problemsOf<Name extends string, Code extends string>(
  fields: Readonly<Record<Name, RecordField<Code>>>,
  draft: DraftOf<Record<Name, unknown>>,
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
