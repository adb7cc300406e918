import { type RefObject, useLayoutEffect, useRef } from "react";

import { loadChunk } from "../../lib/chunks/parts.ts";

/** Places the toasts so that they cover nothing that was just used (`toast-place.ts`). */
export function useToastPlace(newest: number | null, isInside: boolean): RefObject<HTMLDivElement | null> {
  const region = useRef<HTMLDivElement>(null);
  // Positions are known to the browser only; once the chunk is loaded, they are set before the next paint.
  useLayoutEffect(() => {
    if (newest === null || isInside) return;
    loadChunk(() => import("./toast-place.ts"))
      .then(({ placeToasts }) => {
        if (region.current !== null) placeToasts(region.current);
      })
      // Without this chunk they stay at the usual place.
      .catch(() => {});
  }, [newest, isInside]);
  return region;
}
