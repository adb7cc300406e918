import { useRef } from "react";

import { type CallContext, newIdempotencyKey } from "./api.ts";

export type OnceOptions = { readonly context: CallContext };

export type IdempotencyKeys = {
  /** For a call: the same key while the same is sent, so that a repeat after a lost answer makes nothing twice. */
  readonly once: (body: object) => OnceOptions;
  /** What was sent was made: the same again is meant as another one. */
  readonly renew: () => void;
};

/** The keys of one form. What was corrected is another request: its key never meets the body that was sent before. */
export function useIdempotencyKeys(): IdempotencyKeys {
  const last = useRef<{ readonly key: string; readonly body: string } | null>(null);
  return {
    once: (sent) => {
      const body = JSON.stringify(sent);
      if (last.current?.body !== body) last.current = { key: newIdempotencyKey(), body };
      return { context: { idempotencyKey: last.current.key } };
    },
    renew: () => {
      last.current = null;
    },
  };
}
