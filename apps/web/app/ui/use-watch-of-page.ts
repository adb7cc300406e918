import { useEffect } from "react";

import { loadChunk } from "../lib/chunks/parts.ts";

type Watch = (page: Document) => () => void;

/** Watches the whole page from a moment after it stands on, by a part that the first screen need not wait for. */
export function useWatchOfPage(load: () => Promise<Watch>): void {
  // Clicks and focus belong to the document, outside React.
  useEffect(() => {
    let stop: (() => void) | null = () => {};
    loadChunk(load)
      .then((watch) => {
        if (stop !== null) stop = watch(document);
      })
      // The page works without it, only less well.
      .catch(() => {});
    return () => {
      stop?.();
      stop = null;
    };
  }, [load]);
}
