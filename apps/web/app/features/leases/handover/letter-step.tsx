import type { LeaseView } from "@keystead/contract/leases";
import { parsePlainDate } from "@keystead/domain/calendar";
import { type HandoverKind, isHandoverRecorded } from "@keystead/domain/handovers";
import { totalOf } from "@keystead/domain/money";
import { Button } from "@mantine/core";
import { IconFileText } from "@tabler/icons-react";

import { minorOf } from "../../../lib/format/minor-units.ts";
import { useTranslation } from "../../../ui/text/use-translation.ts";
import { useCan } from "../../session/public.ts";
import { HandoverStep } from "./handover-step.tsx";
import type { Handover } from "./use-handover.ts";

type LetterStepProps = {
  readonly number: number;
  readonly kind: HandoverKind;
  readonly lease: LeaseView;
  readonly handover: Handover;
  readonly onLetter: () => void;
};

/** The record of the handover as a letter, for both sides to sign. */
export function LetterStep({ number, kind, lease, handover, onLetter }: LetterStepProps) {
  const { t } = useTranslation("handover");
  const can = useCan();
  const isRecorded = isOnRecord(kind, lease, handover);
  if (!can("letter.read")) return null;
  return (
    <HandoverStep number={number} title={t("letter.title")} state={null}>
      <div>
        <Button
          variant="default"
          disabled={!isRecorded}
          leftSection={<IconFileText size={18} aria-hidden />}
          onClick={() => {
            // The letter is written from what is stored.
            handover.again();
            onLetter();
          }}
        >
          {t("letter.open")}
        </Button>
      </div>
      {isRecorded ? null : <p className="ks-second">{t(`letter.later.${kind}`)}</p>}
    </HandoverStep>
  );
}

function isOnRecord(
  kind: HandoverKind,
  { currency, today, depositAccount: { agreed, movements } }: LeaseView,
  { notes, keysOn }: Handover,
): boolean {
  const received = movements.filter((one) => one.kind === "received" && one.movedOn <= today);
  return isHandoverRecorded({
    kind,
    notes,
    keysOn: keysOn === null ? null : parsePlainDate(keysOn),
    depositAgreedMinor: minorOf(agreed, currency),
    depositReceivedMinor: totalOf(received.map(({ amount }) => minorOf(amount, currency))),
  });
}
