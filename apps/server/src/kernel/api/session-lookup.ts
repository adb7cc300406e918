import { Language } from "@keystead/contract/wire";
import type { Plan } from "@keystead/domain/plans";
import { effectivePlan } from "@keystead/domain/plans";
import { sql } from "drizzle-orm";

import type { Clock } from "#adapters/clock/clock.ts";
import type { Database, Tx } from "#kernel/db/database.ts";
import { firstRow } from "#kernel/db/rows.ts";
import { ensureWorkspace } from "./ensure-workspace.ts";
import { SESSION_IDLE_MS, SESSION_LIFE_MS } from "./session-cookie.ts";

export type SignedIn = {
  readonly session: { readonly id: string; readonly renewedForMs: number | null };
  readonly user: {
    readonly id: string;
    readonly email: string;
    readonly name: string;
    readonly language: Language;
    readonly admin: boolean;
  };
  /** Null when the person is no active member of the workspace asked for. */
  readonly workspace: WorkspaceSeat | null;
};

export type WorkspaceSeat = {
  readonly id: string;
  readonly kind: "own" | "sample";
  readonly role: "owner" | "assistant" | "cleaner";
  readonly plan: Plan;
};

export type LookupDeps = { readonly db: Database; readonly clock: Clock; readonly paymentsOpen: boolean };

const DAY_MS = 24 * 60 * 60 * 1_000;

/**
 * Who asks and in which workspace: one query, read anew for each request, so that a right that was taken away is gone
 * at once. Renews a session in use at most once a day. A session's life runs by the database's clock, like the one
 * better-auth gave it; the injected clock is for the rules of the product.
 */
export async function lookUpSession(
  deps: LookupDeps,
  token: string,
  workspaceId: string | null,
): Promise<SignedIn | null> {
  return deps.db.asSystem(async (tx) => {
    const now = deps.clock.now();
    let row = await readSession(tx, { token, workspaceId, now });
    if (row === undefined) return null;
    if (row["own_workspace"] !== true) {
      // A sign-up that was cut off after its first half is completed here.
      await ensureWorkspace(tx, { userId: text(row, "user_id"), now });
      row = (await readSession(tx, { token, workspaceId, now })) ?? row;
    }
    const renewedForMs = await renew(tx, row);
    return signedIn(row, { renewedForMs, nowMs: now.getTime(), paymentsOpen: deps.paymentsOpen });
  });
}

type Row = Readonly<Record<string, unknown>>;

async function readSession(
  tx: Tx,
  ask: { readonly token: string; readonly workspaceId: string | null; readonly now: Date },
): Promise<Row | undefined> {
  const wanted =
    ask.workspaceId === null
      ? sql`w.owner_user_id = u.id and w.kind = 'own'`
      : sql`w.id = ${ask.workspaceId}::uuid`;
  return firstRow(
    await tx.execute(sql`
      select s.id as session_id, extract(epoch from s.expires_at) * 1000 as expires_ms, extract(epoch from s.created_at) * 1000 as created_ms,
        extract(epoch from now()) * 1000 as now_ms,
        u.id as user_id, u.email, u.name, u.language,
        exists (select 1 from user_roles r where r.user_id = u.id and r.role = 'admin') as admin,
        exists (select 1 from workspace own where own.owner_user_id = u.id and own.kind = 'own') as own_workspace,
        seat.workspace_id, seat.kind, seat.role, seat.plan, seat.plan_status, seat.trial_ends_ms
      from session s
      join "user" u on u.id = s.user_id
      left join lateral (
        select w.id as workspace_id, w.kind, m.role, p.plan, p.status as plan_status, extract(epoch from p.trial_ends_at) * 1000 as trial_ends_ms
        from workspace w
        join membership m on m.workspace_id = w.id and m.user_id = u.id and m.status = 'active'
        left join subscriptions p on p.user_id = w.owner_user_id
        where ${wanted} and (w.expires_at is null or w.expires_at > ${ask.now.toISOString()}::timestamptz)
      ) seat on true
      where s.token = ${ask.token} and s.expires_at > now()`),
  );
}

/** How long the cookie may live from now on, when the session was extended; null when it was not yet time. */
async function renew(tx: Tx, row: Row): Promise<number | null> {
  const nowMs = Number(row["now_ms"]);
  const until = Math.min(nowMs + SESSION_IDLE_MS, Number(row["created_ms"]) + SESSION_LIFE_MS);
  if (until - Number(row["expires_ms"]) < DAY_MS) return null;
  await tx.execute(
    sql`update session set expires_at = ${new Date(until).toISOString()}::timestamptz, updated_at = now() where id = ${text(row, "session_id")}::uuid`,
  );
  return until - nowMs;
}

function signedIn(
  row: Row,
  facts: { readonly renewedForMs: number | null; readonly nowMs: number; readonly paymentsOpen: boolean },
): SignedIn {
  const language = Language.safeParse(row["language"]);
  return {
    session: { id: text(row, "session_id"), renewedForMs: facts.renewedForMs },
    user: {
      id: text(row, "user_id"),
      email: text(row, "email"),
      name: text(row, "name"),
      language: language.success ? language.data : "en",
      admin: row["admin"] === true,
    },
    workspace: seatOf(row, facts),
  };
}

function seatOf(
  row: Row,
  facts: { readonly nowMs: number; readonly paymentsOpen: boolean },
): WorkspaceSeat | null {
  const { workspace_id: id, kind, role, plan, plan_status: status } = row;
  if (typeof id !== "string") return null;
  if (role !== "owner" && role !== "assistant" && role !== "cleaner") return null;
  // A sample has the room of Pro whatever its owner pays (architecture.md, "Tenancy").
  if (kind === "sample") return { id, kind, role, plan: "pro" };
  const isPlan = plan === "free" || plan === "starter" || plan === "pro";
  if (!isPlan || (status !== "trial" && status !== "active")) return { id, kind: "own", role, plan: "free" };
  const trialEndsAtMs = Number(row["trial_ends_ms"]);
  return {
    id,
    kind: "own",
    role,
    plan: effectivePlan({ plan, status, trialEndsAtMs }, facts.nowMs, facts.paymentsOpen),
  };
}

function text(row: Row, column: string): string {
  return String(row[column]);
}
