import type { ReactNode } from "react";
import { Link } from "react-router";

import "./bar-list.css";

export type ListedBar = {
  readonly key: string;
  readonly label: ReactNode;
  /** The list that the bar opens. */
  readonly to: string;
  /** Everything the bar states, as the title of its link. */
  readonly words: string;
  /** In the unit that all bars share; a negative value extends to the left. Null draws no bar. */
  readonly value: number | null;
  /** The earlier value, drawn as a mark; 0 draws none. */
  readonly mark?: number;
  readonly amount: ReactNode;
  /** Index in the chart palette; the list's colour by default. */
  readonly slot?: 1 | 3;
};

type BarListProps = {
  readonly bars: readonly ListedBar[];
  /** The link replaces the history entry, so that Back does not step through the bars one by one. */
  readonly replace?: boolean;
};

/** Horizontal bars from a shared zero line, each a link between its name and its figure: the list is its own table. */
export function BarList({ bars, replace = false }: BarListProps) {
  const ends = bars.flatMap(({ value, mark = 0 }) => [value ?? 0, mark]);
  const least = Math.min(0, ...ends);
  // Avoids division by zero when every value is zero.
  const width = Math.max(0, ...ends) - least || 1;
  const at = (value: number) => `${((value - least) / width) * 100}%`;
  return (
    <ol className="ks-bar-list">
      {bars.map(({ key, label, to, words, value, mark = 0, amount, slot }) => (
        <li key={key}>
          <Link to={to} preventScrollReset replace={replace} title={words}>
            <span>{label}</span>{" "}
            <span className="ks-bar-list-track" aria-hidden>
              {least < 0 ? <b data-mark="zero" style={{ left: at(0) }} /> : null}
              {value === null || value === 0 ? null : (
                <i
                  data-slot={value < 0 ? "loss" : slot}
                  style={{
                    left: at(Math.min(0, value)),
                    width: `${(Math.abs(value) / width) * 100}%`,
                  }}
                />
              )}
              {mark > 0 ? <b style={{ left: at(mark) }} /> : null}
            </span>
            <span className="ks-bar-list-amount">{amount}</span>
          </Link>
        </li>
      ))}
    </ol>
  );
}
