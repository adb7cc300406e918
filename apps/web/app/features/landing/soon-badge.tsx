import type { ReactNode } from "react";

import type { SectionProps } from "./landing-facts.ts";

/** Beside everything that is not built yet. */
export function SoonBadge({ facts }: SectionProps) {
  return <span className="soon">{facts.text.coming}</span>;
}

/** A sentence that names the badge shows it. */
export function withBadge(sentence: string, place: string, badge: ReactNode): ReactNode {
  const [before, after = ""] = sentence.split(`{{${place}}}`);
  return (
    <>
      {before}
      {badge}
      {after}
    </>
  );
}
