import { useEffect, useState } from "react";

/** True once the screen stands: for what the frame needs later than the screen needs its own. */
export function useIsIdle(): boolean {
  const [isIdle, setIdle] = useState(false);
  // The browser says when it has nothing better to do.
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
