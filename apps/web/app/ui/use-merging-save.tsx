import type { Merged } from "@keystead/domain/changes";
import { type ReactElement, useState } from "react";
import { useTranslation } from "react-i18next";

import { differingParts } from "../lib/differing-parts.ts";
import { loadLateWords } from "../lib/i18n.ts";
import { type Choose, type Outcome, saveMerging, type Saving } from "../lib/save-merging.ts";
import { toast } from "./toast.ts";

/** How a form's fields and their values are read by people. */
export type FieldWords = {
  readonly label: (name: string) => string;
  readonly text: (name: string, value: unknown) => string | Promise<string>;
  /** For values that differ and yet read alike. */
  readonly source?: (value: unknown) => string;
};

type MergingSave = {
  readonly save: <View extends { readonly version: number }, Fields extends object, Saved>(
    saving: Saving<View, Fields, Saved>,
  ) => Promise<Outcome<Saved, View>>;
  /** Says how it went; `saved` are the form's own words for a save without a merge. */
  readonly say: (outcome: Outcome<unknown>, saved: string) => void;
  /** Belongs beside the form, never into it: a form within a form would submit both. */
  readonly question: ReactElement | null;
};

/** Saves what was changed in a form and merges it with what others saved meanwhile; the dialog comes when values collide. */
export function useMergingSave(words: FieldWords): MergingSave {
  const { t } = useTranslation("ui");
  const [question, setQuestion] = useState<ReactElement | null>(null);
  const choose: Choose = async (merged) => {
    const [{ MergeDialog }, asked] = await Promise.all([
      import("./merge-dialog.tsx"),
      inWords(merged, words),
      loadLateWords("merge"),
    ]);
    const kept = await new Promise<readonly string[] | null>((resolve) => {
      setQuestion(<MergeDialog {...asked} onAnswer={resolve} />);
    });
    setQuestion(null);
    return kept === null ? null : merged.collisions.filter(({ name }) => kept.includes(name));
  };
  return {
    save: (saving) => saveMerging(saving, choose),
    say: (outcome, saved) => {
      if (outcome.kind === "cancelled") return;
      if (outcome.taken.length > 0) {
        const fields = outcome.taken.map(({ name }) => words.label(name)).join(", ");
        toast.success(t("savedMerged", { fields }));
      } else if (outcome.kind === "nothing") toast.information(t("nothingChanged"));
      else toast.success(saved);
    },
    question,
  };
}

async function inWords<Fields>(merged: Merged<Fields>, { label, text, source }: FieldWords) {
  const choices = merged.collisions.map(async ({ name, own, current }) => {
    const read = await Promise.all([text(name, own), text(name, current)]);
    const alike = read[0] === read[1] && source !== undefined;
    const parts = differingParts(...(alike ? ([source(own), source(current)] as const) : read));
    return { name, label: label(name), own: parts[0], current: parts[1] };
  });
  const taken = merged.taken.map(async ({ name, current }) => {
    const [shown] = differingParts(await text(name, current), "");
    return { label: label(name), text: shown };
  });
  return { choices: await Promise.all(choices), taken: await Promise.all(taken) };
}
