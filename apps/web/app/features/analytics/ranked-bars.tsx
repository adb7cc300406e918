import type { ReactNode } from "react";
import { Link } from "react-router";

import "./ranked-bars.css";

export type RankedBar = {
  readonly key: string;
  readonly name: string;
  /** Null where nothing can be said: no bar. */
  readonly value: number | null;
  readonly text: string;
  readonly words: string;
  readonly to: string;
  readonly slot: 1 | 2 | 3;
};

type RankedBarsProps = { readonly bars: readonly RankedBar[]; readonly children?: ReactNode };

/** Sorted bars from one zero line, what is below it to its left; each leads to what it is made of. */
export function RankedBars({ bars, children }: RankedBarsProps) {
  const values = bars.map(({ value }) => value ?? 0);
  const most = Math.max(0, ...values);
  const least = Math.min(0, ...values);
  const width = Math.max(most - least, 1e-9);
  const zero = (-least / width) * 100;
  return (
    <>
      <ol className="ks-ranked-bars">
        {bars.map(({ key, name, value, text, words, to, slot }) => (
          <li key={key}>
            <Link to={to} preventScrollReset replace title={words}>
              <span>{name}</span>
              <span className="ks-ranked-bars-track" aria-hidden>
                <b style={{ left: `${zero}%` }} />
                {value === null || value === 0 ? null : (
                  <i
                    data-slot={value < 0 ? 2 : slot}
                    style={{
                      left: `${value < 0 ? zero - (-value / width) * 100 : zero}%`,
                      width: `${(Math.abs(value) / width) * 100}%`,
                    }}
                  />
                )}
              </span>
              <span className="ks-ranked-bars-text">{text}</span>
            </Link>
          </li>
        ))}
      </ol>
      {children}
    </>
  );
}
