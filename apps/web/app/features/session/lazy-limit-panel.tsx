import { Suspense } from "react";

import type { LimitReached } from "../../lib/plan/plan-limit.ts";
import { withMessages } from "../../lib/messages.ts";
import { lazyPart } from "../../ui/loading/lazy-part.tsx";
import { Pending } from "../../ui/loading/pending.tsx";

/** Opened by few visits, so it loads when a limit is reached. */
const loadPlanLimitPanel = withMessages(
  import.meta.glob("../../../../../packages/messages/*/shared/*.json", { import: "default" }),
  () => import("./plan-limit-panel.tsx"),
);
const PlanLimitPanel = lazyPart(async () => (await loadPlanLimitPanel()).PlanLimitPanel);

type LazyLimitPanelProps = {
  readonly reached: LimitReached | null;
  readonly onClose: () => void;
  /** Called after a change of plan; `onClose` by default. */
  readonly onSwitched?: () => void;
};

/** What a full plan allows and which plan fits, for a form that hit a limit or a press that would. */
export function LazyLimitPanel({ reached, onClose, onSwitched = onClose }: LazyLimitPanelProps) {
  if (reached === null) return null;
  return (
    <Suspense fallback={<Pending />}>
      <PlanLimitPanel reached={reached} onClose={onClose} onSwitched={onSwitched} />
    </Suspense>
  );
}
