import { useRef } from "react";

import { newIdempotencyKey } from "../api.ts";
import type { CallContext } from "./query-options.ts";

export type OnceOptions = { readonly context: CallContext };

export type IdempotencyKeys = {
  /** The same key as long as the body is the same, so that a retry after a lost response creates nothing twice. */
  readonly once: (body: object) => OnceOptions;
  /**
   * For money (R-C10): one key for as long as the form is open, whatever the body. An amount that is corrected after a
   * lost response is refused, because the first one may have been booked.
   */
  readonly onceOpened: () => OnceOptions;
  /** After success: the same body sent again is a new request. */
  readonly renew: () => void;
};

/** The keys of one form. A corrected record is a different request, so its key is never reused with another body. */
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
