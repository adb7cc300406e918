import type { LeaseView } from "@keystead/contract/leases";
import { addMonths, plainDate } from "@keystead/domain/calendar";
import { MOST_STEPS_AT_ONCE, type StepKind } from "@keystead/domain/leases";

import { api } from "../../../lib/api.ts";
import type { AllFieldsReading } from "../../../ui/form/form-reading.ts";
import { dayInput, requiredAmount, SHOWN_BY_FIELD } from "../../../ui/form/input-fields.ts";
import type { Form } from "../../../ui/form/use-form.ts";
import { useLanguage } from "../../../ui/text/use-language.ts";
import { useTranslation } from "../../../ui/text/use-translation.ts";
import { useVerbForm } from "../verbs/use-verb-form.ts";
import type { VerbFormProps } from "../verbs/verb.ts";

/**
 * `kind`, the ids of removed steps (`gone`), and each entered step by its line number: `from-0`, `amount-0`. Flat, so
 * that each is a field like any other; removing a line renumbers the ones after it.
 */
export type StepValues = Readonly<Record<string, string>>;

export type StepsFormState = {
  readonly form: Form<StepValues>;
  readonly kind: StepKind;
  /** The line numbers, in order. */
  readonly lines: readonly number[];
  readonly removed: ReadonlySet<string>;
  readonly coming: LeaseView["steps"];
  readonly addLine: (() => void) | null;
  readonly removeLine: (line: number) => void;
  readonly setKind: (kind: StepKind) => void;
  readonly toggleRemoved: (id: string) => void;
};

/** R-C20: adds several steps and removes others, saved together. */
export function useStepsForm({ lease, verb, onClose }: VerbFormProps<"steps">): StepsFormState {
  const { t } = useTranslation("lease-verbs");
  const language = useLanguage();
  const { id, version, currency, today } = lease;
  const form: Form<StepValues> = useVerbForm<StepValues, StepsInput>({
    kind: verb.kind,
    changes: "lease",
    onClose,
    values: () => ({ kind: "rent", removed: "", ...lineOf(0, nextDay(lease)) }),
    read: (values) => readSteps(values, { language, currency, rule: "not_negative" }),
    words: (code, field) => {
      if (code === SHOWN_BY_FIELD) return null;
      return field.startsWith("amount-") ? t("steps.issue.amount") : t("steps.issue.from");
    },
    // The wire numbers only the steps that are sent, the form numbers its lines.
    wireNames: Object.fromEntries(
      Array.from({ length: MOST_STEPS_AT_ONCE }, (_, at) => [
        [`add.${at}.effectiveOn`, `from-${at}`],
        [`add.${at}.amount`, `amount-${at}`],
      ]).flat(),
    ),
    send: (steps, { onceOpened }) =>
      api.leases.changeRentSteps({ id, version, ...steps, add: [...steps.add] }, onceOpened()),
  });
  const { values, change } = form;
  const lines = linesOf(values);
  const removed = removedOf(values);
  const kind = kindOf(values);
  const last = lines.at(-1);
  const lastDay = last === undefined ? "" : (values[`from-${last}`] ?? "");
  return {
    form,
    kind,
    lines,
    removed,
    coming: lease.steps.filter((step) => step.kind === kind && step.effectiveOn > today),
    addLine:
      lines.length >= MOST_STEPS_AT_ONCE
        ? null
        : () => {
            change((was) => ({ ...was, ...lineOf(lines.length, yearAfter(lastDay)) }));
          },
    removeLine: (line) => {
      change((was) => withoutLine(was, line));
    },
    setKind: (next) => {
      change((was) => ({ ...was, kind: next, removed: "" }));
    },
    toggleRemoved: (step) => {
      const next = new Set(removed);
      if (!next.delete(step)) next.add(step);
      change((was) => ({ ...was, removed: [...next].join(" ") }));
    },
  };
}

type StepsInput = {
  readonly kind: StepKind;
  readonly add: readonly { readonly effectiveOn: string; readonly amount: string }[];
  readonly remove: string[];
};

/** Lines that were left empty are left out, unless nothing else was typed or removed. */
function readSteps(
  values: StepValues,
  context: Parameters<typeof requiredAmount>[1],
): AllFieldsReading<StepValues, StepsInput> {
  const problems: Record<string, string> = {};
  const lines = linesOf(values).filter(
    (line) => !(isEmpty(values, line) && (linesOf(values).length > 1 || removedOf(values).size > 0)),
  );
  const add = lines.flatMap((line) => {
    const from = dayInput(values[`from-${line}`] ?? "");
    const amount = requiredAmount(values[`amount-${line}`] ?? "", context);
    if (!from.ok) problems[`from-${line}`] = from.code;
    if (!amount.ok) problems[`amount-${line}`] = amount.code;
    return from.ok && amount.ok ? [{ effectiveOn: from.value, amount: amount.value }] : [];
  });
  if (Object.keys(problems).length > 0) return { problems };
  return { input: { kind: kindOf(values), add, remove: [...removedOf(values)] } };
}

function lineOf(line: number, from: string): StepValues {
  return { [`from-${line}`]: from, [`amount-${line}`]: "" };
}

function linesOf(values: StepValues): readonly number[] {
  return Object.keys(values).flatMap((key) => (key.startsWith("from-") ? [Number(key.slice(5))] : []));
}

function isEmpty(values: StepValues, line: number): boolean {
  return (values[`amount-${line}`] ?? "").trim() === "";
}

/** Renumbers the lines after the removed one, to match the wire. */
function withoutLine(values: StepValues, line: number): StepValues {
  const kept = linesOf(values).filter((one) => one !== line);
  const { kind = "rent", removed = "" } = values;
  return Object.assign(
    { kind, removed },
    ...kept.map((one, at) => ({
      [`from-${at}`]: values[`from-${one}`] ?? "",
      [`amount-${at}`]: values[`amount-${one}`] ?? "",
    })),
  );
}

function kindOf({ kind }: StepValues): StepKind {
  return kind === "charge" ? "charge" : "rent";
}

function removedOf({ removed = "" }: StepValues): ReadonlySet<string> {
  return new Set(removed.split(" ").filter((id) => id !== ""));
}

/** A graduated rent steps once a year: a year after the last agreed step, or after the start. */
function nextDay({ steps, startsOn, today }: LeaseView): string {
  const last = steps.filter(({ kind }) => kind === "rent").at(-1)?.effectiveOn ?? startsOn;
  let day = plainDate(last);
  while (day <= today) day = addMonths(day, 12);
  return day === last ? addMonths(day, 12) : day;
}

function yearAfter(input: string): string {
  const day = dayInput(input);
  return day.ok ? addMonths(day.value, 12) : "";
}
