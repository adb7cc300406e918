import { type RefObject, useLayoutEffect, useRef } from "react";

import { loadChunk } from "../../lib/chunks/parts.ts";

/** Places the toasts so that they cover nothing that was just used (`toast-position.ts`). */
export function useToastPosition(newest: number | null, isInside: boolean): RefObject<HTMLDivElement | null> {
  const region = useRef<HTMLDivElement>(null);
  // Positions are known to the browser only; once the chunk is loaded, they are set before the next paint.
  useLayoutEffect(() => {
    if (newest === null || isInside) return;
    loadChunk(() => import("./toast-position.ts"))
      .then(({ positionToasts }) => {
        if (region.current !== null) positionToasts(region.current);
      })
      // Without this chunk they stay at the usual position.
      .catch(() => {});
  }, [newest, isInside]);
  return region;
}
