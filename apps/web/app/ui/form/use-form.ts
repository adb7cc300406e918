import { type FormEvent, type ReactNode, useRef, useState } from "react";
import { flushSync } from "react-dom";

import type { FailedCall } from "../../lib/refusal/refusal.ts";
import { useTranslation } from "../text/use-translation.ts";
import { fieldsOfForm, type FormFields } from "./fields-of-form.ts";
import { formMarks, type FormProblem, type FormRules, refusedFields } from "./form-marks.ts";
import type { FieldOf } from "./form-reading.ts";
import { useDraft } from "./use-draft.ts";
import { failureOf, type Sender, type Sending, useSending } from "./use-sending.ts";

export type FormOptions<Values extends object, Input, Sent, How> = FormRules<Values, Input, How> &
  Sender<Input, Sent, How> & {
    /** Called in addition to setting `failure`, for a form that has no place to show it. */
    readonly onFailure?: (failure: string) => void;
  };

/** What the frame of a form needs: a drawer, a card, a dialog. */
export type FormFrame = {
  readonly dirty: boolean;
  readonly busy: boolean;
  /** The failure that belongs to no field. */
  readonly failure: string | null;
  /** The server's refusal behind `failure`: it may name the records in the way. */
  readonly refusal?: FailedCall | null;
  /** All visible problems, in the order of the fields. */
  readonly problems: readonly FormProblem[];
  /** For the form element. */
  readonly onSubmit: (event: FormEvent) => void;
};

export type Form<Values extends object, How = never> = FormFrame &
  FormFields<Values> &
  Pick<Sending<never, never>, "warnings" | "limit" | "closeLimit"> & {
    readonly values: Values;
    readonly set: <Field extends FieldOf<Values>>(field: Field, value: Values[Field]) => void;
    /** For a change that builds on the current values, or of several fields at once. */
    readonly change: (change: (values: Values) => Values) => void;
    /** Starts over with these values. */
    readonly reset: (values: Values) => void;
    /** `stored` is the new base, `shown` the new content of the fields, which may build on the current one. */
    readonly rebase: (stored: Values, shown: Values | ((values: Values) => Values)) => void;
    readonly problemOf: (field: FieldOf<Values>) => ReactNode;
    readonly focus: (field: FieldOf<Values>) => void;
    readonly submit: (how?: How) => void;
    readonly saveAnyway: () => void;
  };

/**
 * Everything a form does except drawing its fields: keeps what is typed, judges all of it, shows each problem at its
 * field and focuses the first, and sends valid input.
 */
// oxlint-disable-next-line max-lines-per-function -- one form: its draft, its marks and its sending act on each other
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
      // Before `onSent` navigates away: saved input must not trigger the question about unsaved input.
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
  // Typing after a refusal clears its marks.
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
      if (typeof shown !== "function") underway.current = shown;
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
