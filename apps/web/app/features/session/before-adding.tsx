import { type ReactNode, useState } from "react";

import { fullPlan, type LimitReached } from "../../lib/plan/plan-limit.ts";
import { LazyLimitPanel } from "./lazy-limit-panel.tsx";
import { useSubscription } from "./session-queries.ts";

type BeforeAddingProps = {
  readonly kind: LimitReached["kind"];
  /** Nothing is added after all. */
  readonly onClose: () => void;
  readonly children: ReactNode;
};

/**
 * Stands before what adds something that a plan counts: a full plan says so at the press, before anything is typed in vain, and a
 * plan with room lets it through. Asked once: what somebody types afterwards is theirs, whatever the plan says meanwhile.
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
  // Without an answer the server judges when it is saved.
  return isThrough || isError ? children : null;
}
