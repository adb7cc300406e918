import type { LoadContext } from "@keystead/contract/web";

import type { Tx } from "../db/tx.ts";

/** What the link in a mail can turn off. */
export type Unsubscribed = NonNullable<ReturnType<LoadContext["unsubscribedBy"]>>;

/**
 * Reads the tokens in a feature's own mails: what such a link turns off, and how. Null for another feature's token, or
 * an invalid one. `unsubscribe` runs as `app_system`, for anyone who has the link; repeating it changes nothing.
 */
export type Unsubscribe = (
  token: string,
  authSecret: string,
) => { readonly stops: Unsubscribed; readonly unsubscribe: (tx: Tx, now: Date) => Promise<void> } | null;
