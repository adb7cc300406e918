import { useRef } from "react";

import { type CallContext, newIdempotencyKey } from "../api.ts";

export type OnceOptions = { readonly context: CallContext };

export type IdempotencyKeys = {
  /** For a call: the same key while the same is sent, so that a repeat after a lost answer makes nothing twice. */
  readonly once: (body: object) => OnceOptions;
  /**
   * For money (R-C10): one key for as long as the form is open, whatever is sent. A sum that was corrected after a lost answer
   * is refused, because the first may have been booked.
   */
  readonly onceOpened: () => OnceOptions;
  /** What was sent was made: the same again is meant as another one. */
  readonly renew: () => void;
};

/** The keys of one form. A record that was corrected is another request: its key never meets the body that was sent before. */
export function useIdempotencyKeys(): IdempotencyKeys {
  const last = useRef<{ readonly key: string; readonly body: string } | null>(null);
  const opened = useRef<string | null>(null);
  return {
    once: (sent) => {
      const body = JSON.stringify(sent);
      if (last.current?.body !== body) last.current = { key: newIdempotencyKey(), body };
      return { context: { idempotencyKey: last.current.key } };
    },
    onceOpened: () => {
      opened.current ??= newIdempotencyKey();
      return { context: { idempotencyKey: opened.current } };
    },
    renew: () => {
      opened.current = null;
      last.current = null;
    },
  };
}
