import { LanguageCode } from "@keystead/contract/wire";
import type { Language } from "@keystead/domain/languages";
import { workspaceKinds } from "@keystead/domain/accounts";
import type { WorkspaceKind } from "@keystead/domain/accounts";
import { memberRoles } from "@keystead/domain/permissions";
import type { MemberRole } from "@keystead/domain/permissions";
import type { Plan } from "@keystead/domain/plans";
import { membershipIsPaused } from "@keystead/domain/people";
import { plans, subscriptionStatuses } from "@keystead/domain/plans";
import { sql } from "../../db/drizzle.ts";
import * as z from "zod/mini";

import type { Database } from "#kernel/db/database.ts";
import { firstRow } from "#kernel/db/queries/rows.ts";
import { ensureWorkspace } from "./ensure-workspace.ts";
import { planOfMembership } from "./plan-of-membership.ts";
import { SESSION_IDLE_MS, SESSION_LIFE_MS } from "./session-cookie.ts";

export type SignedIn = {
  readonly session: { readonly id: string; readonly renewedForMs: number | null };
  readonly user: {
    readonly id: string;
    readonly email: string;
    readonly name: string;
    readonly language: Language;
    readonly admin: boolean;
    /** A visitor who looks around in the sample without an account, for an hour. */
    readonly visiting: boolean;
  };
  /**
   * Null if the person is not an active member of the requested workspace, or its plan has no room for them (R-K06).
   */
  readonly workspace: WorkspaceMembership | null;
  /** The workspace where an invited person starts, until they open one of their own. */
  readonly startsIn: string | null;
};

export type WorkspaceMembership = {
  readonly id: string;
  readonly kind: WorkspaceKind;
  readonly role: MemberRole;
  readonly plan: Plan;
  /** The address to which the workspace has moved, empty if none was given; null if the workspace has not moved. */
  readonly movedTo: string | null;
  /** True for the person's own workspace before its 30 days have begun; they begin with the first request. */
  readonly unopened: boolean;
};

export type LookupDeps = { readonly db: Database; readonly now: Date; readonly paymentsOpen: boolean };

/**
 * Finds who calls and in which workspace. Every request runs this one statement, so that a revoked right ends at
 * once. Renews a session in use at most once a day. The database's clock decides when a session ends, as it does in
 * better-auth; the injected clock is for the rules of the product.
 */
export async function lookUpSession(
  deps: LookupDeps,
  token: string,
  workspaceId: string | null,
): Promise<SignedIn | null> {
  const { now } = deps;
  const ask = { token, workspaceId, now };
  let membership = await readMembership(deps.db, ask);
  if (membership === null) return null;
  if (!membership.ownWorkspace) {
    // Completes a sign-up that was interrupted after its first half.
    const { userId, renewedForMs } = membership;
    await deps.db.asSystem((tx) => ensureWorkspace(tx, { userId, now }));
    const completed = await readMembership(deps.db, ask);
    if (completed !== null) membership = { ...completed, renewedForMs };
  }
  return signedIn(membership, { nowMs: now.getTime(), paymentsOpen: deps.paymentsOpen });
}

const SessionMembership = z.object({
  sessionId: z.string(),
  /** How long the cookie may live from now on, if the session was renewed; null if it was not. */
  renewedForMs: z.nullable(z.number()),
  userId: z.string(),
  email: z.string(),
  name: z.string(),
  language: LanguageCode,
  admin: z.boolean(),
  visiting: z.boolean(),
  ownWorkspace: z.boolean(),
  startsIn: z.nullable(z.string()),
  membership: z.nullable(
    z.object({
      workspaceId: z.string(),
      kind: z.enum(workspaceKinds),
      role: z.enum(memberRoles),
      plan: z.nullable(z.enum(plans)),
      status: z.nullable(z.enum(subscriptionStatuses)),
      trialEndsAtMs: z.nullable(z.number()),
      /** Active assistants who joined before this one. */
      before: z.number(),
      /** True if the workspace has moved to another installation. */
      left: z.boolean(),
      movedTo: z.nullable(z.string()),
    }),
  ),
});
type SessionMembership = z.infer<typeof SessionMembership>;

/** The SQL function takes the role `app_system` by itself, so the login role may call it outside a transaction. */
async function readMembership(
  { login }: Database,
  ask: { readonly token: string; readonly workspaceId: string | null; readonly now: Date },
): Promise<SessionMembership | null> {
  const row = firstRow(
    await login.execute(sql`select kernel.session_membership(${ask.token}, ${ask.workspaceId}::uuid,
      ${ask.now.toISOString()}::timestamptz, ${`${SESSION_IDLE_MS} ms`}::interval, ${`${SESSION_LIFE_MS} ms`}::interval) as membership`),
  );
  const membership = row?.["membership"] ?? null;
  return membership === null ? null : SessionMembership.parse(membership);
}

function signedIn(
  found: SessionMembership,
  facts: { readonly nowMs: number; readonly paymentsOpen: boolean },
): SignedIn {
  const { sessionId, renewedForMs, userId, email, name, language, admin, visiting, startsIn } = found;
  return {
    session: { id: sessionId, renewedForMs },
    user: { id: userId, email, name, language, admin, visiting },
    workspace: found.membership === null ? null : membershipOf(found.membership, facts),
    startsIn,
  };
}

function membershipOf(
  membership: NonNullable<SessionMembership["membership"]>,
  facts: { readonly nowMs: number; readonly paymentsOpen: boolean },
): WorkspaceMembership | null {
  const { workspaceId: id, kind, role } = membership;
  const plan = planOfMembership(membership, facts);
  if (membershipIsPaused(membership, plan)) return null;
  const movedTo = membership.left ? (membership.movedTo ?? "") : null;
  return {
    id,
    kind,
    role,
    plan,
    movedTo,
    unopened: kind === "own" && role === "owner" && membership.plan === null,
  };
}
