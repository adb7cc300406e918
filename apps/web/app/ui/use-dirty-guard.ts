import { useEffect } from "react";
import { useBlocker } from "react-router";

export type DirtyGuard = { readonly blocked: boolean; readonly stay: () => void; readonly leave: () => void };

/** Holds a navigation while something typed would be lost; a reload or a closed tab asks in the browser's own words. */
export function useDirtyGuard(dirty: boolean): DirtyGuard {
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) => dirty && currentLocation.pathname !== nextLocation.pathname,
  );
  // The window is outside React.
  useEffect(() => {
    if (!dirty) return;
    const ask = (event: BeforeUnloadEvent) => {
      event.preventDefault();
    };
    window.addEventListener("beforeunload", ask);
    return () => {
      window.removeEventListener("beforeunload", ask);
    };
  }, [dirty]);
  return {
    blocked: blocker.state === "blocked",
    stay: () => blocker.reset?.(),
    leave: () => blocker.proceed?.(),
  };
}
