import { IconChevronDown, IconChevronRight } from "@tabler/icons-react";
import { type ReactNode, useId } from "react";

import { usePreference } from "../use-preference.ts";
import "../card.css";
import "./folded-section.css";

type FoldedSectionProps = {
  /** Under which this browser remembers whether it is open. */
  readonly name: string;
  readonly title: string;
  /** What is in it, in a figure: seen while it is folded. */
  readonly headline: ReactNode;
  /** Drawn, and asked for, once it is opened. */
  readonly children: () => ReactNode;
};

/** A part of a page that one looks at now and then: folded until it is opened, and as it was left the next time. */
export function FoldedSection({ name, title, headline, children }: FoldedSectionProps) {
  const [choice, choose] = usePreference(`open-${name}`);
  const id = useId();
  const isOpen = choice === "yes";
  const Arrow = isOpen ? IconChevronDown : IconChevronRight;
  return (
    <section aria-labelledby={`${id}-title`}>
      <div className="ks-card ks-folded-section-head">
        <h2 id={`${id}-title`}>
          <button
            type="button"
            aria-expanded={isOpen}
            aria-controls={id}
            onClick={() => {
              choose(isOpen ? "no" : "yes");
            }}
          >
            <Arrow size={18} stroke={1.75} aria-hidden />
            {title}
          </button>
        </h2>
        <div className="ks-folded-section-headline">{headline}</div>
      </div>
      <div id={id} hidden={!isOpen} className="ks-folded-section-inside">
        {isOpen ? children() : null}
      </div>
    </section>
  );
}
