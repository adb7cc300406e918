import type { ReactNode } from "react";

import "./fact-list.css";

/** Facts about a record, one a line. */
export function FactList({ children }: { readonly children: ReactNode }) {
  return <dl className="ks-fact-list">{children}</dl>;
}

type FactProps = {
  readonly label: ReactNode;
  /** Small print below the label. */
  readonly about?: ReactNode;
  readonly children: ReactNode;
};

/** One fact of a `FactList`: its label and its value. */
export function Fact({ label, about, children }: FactProps) {
  return (
    <div>
      <dt>
        {label}
        {about === undefined ? null : <small>{about}</small>}
      </dt>
      <dd>{children}</dd>
    </div>
  );
}
