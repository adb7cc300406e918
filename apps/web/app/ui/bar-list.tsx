import type { ReactNode } from "react";
import { Link } from "react-router";

import "./bar-list.css";

export type ListedBar = {
  readonly key: string;
  readonly label: ReactNode;
  /** The list behind the bar. */
  readonly to: string;
  /** All that the bar says, for who does not see it and on hovering. */
  readonly words: string;
  /** In percent of the longest. */
  readonly size: number;
  /** In percent of the longest: where it stood before; 0 for nowhere. */
  readonly mark?: number;
  readonly amount: ReactNode;
};

/** Horizontal bars, each a door with its name before and its figure behind it, so that the list of bars is its own table. */
export function BarList({ bars }: { readonly bars: readonly ListedBar[] }) {
  return (
    <ol className="ks-bar-list">
      {bars.map(({ key, label, to, words, size, mark = 0, amount }) => (
        <li key={key}>
          <Link to={to} preventScrollReset title={words} aria-label={words}>
            <span>{label}</span>
            <span className="ks-bar-list-track" aria-hidden>
              <i style={{ width: `${size}%` }} />
              {mark > 0 ? <b style={{ left: `${mark}%` }} /> : null}
            </span>
            <span className="ks-bar-list-amount">{amount}</span>
          </Link>
        </li>
      ))}
    </ol>
  );
}
