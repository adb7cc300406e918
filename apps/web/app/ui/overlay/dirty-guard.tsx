import { type ReactNode, useEffect, useEffectEvent, useRef, useState, useSyncExternalStore } from "react";
import { useBlocker } from "react-router";

export type LeaveState = {
  readonly blocked: boolean;
  readonly stay: () => void;
  readonly leave: () => void;
};

type DirtyGuardProps = {
  readonly dirty: boolean;
  /** For a dialog or drawer: Back asks to close it, as its own button does, and the page stays. */
  readonly onBack?: () => void;
  readonly children: (question: LeaveState) => ReactNode;
};

let held = 0;
let isLetGo = false;

/** Whether anything on the page has unsaved input. */
export function hasUnsavedInput(): boolean {
  return held > 0;
}

/** Lets a full page load pass without the browser's question: the user was asked already. */
export function letGo(): void {
  isLetGo = true;
}

const notBlocked: LeaveState = { blocked: false, stay() {}, leave() {} };

/**
 * Blocks a navigation that would lose unsaved input; on a reload or a closed tab the browser asks in its own words. A
 * component instead of a hook, so that no blocker is registered when there is nothing to block: the router counts even
 * a blocker that never blocks, and warns at each hash and back step.
 */
export function DirtyGuard({ dirty, onBack, children }: DirtyGuardProps) {
  if (!dirty && onBack === undefined) return children(notBlocked);
  return (
    <Held dirty={dirty} onBack={onBack}>
      {children}
    </Held>
  );
}

/** For a read-only overlay: Back closes it and the page stays. */
export function BackCloses({ onClose }: { readonly onClose: () => void }) {
  return (
    <DirtyGuard dirty={false} onBack={onClose}>
      {() => null}
    </DirtyGuard>
  );
}

type HeldProps = Pick<DirtyGuardProps, "dirty" | "children"> & {
  readonly onBack: (() => void) | undefined;
};

/** The router allows one blocker at a time. The one that opened last has it, even above a page with unsaved input. */
const holders: symbol[] = [];
const listeners = new Set<() => void>();

function Held(props: HeldProps) {
  const { dirty, children } = props;
  const [own] = useState(() => Symbol("holder"));
  // The order in which the guards opened is shared state of the module, outside React.
  useEffect(() => {
    holders.push(own);
    notifyHolders();
    return () => {
      holders.splice(holders.indexOf(own), 1);
      notifyHolders();
    };
  }, [own]);
  const holds = useSyncExternalStore(listen, () => holders.at(-1) === own);
  // The window is outside React.
  useEffect(() => {
    if (!dirty) return;
    const ask = (event: BeforeUnloadEvent) => {
      if (!isLetGo) event.preventDefault();
    };
    held += 1;
    window.addEventListener("beforeunload", ask);
    return () => {
      held -= 1;
      window.removeEventListener("beforeunload", ask);
    };
  }, [dirty]);
  return holds ? <Holding {...props} /> : children(notBlocked);
}

function listen(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

function notifyHolders(): void {
  for (const listener of listeners) listener();
}

function Holding({ dirty, onBack, children }: HeldProps) {
  const isStep = useRef(false);
  const steppedTo = useRef("");
  const blocker = useBlocker(({ currentLocation: here, nextLocation: there, historyAction }) => {
    isStep.current = historyAction === "POP";
    steppedTo.current = there.pathname + there.search;
    // A step back within the same screen, such as to another tab of it, closes the open overlay.
    if (isStep.current && here.search !== there.search) return true;
    return here.pathname !== there.pathname && (dirty || isStep.current);
  });
  const close = useEffectEvent(() => {
    if (onBack === undefined || !isStep.current) return;
    blocker.reset?.();
    // The router restores the history entry itself, asynchronously: closing before that would change the wrong entry.
    const { pathname, search } = window.location;
    if (pathname + search !== steppedTo.current) onBack();
    else window.addEventListener("popstate", onBack, { once: true });
  });
  const isBlocked = blocker.state === "blocked";
  // A back step is taken in the browser's history, outside React.
  useEffect(() => {
    if (isBlocked) close();
  }, [isBlocked]);
  return children({
    blocked: isBlocked,
    stay: () => blocker.reset?.(),
    leave: () => blocker.proceed?.(),
  });
}
