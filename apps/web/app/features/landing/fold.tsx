import type { ReactNode } from "react";

type FoldProps = {
  /** The title that opens the part on a phone. */
  readonly title: string;
  /** Whether wider screens show the title too; otherwise only phones do. */
  readonly headed?: boolean;
  readonly children: ReactNode;
};

/**
 * A part that a phone folds behind its title and a wider screen shows in full, without a script. Only one of the two
 * titles is shown.
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
