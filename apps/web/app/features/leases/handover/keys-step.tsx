import type { StepState } from "@keystead/domain/handovers";
import { Checkbox } from "@mantine/core";
import "@mantine/core/styles/Checkbox.css";
import { useState } from "react";

import { dayInput } from "../../../ui/form/input-fields.ts";
import { useTranslation } from "../../../ui/text/use-translation.ts";
import "../../../ui/check-line.css";
import { DayField } from "./day-field.tsx";
import { HandoverStep } from "./handover-step.tsx";
import type { Handover } from "./use-handover.ts";

type KeysStepProps = {
  readonly number: number;
  readonly state: StepState;
  readonly handover: Handover;
  /** Today at the property. */
  readonly today: string;
  readonly words: { readonly all: string; readonly on: string };
};

/** Whether all keys have been handed over, and on which day. */
export function KeysStep({ number, state, handover, today, words }: KeysStepProps) {
  const { t } = useTranslation(["handover", "leases"]);
  const { keysOn } = handover;
  const [input, setInput] = useState<string | null>(null);
  const read = input === null ? null : dayInput(input, today);
  return (
    <HandoverStep number={number} title={t("keys.title")} state={state}>
      <Checkbox
        size="md"
        className="ks-check-line"
        label={words.all}
        checked={keysOn !== null}
        onChange={(event) => {
          setInput(null);
          handover.set({ keysOn: event.currentTarget.checked ? today : null });
        }}
      />
      {keysOn === null ? null : (
        <DayField
          label={words.on}
          value={input ?? keysOn}
          today={today}
          max={today}
          error={
            read?.ok === false
              ? t(read.code === "DATE_IN_FUTURE" ? "leases:issue.PAID_ON" : "leases:issue.DAY")
              : null
          }
          onChange={(text) => {
            setInput(text);
            const day = dayInput(text, today);
            if (day.ok) handover.set({ keysOn: day.value });
          }}
        />
      )}
    </HandoverStep>
  );
}
