import { contract } from "@keystead/contract";
import type { PublicSeoPage } from "@keystead/contract/web";
import { implement, os } from "@orpc/server";

import type { Scope, Work } from "#kernel/work.ts";
import { authorize, authenticate, inWorkspace, type Caller, type Person } from "./access.ts";
import { declaring, type Needed } from "./permit.ts";

/** What the HTTP side knows about one request before any procedure runs. */
export type RequestContext = Caller & {
  /** What the answer carries besides its body. */
  readonly answerHeaders: Headers;
  /** Says which route of the contract it was. */
  readonly noteRoute: (pattern: string) => void;
  /** Draws a public page of the SEO Manager; in the HTTP layer, which alone has the pages. */
  readonly renderSeoPage: (page: PublicSeoPage) => Promise<string>;
};

export type AuthedContext = Caller & Person & { readonly route: string };
export type MemberContext = AuthedContext & { readonly scope: Scope };
export type TenantContext = MemberContext & { readonly work: Work };

/** No session needed. */
export const open = implement(contract).$context<RequestContext>();

/** A session is needed. */
export const authed = open.use(async ({ context, path, next }) =>
  next({ context: { ...(await authenticate(context)), route: path.join(".") } }),
);

/**
 * Somebody whose role may do what the procedure does. Declared where it is wired, so that none can be without; refused before
 * its input is read and its transaction begins. What depends on the rows (`_own`, `_any`) the verb asks with `permit`.
 */
export function member(...needed: Needed) {
  const gate = os
    .$context<RequestContext>()
    .middleware(async ({ context, path, next }) =>
      next({ context: { ...(await authorize(context, needed)), route: path.join(".") } }),
    );
  return open.use(declaring(needed, gate));
}

/** The same with one transaction round the handler. */
export function tenant(...needed: Needed) {
  return member(...needed).use(async ({ context, next }) =>
    inWorkspace(context, async (work) => next({ context: { work } })),
  );
}
