import type { StepState } from "@keystead/domain/handovers";
import { type ReactNode, useId } from "react";

import { StatusBadge } from "../../../ui/text/status-badge.tsx";
import { useTranslation } from "../../../ui/text/use-translation.ts";
import "./handover-step.css";

type HandoverStepProps = {
  readonly number: number;
  readonly title: string;
  /** Null for a step that is never done or open, such as writing a letter. */
  readonly state: StepState | null;
  readonly children: ReactNode;
};

/** One step of a handover, with its state; all steps are shown one below the other. */
export function HandoverStep({ number, title, state, children }: HandoverStepProps) {
  const { t } = useTranslation("handover");
  const id = useId();
  return (
    <li className="ks-handover-step" data-state={state}>
      <section className="ks-card" aria-labelledby={id}>
        <div className="ks-card-head">
          <div className="ks-handover-step-title">
            <span className="ks-handover-step-number" aria-hidden>
              {number}
            </span>
            <h2 id={id}>{title}</h2>
          </div>
          {state === null ? null : (
            <StatusBadge tone={state === "done" ? "positive" : "neutral"}>{t(`state.${state}`)}</StatusBadge>
          )}
        </div>
        <div className="ks-handover-step-body">{children}</div>
      </section>
    </li>
  );
}

/** The steps in one column. */
export function HandoverSteps({ children }: { readonly children: ReactNode }) {
  return <ol className="ks-handover-step-column">{children}</ol>;
}

/** The actions of a step, in its last line. */
export function StepButtons({ children }: { readonly children: ReactNode }) {
  return <div className="ks-handover-step-buttons">{children}</div>;
}
