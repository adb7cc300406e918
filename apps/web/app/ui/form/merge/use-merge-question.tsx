import type { Merged } from "@keystead/domain/changes";
import { type ReactElement, useState } from "react";

import { withMessages } from "../../../lib/messages.ts";
import { differingParts } from "./differing-parts.ts";
import type { Choose } from "./save-merging.ts";

const loadMergeDialog = withMessages(
  import.meta.glob("../../../../../../packages/messages/*/merge.json", { import: "default" }),
  () => import("./merge-dialog.tsx"),
);

/** The labels of a form's fields and the text of their values. */
export type FieldMessages<Fields> = {
  readonly labels: Readonly<Record<keyof Fields & string, string>>;
  /** For the parts of a field that `merge` names; null for anything else. */
  readonly labelOfPart?: (name: string) => string | null;
  readonly text: (name: string, value: unknown) => string | Promise<string>;
  /** Tells apart values that differ and yet read alike. */
  readonly source?: (value: unknown) => string;
};

/** Asks which of two values stays, in a dialog that loads with the first collision. */
export function useMergeQuestion<Fields>(words: FieldMessages<Fields>): {
  readonly question: ReactElement | null;
  readonly choose: Choose<Fields>;
} {
  const [question, setQuestion] = useState<ReactElement | null>(null);
  const choose: Choose<Fields> = async (merged) => {
    const [{ MergeDialog }, messages] = await Promise.all([loadMergeDialog(), inWords(merged, words)]);
    const stored = await new Promise<readonly string[] | null>((resolve) => {
      setQuestion(<MergeDialog {...messages} onAnswer={resolve} />);
    });
    setQuestion(null);
    return stored === null ? null : merged.collisions.filter(({ name }) => stored.includes(name));
  };
  return { question, choose };
}

export function labelOf<Fields>(name: string, { labels, labelOfPart }: FieldMessages<Fields>): string {
  return labelOfPart?.(name) ?? new Map<string, string>(Object.entries(labels)).get(name) ?? name;
}

async function inWords<Fields>(merged: Merged<Fields>, words: FieldMessages<Fields>) {
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
