import type { ReactNode } from "react";

import "./fact-list.css";

/** What is known of a record, one fact a line. */
export function FactList({ children }: { readonly children: ReactNode }) {
  return <dl className="ks-fact-list">{children}</dl>;
}

type FactProps = {
  readonly label: ReactNode;
  /** Below the label, in small. */
  readonly about?: ReactNode;
  readonly children: ReactNode;
};

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
