import type { Plan } from "@keystead/domain/plans";
import { useMutation } from "@tanstack/react-query";

import { api } from "../../lib/api.ts";
import { useChanged } from "../../lib/changed.ts";
import { refusalKey } from "../../lib/refusal/refusal-text.ts";
import type { LimitReached } from "../../lib/plan/plan-limit.ts";
import { LimitPanel } from "../../ui/overlay/limit-panel.tsx";
import { toast } from "../../ui/toast/toast.ts";
import { useTranslation } from "../../ui/text/use-translation.ts";
import { useSubscription, useWorkspace } from "./session-queries.ts";
import { useCan } from "./use-can.ts";

/** The limit panel, including the change of plan. */
export function PlanLimitPanel({
  reached,
  onClose,
  onSwitched,
}: {
  readonly reached: LimitReached | null;
  readonly onClose: () => void;
  readonly onSwitched: () => void;
}) {
  const { t } = useTranslation(["ui", "errors"]);
  const can = useCan();
  const owner = useWorkspace()?.ownerName;
  const { data: subscription } = useSubscription();
  const changed = useChanged();
  const change = useMutation({
    mutationFn: (input: { readonly plan: Plan }) => api.accounts.changePlan(input),
    onSuccess: async () => {
      onSwitched();
      await changed("plan");
    },
    onError: (error) => toast.error(t(refusalKey(error)), error),
  });
  return (
    <LimitPanel
      reached={reached}
      onClose={onClose}
      switching={change.isPending}
      paymentsOpen={subscription?.paymentsOpen ?? false}
      {...(can("plan.change")
        ? {
            onSwitch: (plan: Plan) => {
              change.mutate({ plan });
            },
          }
        : owner === undefined
          ? {}
          : { owner })}
    />
  );
}
