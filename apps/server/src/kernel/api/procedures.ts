import { contract } from "@keystead/contract";
import type { PublicSeoPage } from "@keystead/contract/web";
import type { Action } from "@keystead/domain/permissions";
import type { Plan } from "@keystead/domain/plans";
import { implement, os } from "@orpc/server";

import type { Deps } from "#deps.ts";
import type { Tx } from "#kernel/db/database.ts";
import { takeAttempt, type Limit } from "#kernel/http/rate-limit.ts";
import { permit } from "./permit.ts";
import { refusal } from "./refusal.ts";
import type { SignedIn } from "./session-lookup.ts";

/** What the HTTP side knows about one request before any procedure runs. */
export type RequestContext = {
  readonly deps: Deps;
  readonly headers: Headers;
  readonly method: string;
  readonly clientIp: string;
  /** What the answer carries besides its body. */
  readonly answerHeaders: Headers;
  /** Looked up once per request, on the first procedure that asks. */
  readonly signedIn: () => Promise<SignedIn | null>;
  /** Draws a public page of the SEO Manager; in the HTTP layer, which alone has the pages. */
  readonly renderSeoPage: (page: PublicSeoPage) => Promise<string>;
};

/** Whose data, who acts and what the plan allows; made only here, from the session's row. */
export type Scope = {
  readonly workspaceId: string;
  readonly userId: string;
  readonly role: "owner" | "assistant" | "cleaner";
  /** The effective plan of the workspace's owner; Pro in a sample. */
  readonly plan: Plan;
  readonly kind: "own" | "sample";
};

export type AuthedContext = RequestContext & {
  readonly user: SignedIn["user"];
  readonly sessionId: string;
  readonly route: string;
};
export type MemberContext = AuthedContext & { readonly scope: Scope };
export type TenantContext = MemberContext & { readonly tx: Tx };

const WRITES: Limit = { name: "write", max: 600, windowMs: 60_000 };
const READS = new Set(["GET", "HEAD"]);

/** No session needed. */
export const open = implement(contract).$context<RequestContext>();

/** A session, or UNAUTHORIZED; from a blocked region REGION_BLOCKED. */
export const authed = open.use(async ({ context, path, next }) => {
  const { deps } = context;
  const who = await context.signedIn();
  if (who === null) throw refusal("UNAUTHORIZED");
  if (deps.geo.countryOf(context.clientIp) === "RU") throw refusal("REGION_BLOCKED");
  if (!READS.has(context.method)) {
    const verdict = await takeAttempt(deps, WRITES, who.user.id);
    if (!verdict.allowed)
      throw refusal("TOO_MANY_REQUESTS", { retryAfterSeconds: verdict.retryAfterSeconds });
  }
  return next({ context: { user: who.user, sessionId: who.session.id, route: path.join(".") } });
});

/** A seat in the workspace of `X-Workspace-Id`, or in the caller's own; anything else is NOT_FOUND. */
const seated = authed.use(async ({ context, next }) => {
  const seat = (await context.signedIn())?.workspace ?? null;
  if (seat === null) throw refusal("NOT_FOUND");
  const scope: Scope = {
    workspaceId: seat.id,
    userId: context.user.id,
    role: seat.role,
    plan: seat.plan,
    kind: seat.kind,
  };
  return next({ context: { scope } });
});

/** What a procedure needs of R-O01: some actions, all of them; or nothing beyond a seat, which is said as well. */
export type Needed = readonly [Action, ...Action[]] | readonly ["open"];

const declared = new WeakMap<object, Needed>();

/**
 * Somebody whose role may do what the procedure does. Declared where it is wired, so that none can be without; refused before
 * its input is read and its transaction begins. What depends on the rows (`_own`, `_any`) the verb asks with `permit`.
 */
export function member(...needed: Needed) {
  const gate = os.$context<Pick<MemberContext, "scope">>().middleware(async ({ context, next }) => {
    for (const action of needed) if (action !== "open") permit(context.scope, action);
    return next();
  });
  declared.set(gate, needed);
  return seated.use(gate);
}

/** What a middleware of a wired procedure was declared to need; undefined where it declares nothing. */
export function neededOf(middleware: object): Needed | undefined {
  return declared.get(middleware);
}

/** The same with one transaction round the handler, the workspace and the restricted role set; any error rolls it back. */
export function tenant(...needed: Needed) {
  return member(...needed).use(async ({ context, next }) =>
    context.deps.db.asTenant(context.scope.workspaceId, async (tx) => next({ context: { tx } })),
  );
}
