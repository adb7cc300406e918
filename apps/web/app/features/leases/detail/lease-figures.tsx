import { type ReactNode, useId } from "react";

import "./lease-figures.css";

export type LeaseFigure = {
  readonly key: string;
  readonly label: string;
  readonly value: ReactNode;
  /** The meaning of the figure: "owes", "in credit". */
  readonly note?: string | undefined;
  readonly isTotal?: boolean;
};

type LeaseFiguresProps = {
  readonly title: string;
  readonly figures: readonly LeaseFigure[];
  /** The figures belong to earlier input; new ones are loading. */
  readonly waiting: boolean;
  readonly hint?: string | null;
};

/** A preview of the figures that a form will book; announced when it changes. */
export function LeaseFigures({ title, figures, waiting, hint = null }: LeaseFiguresProps) {
  const id = useId();
  return (
    <section className="ks-lease-figures" aria-labelledby={id} aria-live="polite" aria-busy={waiting}>
      <h3 id={id}>{title}</h3>
      {figures.length === 0 ? null : (
        <dl>
          {figures.map(({ key, label, value, note, isTotal = false }) => (
            <div
              key={key}
              className={isTotal ? "ks-lease-figures-line ks-lease-figures-total" : "ks-lease-figures-line"}
            >
              <dt>{label}</dt>
              <dd>
                {value}
                {note === undefined ? null : <small>{note}</small>}
              </dd>
            </div>
          ))}
        </dl>
      )}
      {hint === null ? null : <p className="ks-lease-figures-hint">{hint}</p>}
    </section>
  );
}
