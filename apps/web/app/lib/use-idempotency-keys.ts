import { useRef } from "react";

import { type CallContext, newIdempotencyKey } from "./api.ts";

export type OnceOptions = { readonly context: CallContext };

export type IdempotencyKeys = {
  /** The same key while the same is sent, so that a repeat after a lost answer makes nothing twice. */
  readonly keyFor: (body: unknown) => string;
  /** What a call takes that carries it. */
  readonly once: (body: object) => OnceOptions;
  /** What was sent was made: the same again is meant as another one. */
  readonly renew: () => void;
};

/** The keys of one form. What was corrected is another request: its key never meets the body that was sent before. */
export function useIdempotencyKeys(): IdempotencyKeys {
  const last = useRef<{ readonly key: string; readonly body: string } | null>(null);
  const keyFor = (sent: unknown) => {
    const body = JSON.stringify(sent);
    if (last.current?.body !== body) last.current = { key: newIdempotencyKey(), body };
    return last.current.key;
  };
  return {
    keyFor,
    once: (body) => ({ context: { idempotencyKey: keyFor(body) } }),
    renew: () => {
      last.current = null;
    },
  };
}
