import { lazy, Suspense } from "react";

import type { LimitReached } from "../../lib/plan-limit.ts";

/** Opened by few visits: its bytes come when a limit is reached. */
const PropertyLimitPanel = lazy(async () => ({
  default: (await import("./property-limit-panel.tsx")).PropertyLimitPanel,
}));

type LateLimitPanelProps = { readonly reached: LimitReached | null; readonly onClose: () => void };

/** What a full plan allows and which one fits, for a form that ran into it. */
export function LateLimitPanel({ reached, onClose }: LateLimitPanelProps) {
  if (reached === null) return null;
  return (
    <Suspense fallback={null}>
      <PropertyLimitPanel reached={reached} onClose={onClose} />
    </Suspense>
  );
}
