import { useCallback } from "react";
import { useSearchParams } from "react-router";

export type OpenedDialog<Kind extends string> = {
  readonly kind: Kind;
  /** The record's id, or any value where the kind needs none: `?new=1`. */
  readonly id: string;
};

/**
 * The open dialog of a screen, kept in its address: `?new=1`, `?edit=<id>`. A link opens it, a reload keeps it, all
 * other parameters stay. Opening adds no history entry: Back closes the dialog (`dirty-guard.tsx`), and leaves the page
 * as usual once none is open.
 */
export function useOpened<const Kind extends string>(
  kinds: readonly Kind[],
  /** Parameters that belong to the open dialog and are removed with it. */
  presets: readonly string[] = [],
): {
  readonly opened: OpenedDialog<Kind> | null;
  readonly open: (kind: Kind, id?: string) => void;
  readonly close: () => void;
} {
  const [params, setParams] = useSearchParams();
  const kind = kinds.find((one) => (params.get(one) ?? "") !== "");
  const change = useCallback(
    (next: OpenedDialog<Kind> | null, closed: readonly string[]) => {
      setParams(
        (before) => {
          const after = new URLSearchParams(before);
          for (const name of closed) after.delete(name);
          if (next !== null) after.set(next.kind, next.id);
          return after;
        },
        { replace: true, preventScrollReset: true },
      );
    },
    [setParams],
  );
  return {
    opened: kind === undefined ? null : { kind, id: params.get(kind) ?? "" },
    open: (next, id = "1") => {
      change({ kind: next, id }, kinds);
    },
    close: () => {
      // If nothing is open there is nothing to remove, and the list's parameters stay.
      if (kind !== undefined) change(null, [...kinds, ...presets]);
    },
  };
}

/** The open dialog if it is of one of these kinds, for screens whose parts open dialogs of their own. */
export function openedOf<Kind extends string>(
  opened: OpenedDialog<string> | null,
  kinds: readonly Kind[],
): OpenedDialog<Kind> | null {
  const kind = kinds.find((one) => one === opened?.kind);
  return opened === null || kind === undefined ? null : { kind, id: opened.id };
}
