import type { LeaseView } from "@keystead/contract/leases";
import { parsePlainDate } from "@keystead/domain/calendar";
import { stepsOfMoveIn } from "@keystead/domain/handovers";
import { IconDoorEnter } from "@tabler/icons-react";
import { type ReactNode, useState } from "react";

import { minorOf } from "../../../lib/format/minor-units.ts";
import { useTranslation } from "../../../ui/text/use-translation.ts";
import type { LetterPreset } from "../../letters/public.ts";
import { HandoverPage } from "../handover/handover-page.tsx";
import { HandoverSteps } from "../handover/handover-step.tsx";
import { KeysStep } from "../handover/keys-step.tsx";
import { LetterStep } from "../handover/letter-step.tsx";
import { OpenedLetter } from "../handover/opened-letter.tsx";
import { ReadingsStep } from "../handover/readings-step.tsx";
import type { Handover } from "../handover/use-handover.ts";
import { DepositStep } from "./deposit-step.tsx";
import { FirstMonthStep } from "./first-month-step.tsx";

type MoveInPageProps = {
  readonly id: string;
  /** The lease's files, passed in by the route, because they belong to another feature. */
  readonly files: ReactNode;
};

/** The steps of moving in: first month, deposit, readings, keys and letter, one below the other. */
export function MoveInPage({ id, files }: MoveInPageProps) {
  const { t } = useTranslation("handover");
  return (
    <HandoverPage id={id} kind="move_in" title={t("moveIn")} icon={IconDoorEnter}>
      {(lease, handover) => <MoveInSteps lease={lease} handover={handover} files={files} />}
    </HandoverPage>
  );
}

type MoveInStepsProps = {
  readonly lease: LeaseView;
  readonly handover: Handover;
  readonly files: ReactNode;
};

function MoveInSteps({ lease, handover, files }: MoveInStepsProps) {
  const { t } = useTranslation("handover");
  const [letter, setLetter] = useState<LetterPreset | null>(null);
  // If tracking starts later than the lease, the first tracked month is not the first month of the lease.
  const month = lease.months.find(({ period }) => period === lease.startsOn.slice(0, 7));
  const { notes, keysOn } = handover;
  const steps = stepsOfMoveIn({
    firstMonthOpenMinor: month === undefined ? null : minorOf(month.outstanding, lease.currency),
    depositDueMinor: minorOf(lease.depositAccount.due, lease.currency),
    notes,
    keysOn: keysOn === null ? null : parsePlainDate(keysOn),
  });
  return (
    <>
      <HandoverSteps>
        <FirstMonthStep number={1} state={steps.firstMonth} lease={lease} month={month ?? null} />
        <DepositStep number={2} state={steps.deposit} lease={lease} />
        <ReadingsStep number={3} state={steps.readings} handover={handover} files={files} />
        <KeysStep
          number={4}
          state={steps.keys}
          handover={handover}
          today={lease.today}
          words={{ all: t("keys.given"), on: t("keys.givenOn") }}
        />
        <LetterStep
          number={5}
          kind="move_in"
          lease={lease}
          handover={handover}
          onLetter={() => {
            setLetter({ kind: "handover", handover: "move_in" });
          }}
        />
      </HandoverSteps>
      <OpenedLetter
        lease={lease}
        letter={letter}
        onClose={() => {
          setLetter(null);
        }}
      />
    </>
  );
}
