import { useCallback } from "react";
import { useSearchParams } from "react-router";

export type OpenedDialog<Kind extends string> = {
  readonly kind: Kind;
  /** Of the record, or anything where the kind needs none: `?new=1`. */
  readonly id: string;
};

/**
 * What stands open over a screen, in its address: `?new=1`, `?edit=<id>`. A link opens it, a reload keeps it, every other parameter
 * stays. It is no step of its own: Back closes the drawer that stands open (`dirty-guard.tsx`), and leads where it led before once none
 * does.
 */
export function useOpened<const Kind extends string>(
  kinds: readonly Kind[],
  /** Parameters that are meant for what is open, and go with it. */
  presets: readonly string[] = [],
): {
  readonly opened: OpenedDialog<Kind> | null;
  readonly open: (kind: Kind, id?: string) => void;
  readonly close: () => void;
} {
  const [params, setParams] = useSearchParams();
  const kind = kinds.find((one) => (params.get(one) ?? "") !== "");
  const change = useCallback(
    (next: OpenedDialog<Kind> | null, gone: readonly string[]) => {
      setParams(
        (before) => {
          const after = new URLSearchParams(before);
          for (const name of gone) after.delete(name);
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
      // What was not open leaves nothing behind, and the parameters of the list stay.
      if (kind !== undefined) change(null, [...kinds, ...presets]);
    },
  };
}

/** What is open, if it is one of these kinds: where several parts of a screen open things of their own. */
export function openedOf<Kind extends string>(
  opened: OpenedDialog<string> | null,
  kinds: readonly Kind[],
): OpenedDialog<Kind> | null {
  const kind = kinds.find((one) => one === opened?.kind);
  return opened === null || kind === undefined ? null : { kind, id: opened.id };
}
