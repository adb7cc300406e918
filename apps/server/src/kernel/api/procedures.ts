import { contract } from "@keystead/contract";
import type { PublicSeoPage } from "@keystead/contract/web";
import { implement, os } from "@orpc/server";

import type { Scope, Work } from "#kernel/work.ts";
import { authorize, authenticate, inWorkspaceAs, type Caller, type Person } from "./access.ts";
import { declaring, type Needed } from "./permit.ts";

/** What the HTTP layer knows about a request before any procedure runs. */
export type RequestContext = Caller & {
  /** Response headers. */
  readonly answerHeaders: Headers;
  /** Reports which route of the contract was called. */
  readonly noteRoute: (pattern: string) => void;
  /** Renders a public page of the SEO Manager. It is passed in because only the HTTP layer has the pages. */
  readonly renderSeoPage: (page: PublicSeoPage) => Promise<string>;
};

export type AuthedContext = Caller & Person & { readonly route: string };
export type MemberContext = AuthedContext & { readonly scope: Scope };
export type TransactedContext = MemberContext & { readonly work: Work };

/** Needs no session. */
export const open = implement(contract).$context<RequestContext>();

/** Needs a session. */
export const authed = open.use(async ({ context, path, next }) =>
  next({ context: { ...(await authenticate(context)), route: path.join(".") } }),
);

/**
 * Needs a member whose role permits these actions. Every procedure has to declare them; refused before its input is
 * read and its transaction begins. Permissions that depend on the rows (`_own`, `_any`) are checked in the verb with
 * `permit`.
 */
export function member(...needed: Needed) {
  const gate = os
    .$context<RequestContext>()
    .middleware(async ({ context, path, next }) =>
      next({ context: { ...(await authorize(context, needed)), route: path.join(".") } }),
    );
  return open.use(declaring(needed, gate));
}

/** Like `member`; the handler is one transaction, or for GET and HEAD one read (`Database.readTenant`). */
export function transacted(...needed: Needed) {
  return member(...needed).use(async ({ context, next }) =>
    inWorkspaceAs(context.method, context, async (work) => next({ context: { work } })),
  );
}
