import type { LoadContext } from "@keystead/contract/web";

import type { Tx } from "../db/tx.ts";

/** What the unsubscribe link in a mail turns off. */
export type Unsubscribed = NonNullable<ReturnType<LoadContext["unsubscribedBy"]>>;

/**
 * Reads the tokens in a feature's own mails and returns what such a link turns off, and how. Null for another
 * feature's token and for an invalid one. `unsubscribe` runs as `app_system`, for anyone who has the link; repeating
 * it changes nothing.
 */
export type Unsubscribe = (
  token: string,
  authSecret: string,
) => { readonly stops: Unsubscribed; readonly unsubscribe: (tx: Tx, now: Date) => Promise<void> } | null;
