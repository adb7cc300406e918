import type { Logger } from "pino";

import type { Caller } from "#kernel/api/access.ts";
import type { LaneName } from "./admission/places.ts";

/** The place in which a request is worked on. */
export type HeldPlace = {
  /** Gives it back for one in another lane, which this person then holds; UNAVAILABLE when there is none. */
  readonly moveTo: (lane: LaneName, person: string) => Promise<void>;
};

/** What the pipeline leaves on a request for those who answer it. */
export type HttpVariables = {
  readonly requestId: string;
  readonly log: Logger;
  readonly nonce: string;
  readonly clientIp: string;
  /** Of the cookie, when it bears our signature. */
  readonly sessionToken: string | null;
  /** How long the request stood in line before it was worked on. */
  readonly waitedMs: number;
  readonly place: HeldPlace;
  /** For whoever asks whose request it is, and for all routes that need a session. */
  readonly caller: Caller;
  /** Whom the request's log line names; set only where the session was asked for. */
  /** The route of the procedure that was asked for, as the contract declares it. */
  readonly procedureRoute?: string;
  readonly actor?: { readonly userId: string; readonly workspaceId: string | null };
};

export type HttpEnv = {
  Variables: HttpVariables;
  Bindings: {
    readonly incoming?: {
      readonly socket?: { readonly remoteAddress?: string };
      readonly url?: string;
      /** Whether all of it has come. */
      readonly complete?: boolean;
    };
    readonly outgoing?: {
      readonly destroyed?: boolean;
      once(event: "finish", listener: () => void): unknown;
    };
  };
};
