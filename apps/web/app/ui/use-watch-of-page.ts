import { useEffect } from "react";

import { loadChunk } from "../lib/chunks/parts.ts";

type Watch = (page: Document) => () => void;

/** Starts the page-wide listeners, in a chunk that the first screen does not wait for. */
export function useWatchOfPage(load: () => Promise<Watch>): void {
  // Click and focus events come from the document, outside React.
  useEffect(() => {
    let stop: (() => void) | null = () => {};
    loadChunk(load)
      .then((watch) => {
        if (stop !== null) stop = watch(document);
      })
      // The page works without these listeners, only less well.
      .catch(() => {});
    return () => {
      stop?.();
      stop = null;
    };
  }, [load]);
}
