import type { ReactNode } from "react";

type FoldProps = {
  /** What is pressed on a phone. */
  readonly title: string;
  /** Whether the title heads the part where there is room for all of it; else it stands on phones alone. */
  readonly headed?: boolean;
  readonly children: ReactNode;
};

/**
 * A part that a phone folds behind its title and a wider screen shows whole, without a script. Of the two titles one is drawn.
 */
export function Fold({ title, headed = false, children }: FoldProps) {
  return (
    <>
      {headed ? <h3 className="fold-head">{title}</h3> : null}
      <details className="fold">
        <summary>{headed ? <h3>{title}</h3> : title}</summary>
        {children}
      </details>
    </>
  );
}
