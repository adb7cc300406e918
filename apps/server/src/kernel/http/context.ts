import type { Logger } from "pino";

import type { SignedIn } from "#kernel/api/session-lookup.ts";

/** What the pipeline leaves on a request for those who answer it. */
export type HttpVariables = {
  readonly requestId: string;
  readonly log: Logger;
  readonly nonce: string;
  readonly clientIp: string;
  readonly signedIn: () => Promise<SignedIn | null>;
};

export type HttpEnv = {
  Variables: HttpVariables;
  Bindings: {
    readonly incoming?: { readonly socket?: { readonly remoteAddress?: string }; readonly url?: string };
    readonly outgoing?: { once(event: "finish", listener: () => void): unknown };
  };
};
