import type { Logger } from "pino";

import type { SignedIn } from "#kernel/api/session-lookup.ts";

/** What the pipeline leaves on a request for those who answer it. */
export type HttpVariables = {
  readonly requestId: string;
  readonly log: Logger;
  readonly nonce: string;
  readonly clientIp: string;
  /** How long the request stood in line before it was worked on. */
  readonly waitedMs: number;
  readonly signedIn: () => Promise<SignedIn | null>;
  /** Whom the request's log line names; set only where the session was asked for. */
  readonly actor?: { readonly userId: string; readonly workspaceId: string | null };
};

export type HttpEnv = {
  Variables: HttpVariables;
  Bindings: {
    readonly incoming?: { readonly socket?: { readonly remoteAddress?: string }; readonly url?: string };
    readonly outgoing?: {
      readonly destroyed?: boolean;
      once(event: "finish", listener: () => void): unknown;
    };
  };
};
