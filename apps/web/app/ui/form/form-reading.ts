export type FieldOf<Values> = keyof Values & string;

/** What is wrong, as the code of a rule for each field. */
export type Problems<Values> = { readonly [Field in FieldOf<Values>]?: string };

/** What was typed, read: ready to be sent, or all that keeps it from that. */
export type AllFieldsReading<Values, Input> =
  | { readonly input: Input }
  | { readonly problems: Problems<Values> };

/** One field, read. */
export type FieldReading<Value> =
  | { readonly ok: true; readonly value: Value }
  | { readonly ok: false; readonly code: string };

/** All fields of a form, each read on its own. */
export function together<Input extends object>(fields: {
  readonly [Field in keyof Input]: FieldReading<Input[Field]>;
}): AllFieldsReading<Input, Input> {
  const problems: Record<string, string> = {};
  const input: Partial<Input> = {};
  for (const name in fields) {
    const read = fields[name];
    if (read.ok) input[name] = read.value;
    else problems[name] = read.code;
  }
  // Whole by now: each field was read.
  return Object.keys(problems).length === 0
    ? { input: input as Input }
    : { problems: problems as Problems<Input> };
}

/** For what is sent as it was typed, and judged by a rule of the domain. */
export function judged<Values extends object, Input>(
  issues: readonly { readonly field: FieldOf<Values>; readonly code: string }[],
  input: Input,
): AllFieldsReading<Values, Input> {
  if (issues.length === 0) return { input };
  const problems: Problems<Values> = {};
  // Of several things wrong with a field the first is said.
  for (const { field, code } of issues.toReversed()) Object.assign(problems, { [field]: code });
  return { problems };
}
