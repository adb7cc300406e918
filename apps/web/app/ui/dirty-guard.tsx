import { type ReactNode, useEffect } from "react";
import { useBlocker } from "react-router";

export type LeaveQuestion = {
  readonly blocked: boolean;
  readonly stay: () => void;
  readonly leave: () => void;
};

type DirtyGuardProps = { readonly dirty: boolean; readonly children: (question: LeaveQuestion) => ReactNode };

let held = 0;
let isLetGo = false;

/** Whether anything on the page holds what somebody typed. */
export function isSomethingTyped(): boolean {
  return held > 0;
}

/** The page is left by a full load, and whoever typed was asked already. */
export function letGo(): void {
  isLetGo = true;
}

const nothingAsked: LeaveQuestion = { blocked: false, stay() {}, leave() {} };

/**
 * Holds a navigation while something typed would be lost; a reload or a closed tab asks in the browser's own words.
 * A component, not a hook: the router takes a blocker that never blocks for one too, and warns at each hash and back step.
 */
export function DirtyGuard({ dirty, children }: DirtyGuardProps) {
  return dirty ? <Held>{children}</Held> : children(nothingAsked);
}

function Held({ children }: Pick<DirtyGuardProps, "children">) {
  const blocker = useBlocker(
    ({ currentLocation: here, nextLocation: there, historyAction }) =>
      here.pathname !== there.pathname ||
      // A step back to the same screen, as to another of its tabs, closes what the address has open.
      (historyAction === "POP" && here.search !== there.search),
  );
  // The window is outside React.
  useEffect(() => {
    const ask = (event: BeforeUnloadEvent) => {
      if (!isLetGo) event.preventDefault();
    };
    held += 1;
    window.addEventListener("beforeunload", ask);
    return () => {
      held -= 1;
      window.removeEventListener("beforeunload", ask);
    };
  }, []);
  return children({
    blocked: blocker.state === "blocked",
    stay: () => blocker.reset?.(),
    leave: () => blocker.proceed?.(),
  });
}
