import type { Logger } from "pino";

import type { Caller } from "#kernel/api/access.ts";
import type { LaneName } from "./admission/slots.ts";

/** The slot that a request holds while it is processed. */
export type HeldSlot = {
  /** Exchanges it for a slot in another lane, held by this person; UNAVAILABLE if there is none. */
  readonly moveTo: (lane: LaneName, person: string) => Promise<void>;
};

/** What the pipeline stores on a request for its handlers. */
export type HttpVariables = {
  readonly requestId: string;
  readonly log: Logger;
  readonly nonce: string;
  readonly clientIp: string;
  /** The token in the cookie, if it has our signature. */
  readonly sessionToken: string | null;
  /** How long the request waited in the queue. */
  readonly waitedMs: number;
  readonly slot: HeldSlot;
  /** For looking up the session, and for all routes that need one. */
  readonly caller: Caller;
  /** The route of the called procedure, as the contract declares it. */
  readonly procedureRoute?: string;
  /** The person named in the log line of the request; set only if the session was looked up. */
  readonly actor?: { readonly userId: string; readonly workspaceId: string | null };
};

export type HttpEnv = {
  Variables: HttpVariables;
  Bindings: {
    readonly incoming?: {
      readonly socket?: { readonly remoteAddress?: string };
      readonly url?: string;
      /** Whether the request has been received completely. */
      readonly complete?: boolean;
    };
    readonly outgoing?: {
      readonly destroyed?: boolean;
      once(event: "finish", listener: () => void): unknown;
    };
  };
};
