import type { LabelOf, RecordFields } from "@keystead/domain/record-fields";

/** The label of each field of a record, by its name; `t` must know them all. */
export function labelledBy<Fields extends RecordFields>(
  fields: Fields,
  t: (label: LabelOf<Fields>) => string,
): Readonly<Record<keyof Fields, string>> {
  return Object.fromEntries(Object.entries(fields).map(([name, { label }]) => [name, t(label)])) as Readonly<
    Record<keyof Fields, string>
  >;
}
