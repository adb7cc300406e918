import type { ReactNode } from "react";

import type { FailedCall } from "../../lib/refusal/refusal.ts";
import type { FieldOf, Problems, AllFieldsReading } from "./form-reading.ts";
import type { Draft } from "./use-draft.ts";

/** One problem to fix: its message, and how to focus its field. */
export type FormProblem = { readonly key: string; readonly message: string; readonly focus: () => void };

/** The content of a form and its rules; the `Sender` says how it is sent. */
export type FormRules<Values extends object, Input, How> = {
  /** Prefix of the field ids: "tenant" makes `tenant-name`. */
  readonly name: string;
  /** In the order of the fields on screen, which decides the first problem. */
  readonly values: Values | (() => Values);
  /** Turns the values into the input to send, or into all their problems. */
  readonly read: (values: Values, how?: How) => AllFieldsReading<Values, Input>;
  /** The message for a code at a field; null where the field shows its own. */
  readonly words: (code: string, field: FieldOf<Values>) => string | null;
  /** Where the wire names a field differently: `{ monthlyRent: "rent" }`. */
  readonly wireNames?: Readonly<Record<string, FieldOf<Values>>>;
  /** The fields to mark for a refusal that names none. */
  readonly marksOf?: (refusal: FailedCall) => Problems<Values>;
  /** A field is judged when it is left, even if nothing was typed. */
  readonly judgesUntouched?: boolean;
};

export type FormMarks<Values> = {
  readonly id: (field: FieldOf<Values>) => string;
  readonly focus: (field: FieldOf<Values>) => void;
  readonly focusFirst: (problems: Problems<Values>) => void;
  /** All visible problems, in the order of the fields. */
  readonly problems: readonly FormProblem[];
  /** The message at a field; true marks it where it shows its own message. */
  readonly problemOf: (field: FieldOf<Values>) => ReactNode;
};

/** Combines the problems of the form's own rules with those of the server, and maps them to fields. */
export function formMarks<Values extends object, Input, How>(
  { name, read, words }: FormRules<Values, Input, How>,
  { values, shows }: Draft<Values>,
  refused: Problems<Values>,
): FormMarks<Values> {
  const reading = read(values);
  const wrong: Problems<Values> = { ...refused, ...("problems" in reading ? reading.problems : {}) };
  const isShown = (field: FieldOf<Values>) => shows(field) || refused[field] !== undefined;
  const messageOf = (field: FieldOf<Values>) => {
    const code = isShown(field) ? wrong[field] : undefined;
    return code === undefined ? null : (words(code, field) ?? true);
  };
  const id = (field: FieldOf<Values>) => `${name}-${field}`;
  const focus = (field: FieldOf<Values>) => {
    focusField(id(field));
  };
  return {
    id,
    focus,
    focusFirst: (problems) => {
      const first = fieldsOf(values).find((field) => problems[field] !== undefined);
      if (first !== undefined) focus(first);
    },
    problems: fieldsOf(values).flatMap((field) => {
      const message = messageOf(field);
      return typeof message === "string"
        ? [
            {
              key: field,
              message,
              focus: () => {
                focus(field);
              },
            },
          ]
        : [];
    }),
    problemOf: messageOf,
  };
}

/** The fields that a refusal concerns. */
export function refusedFields<Values extends object, Input, How>(
  { wireNames = {}, marksOf }: FormRules<Values, Input, How>,
  values: Values,
  refusal: FailedCall,
): Problems<Values> {
  if (refusal.code !== "BAD_REQUEST") return marksOf?.(refusal) ?? {};
  const fields = fieldsOf(values);
  // The first of several problems of a field wins.
  const marks = refusal.data.issues.toReversed().flatMap(({ path, code }) => {
    const whole = path.join(".");
    const field = wireNames[whole] ?? fields.find((one) => one === path[0]);
    return field === undefined ? [] : [{ [field]: code }];
  });
  return Object.assign({}, ...marks);
}

function fieldsOf<Values extends object>(values: Values): readonly FieldOf<Values>[] {
  const names: FieldOf<Values>[] = [];
  for (const name in values) names.push(name);
  return names;
}

/** Focuses after the next frame, when the problems are drawn. */
function focusField(id: string): void {
  requestAnimationFrame(() => {
    document.getElementById(id)?.focus();
  });
}
