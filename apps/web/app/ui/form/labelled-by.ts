import type { LabelOf, RecordFields } from "@keystead/domain/record-fields";

/** What each field of a record is called, by its name: `t` knows the labels of its fields. */
export function labelledBy<Fields extends RecordFields>(
  fields: Fields,
  t: (label: LabelOf<Fields>) => string,
): Readonly<Record<keyof Fields, string>> {
  return Object.fromEntries(Object.entries(fields).map(([name, { label }]) => [name, t(label)])) as Readonly<
    Record<keyof Fields, string>
  >;
}
