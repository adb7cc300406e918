import { useEffect, useState } from "react";

import { whenIdle } from "./when-idle.ts";

/** True once the browser is idle, for parts of the frame that can load after the screen. */
export function useIsIdle(): boolean {
  const [isIdle, setIdle] = useState(false);
  // Idle time is reported by the browser.
  useEffect(() => whenIdle(() => setIdle(true)), []);
  return isIdle;
}
