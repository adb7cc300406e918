import { type ReactNode, useId } from "react";

import "./design-page.css";

type PartProps = { readonly name: string; readonly children: ReactNode };

/** One part of the screens in its states. */
export function Part({ name, children }: PartProps) {
  const id = useId();
  return (
    <section className="ks-design-page-part" data-part={name} aria-labelledby={id}>
      <h3 id={id} lang="en">
        {name}
      </h3>
      {children}
    </section>
  );
}

type InStateProps = {
  readonly state: string;
  /** Beside others instead of over the whole width. */
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

/** For what a part would tell its screen. */
export function doNothing(): void {}
