import { LanguageCode } from "@keystead/contract/wire";
import type { Language } from "@keystead/domain/languages";
import { workspaceKinds } from "@keystead/domain/accounts";
import type { WorkspaceKind } from "@keystead/domain/accounts";
import { memberRoles } from "@keystead/domain/permissions";
import type { MemberRole } from "@keystead/domain/permissions";
import type { Plan } from "@keystead/domain/plans";
import { seatIsPaused } from "@keystead/domain/people";
import { plans, subscriptionStatuses } from "@keystead/domain/plans";
import { sql } from "../../db/drizzle.ts";
import * as z from "zod/mini";

import type { Database } from "#kernel/db/database.ts";
import { firstRow } from "#kernel/db/queries/rows.ts";
import { ensureWorkspace } from "./ensure-workspace.ts";
import { planOfSeat } from "./plan-of-seat.ts";
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
  readonly workspace: WorkspaceSeat | null;
  /** The workspace where an invited person starts, until they open one of their own. */
  readonly startsIn: string | null;
};

export type WorkspaceSeat = {
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
  let seat = await readSeat(deps.db, ask);
  if (seat === null) return null;
  if (!seat.ownWorkspace) {
    // Completes a sign-up that was interrupted after its first half.
    const { userId, renewedForMs } = seat;
    await deps.db.asSystem((tx) => ensureWorkspace(tx, { userId, now }));
    const completed = await readSeat(deps.db, ask);
    if (completed !== null) seat = { ...completed, renewedForMs };
  }
  return signedIn(seat, { nowMs: now.getTime(), paymentsOpen: deps.paymentsOpen });
}

const SessionSeat = z.object({
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
  seat: z.nullable(
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
type SessionSeat = z.infer<typeof SessionSeat>;

/** The SQL function takes the role `app_system` by itself, so the login role may call it outside a transaction. */
async function readSeat(
  { login }: Database,
  ask: { readonly token: string; readonly workspaceId: string | null; readonly now: Date },
): Promise<SessionSeat | null> {
  const row = firstRow(
    await login.execute(sql`select kernel.session_seat(${ask.token}, ${ask.workspaceId}::uuid,
      ${ask.now.toISOString()}::timestamptz, ${`${SESSION_IDLE_MS} ms`}::interval, ${`${SESSION_LIFE_MS} ms`}::interval) as seat`),
  );
  const seat = row?.["seat"] ?? null;
  return seat === null ? null : SessionSeat.parse(seat);
}

function signedIn(
  found: SessionSeat,
  facts: { readonly nowMs: number; readonly paymentsOpen: boolean },
): SignedIn {
  const { sessionId, renewedForMs, userId, email, name, language, admin, visiting, startsIn } = found;
  return {
    session: { id: sessionId, renewedForMs },
    user: { id: userId, email, name, language, admin, visiting },
    workspace: found.seat === null ? null : seatOf(found.seat, facts),
    startsIn,
  };
}

function seatOf(
  seat: NonNullable<SessionSeat["seat"]>,
  facts: { readonly nowMs: number; readonly paymentsOpen: boolean },
): WorkspaceSeat | null {
  const { workspaceId: id, kind, role } = seat;
  const plan = planOfSeat(seat, facts);
  if (seatIsPaused(seat, plan)) return null;
  const movedTo = seat.left ? (seat.movedTo ?? "") : null;
  return {
    id,
    kind,
    role,
    plan,
    movedTo,
    unopened: kind === "own" && role === "owner" && seat.plan === null,
  };
}
