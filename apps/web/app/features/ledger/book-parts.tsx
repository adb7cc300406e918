import { IconChevronRight } from "@tabler/icons-react";
import type { ReactNode } from "react";

import "./book-parts.css";

type BookPartsProps = {
  readonly words: ReactNode;
  readonly parts: readonly {
    readonly id: string;
    readonly words: string;
    readonly amount: ReactNode;
    readonly quiet?: boolean;
  }[];
};

/** A line of a book that is several records opens to what they are. */
export function BookParts({ words, parts }: BookPartsProps) {
  return (
    <details className="ks-book-parts">
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
