import { IconChevronDown, IconChevronRight } from "@tabler/icons-react";
import { type ReactNode, useId } from "react";

import { usePreference } from "../use-preference.ts";
import "../card.css";
import "./folded-section.css";

type FoldedSectionProps = {
  /** The key under which this browser remembers whether it is open. */
  readonly name: string;
  readonly title: string;
  /** Its content in one figure, shown while it is folded. */
  readonly headline: ReactNode;
  /** Rendered, and its data loaded, once it is opened. */
  readonly children: () => ReactNode;
};

/** A section of a page that is rarely needed: folded at first, then as it was left. */
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
