import type { ReactNode } from "react";
import { Link } from "react-router";

import "./bar-list.css";

export type ListedBar = {
  readonly key: string;
  readonly label: ReactNode;
  /** The list behind the bar. */
  readonly to: string;
  /** All that the bar says, on hovering and after its name and figure. */
  readonly words: string;
  /** In one unit with the others; below zero it goes to the left. Null where nothing can be said: no bar. */
  readonly value: number | null;
  /** Where it stood before; 0 for nowhere. */
  readonly mark?: number;
  readonly amount: ReactNode;
  /** Its colour of the chart palette, that of the list by default. */
  readonly slot?: 1 | 3;
};

type BarListProps = {
  readonly bars: readonly ListedBar[];
  /** What opens lies over this screen: Back does not go through bar after bar. */
  readonly replace?: boolean;
};

/** Horizontal bars from one zero line, each a link with its name before and its figure behind it, so that the list of bars is its own table. */
export function BarList({ bars, replace = false }: BarListProps) {
  const ends = bars.flatMap(({ value, mark = 0 }) => [value ?? 0, mark]);
  const least = Math.min(0, ...ends);
  // Of nothing at all there is no bar, whatever it is divided by.
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
