import type { ReactNode } from "react";

import type { FailedCall } from "../../lib/refusal/refusal.ts";
import type { FieldOf, Problems, AllFieldsReading } from "./form-reading.ts";
import type { Draft } from "./use-draft.ts";

/** One thing to put right: its words and the way to its field. */
export type FormProblem = { readonly key: string; readonly message: string; readonly focus: () => void };

/** What stands in a form and what it means; how it is sent is the `Sender`'s. */
export type FormRules<Values extends object, Input, How> = {
  /** In front of the ids of its fields: "tenant" makes `tenant-name`. */
  readonly name: string;
  /** In the order of the fields, by which the first problem is found. */
  readonly values: Values | (() => Values);
  /** What was typed as it is sent, or all that is wrong with it. */
  readonly read: (values: Values, how?: How) => AllFieldsReading<Values, Input>;
  /** What a code means at a field; null where the field says it itself. */
  readonly words: (code: string, field: FieldOf<Values>) => string | null;
  /** Where the wire has another word for a field: `{ monthlyRent: "rent" }`. */
  readonly wireNames?: Readonly<Record<string, FieldOf<Values>>>;
  /** The fields that a refusal without fields is about. */
  readonly marksOf?: (refusal: FailedCall) => Problems<Values>;
  /** Fields are judged when they are left even where nothing was typed. */
  readonly judgesUntouched?: boolean;
};

export type FormMarks<Values> = {
  readonly id: (field: FieldOf<Values>) => string;
  readonly focus: (field: FieldOf<Values>) => void;
  readonly focusFirst: (problems: Problems<Values>) => void;
  /** All that is to be seen by now, in the order of the fields. */
  readonly problems: readonly FormProblem[];
  /** The words at a field; true where it is marked and has words of its own. */
  readonly problemOf: (field: FieldOf<Values>) => ReactNode;
};

/** What is wrong by the form's own rules and by the server's, at which fields, and the way there. */
export function formMarks<Values extends object, Input, How>(
  { name, read, words }: FormRules<Values, Input, How>,
  { values, shows }: Draft<Values>,
  refused: Problems<Values>,
): FormMarks<Values> {
  const reading = read(values);
  const wrong: Problems<Values> = { ...refused, ...("problems" in reading ? reading.problems : {}) };
  const isShown = (field: FieldOf<Values>) => shows(field) || refused[field] !== undefined;
  const said = (field: FieldOf<Values>) => {
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
      const message = said(field);
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
    problemOf: said,
  };
}

/** The fields that a refusal is about. */
export function refusedFields<Values extends object, Input, How>(
  { wireNames = {}, marksOf }: FormRules<Values, Input, How>,
  values: Values,
  refusal: FailedCall,
): Problems<Values> {
  if (refusal.code !== "BAD_REQUEST") return marksOf?.(refusal) ?? {};
  const fields = fieldsOf(values);
  // Of several things wrong with a field the first is said.
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

/** The frame waits until the problems are drawn. */
function focusField(id: string): void {
  requestAnimationFrame(() => {
    document.getElementById(id)?.focus();
  });
}
