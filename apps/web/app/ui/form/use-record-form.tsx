import type { Merged, Versions } from "@keystead/domain/changes";
import type { ClientPromiseResult } from "@orpc/client";
import { type ReactElement, useState } from "react";

import { toast } from "../toast/toast.ts";
import { useTranslation } from "../text/use-translation.ts";
import type { FormRules } from "./form-marks.ts";
import { type FieldMessages, labelOf, useMergeQuestion } from "./merge/use-merge-question.tsx";
import { type Outcome, saveMerging, type Stale } from "./merge/save-merging.ts";
import { type Form, useForm } from "./use-form.ts";
import type { SendingCall } from "./use-sending.ts";

export type Settled<Saved, View> = Exclude<Outcome<Saved, View>, { readonly kind: "cancelled" }>;

type RecordFormOptions<Values extends object, View, Fields extends object, Saved, How> = FormRules<
  Values,
  Fields,
  How
> & {
  /** null creates a new record. */
  readonly record: View | null;
  /** The part of the record that is edited here. */
  readonly fieldsOf: (view: View) => Fields;
  /** Writes fields into the form's values; anything else typed stays. */
  readonly valuesOf: (fields: Fields, values: Values) => Values;
  readonly fieldMessages: FieldMessages<Fields>;
  /** For fields that consist of several values; the default merges field by field. */
  readonly merge?: (versions: Versions<Fields>) => Merged<Fields>;
  /** Absent where the record always exists. */
  readonly create?: (fields: Fields, call: SendingCall<How>) => Promise<Saved>;
  readonly update: (
    changes: Partial<Fields>,
    known: View,
    call: SendingCall<How>,
  ) => ClientPromiseResult<Saved, Stale<View> | Error>;
  readonly onSaved: (outcome: Settled<Saved, View>, done: Done<Fields, How>) => unknown;
  readonly onFailure?: (failure: string) => void;
};

type Done<Fields, How> = {
  readonly fields: Fields;
  readonly how: How | undefined;
  /** Shows the result; `saved` is the form's own message for a save without a merge, if it has one. */
  readonly say: (saved: string | null) => void;
};

export type RecordFormState<Values extends object, View, How = never> = Form<Values, How> & {
  /** The record as the form last read it; null before it is created. */
  readonly known: View | null;
  /** For a form that stays open after saving. */
  readonly know: (view: View, values: Values) => void;
  /** Render beside the form, never inside: a nested form would submit both. */
  readonly question: ReactElement | null;
};

/**
 * The form of a record: creates it, or saves the changes and merges them with what others saved meanwhile, with a
 * dialog when values collide.
 */
export function useRecordForm<
  Values extends object,
  View extends { readonly version: number },
  Fields extends object,
  Saved,
  How = never,
>(options: RecordFormOptions<Values, View, Fields, Saved, How>): RecordFormState<Values, View, How> {
  const { fieldsOf, valuesOf, fieldMessages, create, update, onSaved, ...rules } = options;
  const { t } = useTranslation("forms");
  const [known, setKnown] = useState(options.record);
  const { question, choose } = useMergeQuestion(fieldMessages);
  const { merge } = options;
  const say = (outcome: Settled<Saved, View>, saved: string | null) => {
    if (outcome.taken.length > 0) {
      const fields = outcome.taken.map(({ name }) => labelOf(name, fieldMessages)).join(", ");
      toast.success(t("savedMerged", { fields }));
    } else if (outcome.kind === "nothing") toast.information(t("nothingChanged"));
    else if (saved !== null) toast.success(saved);
  };
  const form: Form<Values, How> = useForm<Values, Fields, Settled<Saved, View>, How>({
    ...rules,
    send: async (fields, call) => {
      if (known === null) {
        if (create === undefined) throw new Error("a form that only changes records has none");
        return { kind: "saved", saved: await create(fields, call), taken: [] };
      }
      const outcome = await saveMerging<View, Fields, Saved>(
        {
          known,
          own: fields,
          fieldsOf,
          send: (changes, version) => update(changes, { ...known, version }, call),
          ...(merge === undefined ? {} : { merge }),
          onMerged: (current, merged) => {
            setKnown(current);
            form.rebase(valuesOf(fieldsOf(current), form.values), valuesOf(merged, form.values));
          },
        },
        choose,
      );
      return outcome.kind === "cancelled" ? null : outcome;
    },
    onSent: (outcome, { input, how }) =>
      onSaved(outcome, {
        fields: input,
        how,
        say: (saved) => {
          say(outcome, saved);
        },
      }),
  });
  return {
    ...form,
    known,
    know: (view, values) => {
      setKnown(view);
      form.reset(values);
    },
    question,
  };
}
