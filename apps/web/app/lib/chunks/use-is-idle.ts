import { useEffect, useState } from "react";

/** True once the browser is idle, for parts of the frame that can load after the screen. */
export function useIsIdle(): boolean {
  const [isIdle, setIdle] = useState(false);
  // Idle time is reported by the browser.
  useEffect(() => whenIdle(() => setIdle(true)), []);
  return isIdle;
}

function whenIdle(run: () => void): () => void {
  if (!("requestIdleCallback" in window)) {
    const timer = setTimeout(run, 1_000);
    return () => {
      clearTimeout(timer);
    };
  }
  const handle = window.requestIdleCallback(run, { timeout: 3_000 });
  return () => {
    window.cancelIdleCallback(handle);
  };
}
