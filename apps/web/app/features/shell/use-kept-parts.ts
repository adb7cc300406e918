import { useEffect } from "react";
import { useLocation } from "react-router";

import { lookForNewer, madeOf, sawScreen } from "../../lib/chunks/parts.ts";

/** Whoever stays this long works here, and may go into a tunnel. */
const STAYS_MS = 10_000;
const ASK_AGAIN_MS = 30_000;

/** While the page rests it fetches the rest of itself: from the first key or click, or when somebody stays. */
export function useCachedChunks(version: string): void {
  const { pathname } = useLocation();
  // What the router may load without asking is remembered outside React.
  useEffect(() => {
    madeOf(version);
    sawScreen(pathname);
  }, [version, pathname]);
  // Follows the clock and the hands; the network is outside React.
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

/** How is fetched as late as what: neither is in anybody's way. */
async function keptAll(): Promise<boolean> {
  try {
    const { keepParts } = await import("../../lib/chunks/keep-parts.ts");
    return await keepParts();
  } catch {
    return false;
  }
}

function whenIdle(run: () => void): void {
  if ("requestIdleCallback" in window) window.requestIdleCallback(run, { timeout: 5_000 });
  else setTimeout(run, 1_000);
}

/** Whoever asked the browser to save data gets only what is opened. */
function savesData(): boolean {
  const connection: unknown = "connection" in navigator ? navigator.connection : null;
  return (
    typeof connection === "object" &&
    connection !== null &&
    "saveData" in connection &&
    connection.saveData === true
  );
}
