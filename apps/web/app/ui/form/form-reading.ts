export type FieldOf<Values> = keyof Values & string;

/** Problems, as a rule's code for each field. */
export type Problems<Values> = { readonly [Field in FieldOf<Values>]?: string };

/** The result of reading a form: the input to send, or everything wrong with it. */
export type AllFieldsReading<Values, Input> =
  | { readonly input: Input }
  | { readonly problems: Problems<Values> };

/** The result of reading one field. */
export type FieldReading<Value> =
  | { readonly ok: true; readonly value: Value }
  | { readonly ok: false; readonly code: string };

/** Combines the fields of a form, each read on its own. */
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
  // Complete at this point: each field was read.
  return Object.keys(problems).length === 0
    ? { input: input as Input }
    : { problems: problems as Problems<Input> };
}

/** For values that are sent as typed and judged by a rule of the domain. */
export function judged<Values extends object, Input>(
  issues: readonly { readonly field: FieldOf<Values>; readonly code: string }[],
  input: Input,
): AllFieldsReading<Values, Input> {
  if (issues.length === 0) return { input };
  const problems: Problems<Values> = {};
  // The first of several problems of a field wins.
  for (const { field, code } of issues.toReversed()) Object.assign(problems, { [field]: code });
  return { problems };
}
