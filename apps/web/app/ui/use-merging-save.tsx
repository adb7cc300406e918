import type { Merged, Versions } from "@keystead/domain/changes";
import type { ClientPromiseResult } from "@orpc/client";
import { type ReactElement, useState } from "react";

import { differingParts } from "./form/differing-parts.ts";
import { type Choose, type Outcome, saveMerging, type Stale } from "./form/save-merging.ts";
import { useIdempotencyKeys } from "../lib/use-idempotency-keys.ts";
import { toast } from "./toast.ts";
import { withWords } from "../lib/words.ts";
import { useTranslation } from "./use-translation.ts";

const loadMergeDialog = withWords(
  import.meta.glob("../locales/*/merge.json", { import: "default" }),
  () => import("./form/merge-dialog.tsx"),
);

/** How a form's fields and their values are read by people. */
export type FieldWords<Fields> = {
  readonly labels: Readonly<Record<keyof Fields & string, string>>;
  /** Where `merge` names parts of a field; null for anything else. */
  readonly labelOfPart?: (name: string) => string | null;
  readonly text: (name: string, value: unknown) => string | Promise<string>;
  /** For values that differ and yet read alike. */
  readonly source?: (value: unknown) => string;
};

type Stored = { readonly id: string; readonly version: number };

type FormOfRecord<View extends Stored, Fields extends object, Saved> = {
  /** null makes a new one. */
  readonly record: View | null;
  readonly fieldsOf: (view: View) => Fields;
  readonly words: FieldWords<Fields>;
  readonly create: (
    fields: Fields,
    options: { readonly context: { readonly idempotencyKey: string } },
  ) => Promise<Saved>;
  readonly update: (changes: Partial<Fields> & Stored) => ClientPromiseResult<Saved, Stale<View> | Error>;
  /** Where a field is more than one value; otherwise field by field. */
  readonly merge?: (versions: Versions<Fields>) => Merged<Fields>;
  /** The form stands on this record from now on, with these fields in it, whatever becomes of the save. */
  readonly onMerged: (current: View, fields: Fields) => void;
};

export type MergingSave<View, Fields, Saved> = {
  /** The record as the form knows it; null before it is made. */
  readonly known: View | null;
  /** For a form that stays open on what was saved. */
  readonly know: (view: View) => void;
  readonly save: (own: Fields) => Promise<Outcome<Saved, View>>;
  /** Says how it went; `saved` are the form's own words for a save without a merge. */
  readonly say: (outcome: Outcome<unknown>, saved: string) => void;
  /** Belongs beside the form, never into it: a form within a form would submit both. */
  readonly question: ReactElement | null;
};

/**
 * Makes the record of a form, or saves what was changed in it and merges that with what others saved meanwhile; the dialog
 * comes when values collide.
 */
export function useMergingSave<View extends Stored, Fields extends object, Saved>(
  form: FormOfRecord<View, Fields, Saved>,
): MergingSave<View, Fields, Saved> {
  const { words, fieldsOf, create, update, merge, onMerged } = form;
  const { t } = useTranslation("ui");
  const [known, setKnown] = useState(form.record);
  const [question, setQuestion] = useState<ReactElement | null>(null);
  const keys = useIdempotencyKeys();
  const choose: Choose<Fields> = async (merged) => {
    const [{ MergeDialog }, asked] = await Promise.all([loadMergeDialog(), inWords(merged, words)]);
    const kept = await new Promise<readonly string[] | null>((resolve) => {
      setQuestion(<MergeDialog {...asked} onAnswer={resolve} />);
    });
    setQuestion(null);
    return kept === null ? null : merged.collisions.filter(({ name }) => kept.includes(name));
  };
  return {
    known,
    know: setKnown,
    save: async (own) => {
      if (known !== null) {
        const { id } = known;
        return saveMerging(
          {
            known,
            own,
            fieldsOf,
            send: (changes, version) => update({ ...changes, id, version }),
            ...(merge === undefined ? {} : { merge }),
            onMerged: (current, fields) => {
              setKnown(current);
              onMerged(current, fields);
            },
          },
          choose,
        );
      }
      const saved = await create(own, { context: { idempotencyKey: keys.keyFor(own) } });
      keys.renew();
      return { kind: "saved", saved, taken: [] };
    },
    say: (outcome, saved) => {
      if (outcome.kind === "cancelled") return;
      if (outcome.taken.length > 0) {
        const fields = outcome.taken.map(({ name }) => labelOf(name, words)).join(", ");
        toast.success(t("savedMerged", { fields }));
      } else if (outcome.kind === "nothing") toast.information(t("nothingChanged"));
      else toast.success(saved);
    },
    question,
  };
}

function labelOf<Fields>(name: string, { labels, labelOfPart }: FieldWords<Fields>): string {
  return labelOfPart?.(name) ?? new Map<string, string>(Object.entries(labels)).get(name) ?? name;
}

async function inWords<Fields>(merged: Merged<Fields>, words: FieldWords<Fields>) {
  const { text, source } = words;
  const choices = merged.collisions.map(async ({ name, own, current }) => {
    const read = await Promise.all([text(name, own), text(name, current)]);
    const alike = read[0] === read[1] && source !== undefined;
    const parts = differingParts(...(alike ? ([source(own), source(current)] as const) : read));
    return { name, label: labelOf(name, words), own: parts[0], current: parts[1] };
  });
  const taken = merged.taken.map(async ({ name, current }) => {
    const [shown] = differingParts(await text(name, current), "");
    return { label: labelOf(name, words), text: shown };
  });
  return { choices: await Promise.all(choices), taken: await Promise.all(taken) };
}
