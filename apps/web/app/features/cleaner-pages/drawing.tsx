import type { ReactNode } from "react";

import type { CleanerShared } from "./cleaner-page.server.ts";

/**
 * A screen of the product drawn as text in its own shapes: sharp at any size, translated, light and dark. It says that it is a
 * drawing, and what it shows to those who do not see it.
 */
export function Drawing({
  label,
  shared,
  children,
}: {
  readonly label: string;
  readonly shared: CleanerShared;
  readonly children: ReactNode;
}) {
  return (
    <figure className="drawing page-noprint">
      <div role="img" aria-label={label}>
        {children}
      </div>
      <figcaption className="text-small">
        <span className="pill pill-soon">{shared.preview}</span>
        {shared.previewNote}
      </figcaption>
    </figure>
  );
}
