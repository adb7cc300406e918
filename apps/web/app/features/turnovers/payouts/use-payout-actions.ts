import type { PayoutView } from "@keystead/contract/turnovers";
import {
  IconArrowBackUp,
  IconCash,
  IconCircleCheck,
  IconCircleDashed,
  IconExternalLink,
} from "@tabler/icons-react";
import { useMutation } from "@tanstack/react-query";
import { useNavigate } from "react-router";

import { api } from "../../../lib/api.ts";
import { useChanged } from "../../../lib/changed.ts";
import { refusalKey } from "../../../lib/refusal/refusal-text.ts";
import { useDeleteWithUndo } from "../../../lib/records/use-undo.ts";
import type { RowAction } from "../../../ui/list/row-menu.tsx";
import type { BulkAction } from "../../../ui/list/list-selection.tsx";
import type { BadgeIcon } from "../../../ui/text/status-badge.tsx";
import { toast } from "../../../ui/toast/toast.ts";
import { useTranslation } from "../../../ui/text/use-translation.ts";
import { useCan } from "../../session/public.ts";

type Lines = readonly PayoutView[];

const isDue = ({ payout }: PayoutView): boolean => payout === "due";
const asRead = (lines: Lines) => lines.map(({ id, version }) => ({ id, version }));

/** The actions on one payout, and on several selected ones. */
export function usePayoutActions(onPay: (lines: Lines) => void): {
  readonly rowActions: (line: PayoutView) => readonly RowAction[];
  readonly bulk: readonly BulkAction<PayoutView>[];
} {
  const { t } = useTranslation("payouts");
  const can = useCan();
  const navigate = useNavigate();
  const approve = useApprove();
  const takeBack = useTakeBack();
  const withFitting =
    (run: (lines: Lines) => void, fits: (line: PayoutView) => boolean) => (lines: Lines) => {
      const fitting = lines.filter(fits);
      if (fitting.length === 0) toast.information(t("nothingFits"));
      else run(fitting);
    };
  const toApprove = (line: PayoutView) => isDue(line) && !line.approved;
  const approveAll = withFitting((lines) => {
    approve(lines, true);
  }, toApprove);
  const pay = withFitting(onPay, isDue);
  const row = (line: PayoutView): readonly RowAction[] => {
    const actions: RowAction[] = [];
    const offer = (label: string, icon: BadgeIcon, onClick: () => void) => {
      actions.push({ label, icon, onClick });
    };
    if (can("payout.update") && isDue(line)) {
      offer(t("pay"), IconCash, () => {
        onPay([line]);
      });
      offer(
        t(line.approved ? "unapprove" : "approve"),
        line.approved ? IconCircleDashed : IconCircleCheck,
        () => {
          approve([line], !line.approved);
        },
      );
    }
    offer(t("openBoard"), IconExternalLink, () => {
      void navigate(`/tasks?view=cleaning&week=${line.checkOut.slice(0, 10)}`);
    });
    if (line.expenseId !== null && can("payout.update"))
      offer(t("takeBack"), IconArrowBackUp, () => {
        void takeBack(line);
      });
    return actions;
  };
  return {
    rowActions: row,
    bulk: can("payout.update")
      ? [
          { label: t("pay"), icon: IconCash, run: pay },
          { label: t("approve"), icon: IconCircleCheck, run: approveAll },
        ]
      : [],
  };
}

function useApprove(): (lines: Lines, approved: boolean) => void {
  const { t } = useTranslation(["payouts", "errors"]);
  const changed = useChanged();
  const { mutate } = useMutation({
    mutationFn: ({ lines, approved }: { readonly lines: Lines; readonly approved: boolean }) =>
      api.turnovers.setApproved({ turnovers: asRead(lines), approved }),
    onSuccess: (_answer, { lines, approved }) => {
      toast.success(t(approved ? "approvedToast" : "unapprovedToast", { count: lines.length }));
    },
    onError: (error) => toast.error(t(refusalKey(error)), error),
    onSettled: () => changed("turnover"),
  });
  return (lines, approved) => {
    mutate({ lines, approved });
  };
}

/** A payment is its expense: deleting it makes the turnover unpaid again, and Undo restores it. */
function useTakeBack(): (line: PayoutView) => Promise<boolean> {
  const { t } = useTranslation("payouts");
  const deleteWithUndo = useDeleteWithUndo("record");
  return ({ expenseId }) =>
    deleteWithUndo({
      remove: () => api.expenses.delete({ ids: expenseId === null ? [] : [expenseId] }),
      message: t("takenBack", { count: 1 }),
    });
}
