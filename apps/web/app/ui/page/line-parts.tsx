import { IconChevronRight } from "@tabler/icons-react";
import type { ReactNode } from "react";

import "./line-parts.css";

type LinePartsProps = {
  readonly words: ReactNode;
  readonly parts: readonly {
    readonly id: string;
    readonly words: string;
    readonly amount: ReactNode;
    readonly quiet?: boolean;
  }[];
};

/** A line that sums up several records and opens to show them. */
export function LineParts({ words, parts }: LinePartsProps) {
  return (
    <details className="ks-line-parts">
      <summary className="ks-second">
        <IconChevronRight size={14} aria-hidden />
        {words}
      </summary>
      <ul>
        {parts.map(({ id, words: name, amount, quiet = false }) => (
          <li key={id} className={quiet ? "ks-second" : undefined}>
            <span>{name}</span>
            {amount}
          </li>
        ))}
      </ul>
    </details>
  );
}
