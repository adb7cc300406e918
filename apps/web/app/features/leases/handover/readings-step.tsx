import { HANDOVER_NOTES_LIMIT } from "@keystead/domain/handovers";
import type { StepState } from "@keystead/domain/handovers";
import { Textarea } from "@mantine/core";
import { type ReactNode, Suspense } from "react";

import { Pending } from "../../../ui/loading/pending.tsx";
import { useTranslation } from "../../../ui/text/use-translation.ts";
import { HandoverStep } from "./handover-step.tsx";
import { SavingNote } from "./saving-note.tsx";
import type { Handover } from "./use-handover.ts";

type ReadingsStepProps = {
  readonly number: number;
  readonly state: StepState;
  readonly handover: Handover;
  /** The files of the lease. */
  readonly files: ReactNode;
};

/** Meter readings and the condition of the rooms, as notes and photos. */
export function ReadingsStep({ number, state, handover, files }: ReadingsStepProps) {
  const { t } = useTranslation("handover");
  return (
    <HandoverStep number={number} title={t("readings.title")} state={state}>
      <div>
        <Textarea
          label={t("readings.notes")}
          description={t("readings.hint")}
          autosize
          minRows={4}
          maxLength={HANDOVER_NOTES_LIMIT}
          value={handover.notes}
          onChange={(event) => {
            handover.set({ notes: event.currentTarget.value });
          }}
        />
        <SavingNote handover={handover} />
      </div>
      <Suspense fallback={<Pending />}>{files}</Suspense>
    </HandoverStep>
  );
}
