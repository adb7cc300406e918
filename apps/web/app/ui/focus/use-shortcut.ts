import { useEffect, useEffectEvent } from "react";

type Binding = { readonly keys: string; readonly run: () => void };

/** A pause longer than this ends a sequence such as `g p`. */
const SEQUENCE_MS = 1_200;

/** Keys typed ahead for a field that is still loading: "" from when it was requested, null while none is. */
export const inputAhead: { keys: string | null } = { keys: null };

const bindings: Binding[] = [];
let singleKeys = true;
let pending: { readonly key: string; readonly at: number } | null = null;

/** Single keys can be switched off in the profile (WCAG 2.1.4); Ctrl and Cmd combinations stay on. */
export function allowSingleKeys(allowed: boolean): void {
  singleKeys = allowed;
}

/** Runs on a key (`n`) or a sequence (`g p`), never while typing or in a dialog; the latest binding of a key wins. */
export function useShortcut(keys: string, run: () => void, enabled = true): void {
  useShortcuts(enabled ? [{ keys, run }] : []);
}

/** Like `useShortcut`, for several bindings. */
export function useShortcuts(shortcuts: readonly Binding[]): void {
  const latest = useEffectEvent((keys: string) => shortcuts.find((one) => one.keys === keys)?.run());
  const all = shortcuts.map(({ keys }) => keys).join(",");
  // Key events come from the document, outside React.
  useEffect(() => {
    if (all === "") return;
    const bound = all.split(",").map((keys): Binding => ({ keys, run: () => latest(keys) }));
    if (bindings.length === 0) document.addEventListener("keydown", onKeyDown);
    bindings.push(...bound);
    return () => {
      for (const binding of bound) bindings.splice(bindings.indexOf(binding), 1);
      if (bindings.length === 0) document.removeEventListener("keydown", onKeyDown);
    };
  }, [all]);
}

/** Runs on Ctrl or Cmd with a letter, in fields too. */
export function useCommandKey(key: string, run: () => void): void {
  const latest = useEffectEvent(run);
  // Key events come from the document, as above.
  useEffect(() => {
    const listen = (event: KeyboardEvent) => {
      if (event.key.toLowerCase() !== key || event.altKey || event.shiftKey) return;
      if (event.ctrlKey === event.metaKey) return;
      event.preventDefault();
      latest();
    };
    document.addEventListener("keydown", listen);
    return () => {
      document.removeEventListener("keydown", listen);
    };
  }, [key]);
}

function onKeyDown(event: KeyboardEvent): void {
  if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey || isTyping(event.target))
    return;
  if (inputAhead.keys !== null) {
    if (event.key.length === 1) inputAhead.keys += event.key;
    return;
  }
  if (
    !singleKeys ||
    (event.key.startsWith("Arrow") && event.target instanceof HTMLInputElement) ||
    document.querySelector('[role="dialog"], dialog[open], [role="menu"]') !== null
  )
    return;
  const prefix = pending !== null && event.timeStamp - pending.at < SEQUENCE_MS ? `${pending.key} ` : "";
  pending = null;
  const binding = bindings.findLast(({ keys }) => keys === prefix + event.key);
  if (binding !== undefined) {
    event.preventDefault();
    binding.run();
  } else if (bindings.some(({ keys }) => keys.startsWith(`${event.key} `))) {
    pending = { key: event.key, at: event.timeStamp };
  }
}

function isTyping(target: EventTarget | null): boolean {
  if (!(target instanceof HTMLElement)) return false;
  if (target instanceof HTMLInputElement && /^(checkbox|radio)$/.test(target.type)) return false;
  return target.isContentEditable || /^(INPUT|TEXTAREA|SELECT)$/.test(target.tagName);
}
