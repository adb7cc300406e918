import { type ReactNode, useState } from "react";

import { fullPlan, type LimitReached } from "../../lib/plan/plan-limit.ts";
import { LazyLimitPanel } from "./lazy-limit-panel.tsx";
import { useSubscription } from "./session-queries.ts";

type BeforeAddingProps = {
  readonly kind: LimitReached["kind"];
  /** Called when the user gives up adding. */
  readonly onClose: () => void;
  readonly children: ReactNode;
};

/**
 * Wraps a form that adds something a plan counts. A full plan says so at once, before anything is typed in vain; a plan
 * with room shows the form. Checked once: a form that is open stays open, even if the plan becomes full.
 */
export function BeforeAdding({ kind, onClose, children }: BeforeAddingProps) {
  const { data, isError } = useSubscription();
  const [isThrough, setThrough] = useState(false);
  if (!isThrough && data !== undefined) {
    const reached = fullPlan(data, kind);
    if (reached !== null)
      return (
        <LazyLimitPanel
          reached={reached}
          onClose={onClose}
          onSwitched={() => {
            setThrough(true);
          }}
        />
      );
    setThrough(true);
  }
  // Without a response the server decides on saving.
  return isThrough || isError ? children : null;
}
