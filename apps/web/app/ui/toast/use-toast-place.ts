import { type RefObject, useLayoutEffect, useRef } from "react";

import { loadChunk } from "../../lib/chunks/parts.ts";

/** Where the toasts stand, so that they lie over nothing that was just used (`toast-place.ts`). */
export function useToastPlace(newest: number | null, isInside: boolean): RefObject<HTMLDivElement | null> {
  const region = useRef<HTMLDivElement>(null);
  // What lies where is known to the browser alone, and asked before anything is painted.
  useLayoutEffect(() => {
    if (newest === null || isInside) return;
    loadChunk(() => import("./toast-place.ts"))
      .then(({ placeToasts }) => {
        if (region.current !== null) placeToasts(region.current);
      })
      // They stand at their usual place.
      .catch(() => {});
  }, [newest, isInside]);
  return region;
}
