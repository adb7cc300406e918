import type { LoadContext } from "@keystead/contract/web";

import type { Tx } from "../db/tx.ts";

/** What the link of a mail can stop. */
export type Silenced = NonNullable<ReturnType<LoadContext["unsubscribedBy"]>>;

/**
 * Reads the tokens of a feature's own mails: what such a link stops, and how. Null for a token that is another feature's, or nobody's.
 * `unsubscribe` runs as `app_system`, for whoever holds the link; twice is as once.
 */
export type Unsubscribe = (
  token: string,
  authSecret: string,
) => { readonly stops: Silenced; readonly unsubscribe: (tx: Tx, now: Date) => Promise<void> } | null;
