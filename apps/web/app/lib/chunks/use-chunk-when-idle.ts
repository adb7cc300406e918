import { useEffect } from "react";

import { ahead } from "./parts.ts";
import { savesData } from "./saves-data.ts";
import { whenIdle } from "./when-idle.ts";

const begun = new Set<() => Promise<unknown>>();

/**
 * Loads a part while the page is idle, so that its first use need not wait for it. A part is loaded once, however many
 * components request it: a list has fifty menus, and each load first checks the server's version.
 */
export function useChunkWhenIdle(load: () => Promise<unknown>): void {
  // Idle time is reported by the browser, outside React.
  useEffect(
    () =>
      whenIdle(() => {
        // A module whose first request fails stays broken for the whole visit, so nothing is loaded ahead without a
        // connection.
        if (begun.has(load) || !navigator.onLine || savesData()) return;
        begun.add(load);
        ahead(load);
      }),
    [load],
  );
}
