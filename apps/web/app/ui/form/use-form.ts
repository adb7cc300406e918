import { type FormEvent, type ReactNode, useRef, useState } from "react";
import { flushSync } from "react-dom";

import type { FailedCall } from "../../lib/refusal/refusal.ts";
import { useTranslation } from "../text/use-translation.ts";
import { fieldsOfForm, type FormFields } from "./form-fields.ts";
import { formMarks, type FormProblem, type FormRules, refusedFields } from "./form-marks.ts";
import type { FieldOf } from "./form-reading.ts";
import { useDraft } from "./use-draft.ts";
import { failureOf, type Sender, type Sending, useSending } from "./use-sending.ts";

export type FormOptions<Values extends object, Input, Sent, How> = FormRules<Values, Input, How> &
  Sender<Input, Sent, How> & {
    /** Told beside `failure`, for a form that has no place for it. */
    readonly onFailure?: (failure: string) => void;
  };

/** What a frame around the fields has to know: a drawer, a card, a dialog. */
export type FormFrame = {
  readonly dirty: boolean;
  readonly busy: boolean;
  /** What went wrong beyond the fields. */
  readonly failure: string | null;
  /** Why, where the server has refused: it may know the records that are in the way. */
  readonly refusal?: FailedCall | null;
  /** All that is marked, in the order of the fields. */
  readonly problems: readonly FormProblem[];
  /** For the form element. */
  readonly onSubmit: (event: FormEvent) => void;
};

export type Form<Values extends object, How = never> = FormFrame &
  FormFields<Values> &
  Pick<Sending<never, never>, "warnings" | "limit" | "closeLimit"> & {
    readonly values: Values;
    readonly set: <Field extends FieldOf<Values>>(field: Field, value: Values[Field]) => void;
    /** For a change that builds on what is there now, or of several fields at once. */
    readonly change: (change: (values: Values) => Values) => void;
    /** Begins anew with these values. */
    readonly reset: (values: Values) => void;
    /** The first are stored meanwhile, the others are shown from now on. */
    readonly rebase: (stored: Values, shown: Values) => void;
    readonly problemOf: (field: FieldOf<Values>) => ReactNode;
    readonly focus: (field: FieldOf<Values>) => void;
    readonly submit: (how?: How) => void;
    readonly saveAnyway: () => void;
  };

/**
 * Everything a form does beside drawing its fields: keeps what is typed, judges all of it at once, says what is wrong at its
 * field and leads to the first of it, and sends what is right.
 */
export function useForm<Values extends object, Input, Sent, How = never>(
  options: FormOptions<Values, Input, Sent, How>,
): Form<Values, How> {
  const { t } = useTranslation(["ui", "errors"]);
  const draft = useDraft(options.values, options.judgesUntouched ?? false);
  const { values } = draft;
  const underway = useRef(values);
  const [inputOver, setInputOver] = useState<FailedCall | null>(null);
  const { failure, refusal, ...sending } = useSending<Input, Sent, How>({
    send: options.send,
    onSent: (sent, done) => {
      // Before anything leads away: what is saved must not be asked about as if it were lost.
      flushSync(() => {
        draft.settle(underway.current);
      });
      return options.onSent(sent, done);
    },
    onRefused: (refused) => {
      marks.focusFirst(refusedFields(options, values, refused));
      const failed = failureOf(refused);
      if (failed !== null) options.onFailure?.(t(failed));
    },
  });
  // What was typed after a refusal is not what was refused.
  const refused = refusal === null || refusal === inputOver ? {} : refusedFields(options, values, refusal);
  const marks = formMarks(options, draft, refused);
  const change = (next: (was: Values) => Values) => {
    draft.change(next);
    setInputOver(refusal);
  };
  const write = (field: FieldOf<Values>, value: unknown) => {
    if (!Object.is(values[field], value)) change((was) => ({ ...was, [field]: value }));
  };
  const judge = (how: How | undefined, go: (input: Input) => void) => {
    draft.showAll();
    const judged = how === undefined ? options.read(values) : options.read(values, how);
    underway.current = values;
    if ("input" in judged) go(judged.input);
    else marks.focusFirst(judged.problems);
  };
  const submit = (how?: How) => {
    judge(how, (input) => {
      sending.send(input, how);
    });
  };
  return {
    ...marks,
    ...sending,
    ...fieldsOfForm({ ...marks, values, write, leave: draft.leave }),
    values,
    dirty: draft.dirty,
    failure: failure === null ? null : t(failure),
    refusal,
    set: write,
    change,
    reset: draft.reset,
    rebase: (stored, shown) => {
      underway.current = shown;
      draft.rebase(stored, shown);
    },
    submit,
    onSubmit: (event) => {
      event.preventDefault();
      submit();
    },
    saveAnyway: () => {
      judge(undefined, sending.sendAnyway);
    },
  };
}
