import { NativeSelect } from "@mantine/core";
import type { ComponentProps } from "react";

import { useTranslation } from "../../../ui/text/use-translation.ts";

/** The most common intervals, in months. */
const intervals = [1, 2, 3, 6, 12, 24, 36] as const;

/** The intervals to choose from, including the chosen one; null adds "never". */
export function intervalChoices(chosen: number | null): readonly string[] {
  const all = new Set<number>(chosen === null ? intervals : [...intervals, chosen]);
  return [...(chosen === null ? [""] : []), ...[...all].toSorted((a, b) => a - b).map(String)];
}

type RepeatSelectProps = Omit<ComponentProps<typeof NativeSelect>, "data"> & {
  readonly choices: readonly string[];
};

/** An interval in months, or never. */
export function RepeatSelect({ choices, ...props }: RepeatSelectProps) {
  const { t } = useTranslation("recurring");
  const wordsOf = useIntervalMessages();
  return (
    <NativeSelect
      {...props}
      label={t("every")}
      data={choices.map((value) => ({ value, label: value === "" ? t("never") : wordsOf(Number(value)) }))}
    />
  );
}

/** "Every month", "every 2 months", "every year". */
export function useIntervalMessages(): (months: number) => string {
  const { t } = useTranslation("recurring");
  return (months) =>
    months % 12 === 0 ? t("years", { count: months / 12 }) : t("months", { count: months });
}
