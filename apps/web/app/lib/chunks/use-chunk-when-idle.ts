import { useEffect } from "react";

import { ahead } from "./parts.ts";
import { savesData } from "./saves-data.ts";
import { whenIdle } from "./when-idle.ts";

const begun = new Set<() => Promise<unknown>>();

/**
 * Loads a part while the page is idle, so that its first use need not wait for it. Begun once, however many ask for it:
 * a list has fifty menus, and each load begins with a question to the server.
 */
export function useChunkWhenIdle(load: () => Promise<unknown>): void {
  // The browser says when it is idle.
  useEffect(
    () =>
      whenIdle(() => {
        // A module whose first request fails stays broken for the visit: without a connection its use has to ask first.
        if (begun.has(load) || !navigator.onLine || savesData()) return;
        begun.add(load);
        ahead(load);
      }),
    [load],
  );
}
