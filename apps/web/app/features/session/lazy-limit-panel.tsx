import { Suspense } from "react";

import type { LimitReached } from "../../lib/plan/plan-limit.ts";
import { withMessages } from "../../lib/messages.ts";
import { lazyPart } from "../../ui/loading/lazy-part.tsx";
import { Pending } from "../../ui/loading/pending.tsx";

/** Opened by few visits: its bytes come when a limit is reached. */
const loadPlanLimitPanel = withMessages(
  import.meta.glob("../../../../../packages/messages/*/shared/*.json", { import: "default" }),
  () => import("./plan-limit-panel.tsx"),
);
const PlanLimitPanel = lazyPart(async () => (await loadPlanLimitPanel()).PlanLimitPanel);

type LazyLimitPanelProps = {
  readonly reached: LimitReached | null;
  readonly onClose: () => void;
  /** After a change of plan; left out, it closes like any other answer. */
  readonly onSwitched?: () => void;
};

/** What a full plan allows and which one fits, for a form that ran into it or a press that would. */
export function LazyLimitPanel({ reached, onClose, onSwitched = onClose }: LazyLimitPanelProps) {
  if (reached === null) return null;
  return (
    <Suspense fallback={<Pending />}>
      <PlanLimitPanel reached={reached} onClose={onClose} onSwitched={onSwitched} />
    </Suspense>
  );
}
