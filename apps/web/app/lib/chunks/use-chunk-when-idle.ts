import { useEffect } from "react";

import { ahead } from "./parts.ts";
import { whenIdle } from "./when-idle.ts";

/** Loads a part while the page is idle, so that its first use need not wait for it. */
export function useChunkWhenIdle(load: () => Promise<unknown>): void {
  // The browser says when it is idle.
  useEffect(
    () =>
      whenIdle(() => {
        // A module whose first request fails stays broken for the visit: without a connection its use has to ask first.
        if (navigator.onLine) ahead(load);
      }),
    [load],
  );
}
