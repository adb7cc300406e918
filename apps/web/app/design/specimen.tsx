import { type ReactNode, useId } from "react";

import "../ui/card.css";
import "./design-page.css";

type PartProps = {
  readonly name: string;
  /** All states have the same width, like the fields of a form. */
  readonly columns?: boolean;
  readonly children: ReactNode;
};

/**
 * One part of the screens in its states. Small states share a panel; wide ones stand on the page, as in the product.
 */
export function Part({ name, columns = false, children }: PartProps) {
  const id = useId();
  return (
    <section className="ks-design-page-part" data-part={name} aria-labelledby={id}>
      <h3 id={id} lang="en">
        {name}
      </h3>
      <div className="ks-design-page-states" data-columns={columns}>
        {children}
      </div>
    </section>
  );
}

type InStateProps = {
  readonly state: string;
  /** Beside other states instead of over the full width. */
  readonly small?: boolean;
  readonly children: ReactNode;
};

/** A part in one state. */
export function InState({ state, small = false, children }: InStateProps) {
  return (
    <div className="ks-design-page-state" data-state={state} data-small={small}>
      <p lang="en">{state}</p>
      <div>{children}</div>
    </div>
  );
}

/** For a part that its screens put on a card. */
export function OnCard({ children }: { readonly children: ReactNode }) {
  return <div className="ks-card ks-design-page-card">{children}</div>;
}

/** For the callbacks of a part. */
export function doNothing(): void {}
