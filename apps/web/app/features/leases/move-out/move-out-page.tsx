import type { LeaseView } from "@keystead/contract/leases";
import { laterOf, parsePlainDate, plainDate } from "@keystead/domain/calendar";
import { stepsOfMoveOut } from "@keystead/domain/handovers";
import { totalOf } from "@keystead/domain/money";
import { IconDoorExit } from "@tabler/icons-react";
import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { type ReactNode, useState } from "react";

import { query } from "../../../lib/api.ts";
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
import { AccountStep } from "./account-step.tsx";
import { DeductionsStep } from "./deductions-step.tsx";
import { LastDayStep } from "./last-day-step.tsx";
import { StatementStep } from "./statement-step.tsx";

type MoveOutPageProps = {
  readonly id: string;
  /** The lease's files, passed in by the route, because they belong to another feature. */
  readonly files: ReactNode;
};

/** The steps of moving out: last day, readings, deposit, account, keys and letter, one below the other. */
export function MoveOutPage({ id, files }: MoveOutPageProps) {
  const { t } = useTranslation("handover");
  return (
    <HandoverPage id={id} kind="move_out" title={t("moveOut")} icon={IconDoorExit}>
      {(lease, handover) => <MoveOutSteps lease={lease} handover={handover} files={files} />}
    </HandoverPage>
  );
}

type MoveOutStepsProps = {
  readonly lease: LeaseView;
  readonly handover: Handover;
  readonly files: ReactNode;
};

function MoveOutSteps({ lease, handover, files }: MoveOutStepsProps) {
  const { t } = useTranslation("handover");
  const [letter, setLetter] = useState<LetterPreset | null>(null);
  const account = useFinalAccount(lease);
  const steps = stepsOf(lease, handover, account.isKnown ? account.balance : null);
  return (
    <>
      <HandoverSteps>
        <LastDayStep number={1} state={steps.lastDay} lease={lease} handover={handover} />
        <ReadingsStep number={2} state={steps.readings} handover={handover} files={files} />
        <DeductionsStep number={3} state={steps.deductions} lease={lease} handover={handover} />
        <StatementStep
          number={4}
          state={steps.statement}
          lease={lease}
          onLetter={() => {
            setLetter({ kind: "deposit" });
          }}
        />
        <AccountStep
          number={5}
          state={steps.account}
          lease={lease}
          account={account}
          onLetter={() => {
            setLetter({ kind: "statement" });
          }}
        />
        <KeysStep
          number={6}
          state={steps.keys}
          handover={handover}
          today={lease.today}
          words={{ all: t("keys.back"), on: t("keys.backOn") }}
        />
        <LetterStep
          number={7}
          kind="move_out"
          lease={lease}
          handover={handover}
          onLetter={() => {
            setLetter({ kind: "handover", handover: "move_out" });
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

/** R-Z07: as of the last day, or today if that is later. Until it is loaded, today's balance is shown. */
function useFinalAccount({ id, today, endsOn, balance }: LeaseView) {
  const asOf = laterOf(plainDate(today), plainDate(endsOn ?? today));
  const { data } = useQuery({
    ...query.leases.balance.queryOptions({ input: { id, asOf } }),
    placeholderData: keepPreviousData,
  });
  return data === undefined ? { asOf: today, balance, isKnown: false } : { ...data, isKnown: true };
}

function stepsOf(lease: LeaseView, { notes, keysOn, draft }: Handover, balance: string | null) {
  const { currency, endsOn, depositAccount } = lease;
  const { amount, note, receipts } = draft.deduction;
  const kept = depositAccount.movements.filter(({ kind }) => kind === "retained");
  return stepsOfMoveOut({
    endsOn: endsOn === null ? null : plainDate(endsOn),
    notes,
    keptMinor: totalOf(kept.map((movement) => minorOf(movement.amount, currency))),
    heldMinor: minorOf(depositAccount.held, currency),
    isDeductionEntered: amount !== "" || note !== "" || receipts.length > 0,
    balanceMinor: balance === null ? null : minorOf(balance, currency),
    keysOn: keysOn === null ? null : parsePlainDate(keysOn),
  });
}
