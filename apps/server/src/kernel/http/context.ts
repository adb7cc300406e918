import type { Logger } from "pino";

import type { Caller } from "#kernel/api/door.ts";

/** What the pipeline leaves on a request for those who answer it. */
export type HttpVariables = {
  readonly requestId: string;
  readonly log: Logger;
  readonly nonce: string;
  readonly clientIp: string;
  /** How long the request stood in line before it was worked on. */
  readonly waitedMs: number;
  /** For whoever asks whose request it is, and for all routes behind the door. */
  readonly caller: Caller;
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
