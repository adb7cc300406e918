import type { ProposalView } from "@keystead/contract/ledger";
import { type ReactNode, useState } from "react";

import { api } from "../../../lib/api.ts";
import { useChanged } from "../../../lib/changed.ts";
import { type FailedCall, refusalOf } from "../../../lib/refusal/refusal.ts";
import { refusalKey } from "../../../lib/refusal/refusal-text.ts";
import { useUndo } from "../../../lib/records/use-undo.ts";
import { ConfirmDialog } from "../../../ui/overlay/confirm-dialog.tsx";
import { toast } from "../../../ui/toast/toast.ts";
import { useTranslation } from "../../../ui/text/use-translation.ts";
import { LazyLimitPanel } from "../../session/public.ts";

export type AcceptOccurrences = {
  readonly busy: boolean;
  readonly accept: (proposals: readonly ProposalView[]) => Promise<void>;
  readonly skip: (proposals: readonly ProposalView[]) => Promise<void>;
  /** A question or a plan limit before booking; render beside the list. */
  readonly question: ReactNode;
};

type Limit = Extract<FailedCall, { readonly code: "PLAN_LIMIT" }>["data"];
/** Proposals that look already entered wait for an answer. */
type Input = { readonly proposals: readonly ProposalView[]; readonly codes: readonly string[] };

/** Accepts or skips proposals as shown, with one Undo for everything taken by one press. */
export function useAcceptOccurrences(): AcceptOccurrences {
  const { t } = useTranslation(["recurring", "errors"]);
  const changed = useChanged();
  const offerUndo = useUndo("record");
  const [busy, setBusy] = useState(false);
  const [pending, setPending] = useState<Input | null>(null);
  const [limit, setLimit] = useState<Limit | null>(null);
  const run = async (
    message: string,
    send: () => Promise<{ readonly undoId: string }>,
    onRefused: (refusal: FailedCall) => boolean,
  ) => {
    setBusy(true);
    try {
      const { undoId } = await send();
      offerUndo({
        message,
        takeBack: () => api.recurring.undo({ id: undoId }),
        takenBack: t("takenBack"),
      });
    } catch (error) {
      if (!onRefused(refusalOf(error))) toast.error(t(refusalKey(error)), error);
    }
    setBusy(false);
    // Even a refusal means that the screen is out of date.
    await changed("record");
  };
  const accept = (proposals: readonly ProposalView[], codes: readonly string[] = []) =>
    run(
      t("accepted", { count: proposals.length }),
      () =>
        api.recurring.accept({
          items: proposals.map(({ recurringId, number, amount, date }) => ({
            recurringId,
            number,
            amount,
            date,
          })),
          confirm: [...codes],
        }),
      (refusal) => {
        if (refusal.code === "CONFIRMATION_REQUIRED")
          setPending({ proposals, codes: refusal.data.warnings.map(({ code }) => code) });
        else if (refusal.code === "PLAN_LIMIT") setLimit(refusal.data);
        else return false;
        return true;
      },
    );
  const skip = async (proposals: readonly ProposalView[]) => {
    const items = proposals.map(({ recurringId, number }) => ({ recurringId, number }));
    await run(
      t("skipped", { count: items.length }),
      () => api.recurring.skip({ items }),
      () => false,
    );
    await changed("recurring");
  };
  const question = (
    <AcceptQuestion
      pending={pending}
      limit={limit}
      onClose={() => {
        setPending(null);
        setLimit(null);
      }}
      onAccept={({ proposals, codes }) => {
        setPending(null);
        void accept(proposals, codes);
      }}
    />
  );
  return { busy, accept: (proposals) => accept(proposals), skip, question };
}

type AcceptQuestionProps = {
  readonly pending: Input | null;
  readonly limit: Limit | null;
  readonly onClose: () => void;
  readonly onAccept: (input: Input) => void;
};

/** Whether proposals that look already entered are accepted anyway, or the limit of the plan that was reached. */
function AcceptQuestion({ pending, limit, onClose, onAccept }: AcceptQuestionProps) {
  const { t } = useTranslation("recurring");
  return (
    <>
      {pending === null ? null : (
        <ConfirmDialog
          opened
          title={t("likeTitle")}
          confirmLabel={t("acceptAnyway")}
          cancelLabel={t("notNow")}
          onClose={onClose}
          onConfirm={() => {
            onAccept(pending);
          }}
        >
          <p>{t("like", { count: pending.proposals.length })}</p>
        </ConfirmDialog>
      )}
      {limit === null ? null : <LazyLimitPanel reached={limit} onClose={onClose} />}
    </>
  );
}
