import { useEffect } from "react";
import { useLocation } from "react-router";

import { lookForNewer, madeOf, sawScreen } from "../../lib/chunks/parts.ts";
import { savesData } from "../../lib/chunks/saves-data.ts";
import { whenIdle } from "../../lib/chunks/when-idle.ts";

/** A person who stays this long is working, and may lose the connection later. */
const STAYS_MS = 10_000;
const ASK_AGAIN_MS = 30_000;

/**
 * Prefetches the rest of the application while the page is idle: from the first key or click, or after a while on the
 * page.
 */
export function useCachedChunks(version: string): void {
  const { pathname } = useLocation();
  // The router keeps outside React what it may load without asking.
  useEffect(() => {
    madeOf(version);
    sawScreen(pathname);
  }, [version, pathname]);
  // Timers, input events and the network are outside React.
  useEffect(() => {
    let over = false;
    let timer = window.setTimeout(begin, STAYS_MS);
    function begin() {
      stopListening();
      clearTimeout(timer);
      if (!over && !savesData()) whenIdle(() => void work());
    }
    async function work() {
      if (over || (await keptAll()) || over) return;
      timer = window.setTimeout(() => void work(), ASK_AGAIN_MS);
    }
    function stopListening() {
      window.removeEventListener("keydown", begin);
      window.removeEventListener("pointerdown", begin);
    }
    const look = () => {
      if (document.visibilityState === "visible") lookForNewer(Date.now());
    };
    window.addEventListener("keydown", begin);
    window.addEventListener("pointerdown", begin);
    document.addEventListener("visibilitychange", look);
    return () => {
      over = true;
      document.removeEventListener("visibilitychange", look);
      clearTimeout(timer);
      stopListening();
    };
  }, []);
}

/** The loader is fetched as late as its content: neither delays the page. */
async function keptAll(): Promise<boolean> {
  try {
    const { keepParts } = await import("../../lib/chunks/keep-parts.ts");
    return await keepParts();
  } catch {
    return false;
  }
}
