import { startTrial } from "@keystead/domain/plans";
import { sql } from "../../db/drizzle.ts";

import { writeAccountAudit, writeAudit } from "#kernel/audit/write-audit.ts";
import type { Tx } from "#kernel/db/tx.ts";
import { firstRow } from "#kernel/db/queries/rows.ts";
import { subscriptions, workspace } from "#kernel/db/schema/index.ts";

export type NewPerson = {
  readonly userId: string;
  readonly now: Date;
  /** Where the trial came from, for instance `pro_trial`; used only when the trial is created here. */
  readonly source?: string | null;
};

/** When the 30 days begin: at once, or when a person invited to another workspace first opens their own. */
export type TrialBegins = "at once" | "when opened";

/**
 * Gives every person a workspace of their own and 30 days of Pro (R-K03). Safe to run repeatedly and concurrently:
 * existing rows stay as they are. Runs as `app_system`.
 */
export async function ensureWorkspace(
  tx: Tx,
  person: NewPerson,
  trialBegins: TrialBegins = "at once",
): Promise<{ readonly workspaceId: string; readonly created: boolean }> {
  const [made] = await tx
    .insert(workspace)
    .values({ kind: "own", ownerUserId: person.userId, name: "", createdAt: person.now })
    .onConflictDoNothing({ target: [workspace.ownerUserId, workspace.kind] })
    .returning({ id: workspace.id });
  const workspaceId = made?.id ?? (await ownWorkspace(tx, person.userId));
  // Inserts only a missing row: a workspace that is being moved refuses even the insert of a row that already exists.
  await tx.execute(sql`
    insert into membership (workspace_id, user_id, role, status, created_at)
    select ${workspaceId}::uuid, ${person.userId}::uuid, 'owner', 'active', ${person.now.toISOString()}::timestamptz
    where not exists (select from membership m where m.workspace_id = ${workspaceId}::uuid and m.user_id = ${person.userId}::uuid)
    on conflict do nothing`);
  if (made === undefined) return { workspaceId, created: false };
  await writeAudit(
    { tx, scope: { workspaceId, userId: person.userId }, now: person.now },
    {
      action: "create",
      entity: "workspace",
      entityId: workspaceId,
      changes: { source: person.source ?? null },
    },
  );
  if (trialBegins === "at once") await openWorkspace(tx, { ...person, workspaceId });
  return { workspaceId, created: true };
}

/** Begins the 30 days of a person, once (R-K03). As `app_system`. */
export async function openWorkspace(
  tx: Tx,
  person: NewPerson & { readonly workspaceId: string },
): Promise<void> {
  const trial = startTrial(person.now.getTime());
  const [begun] = await tx
    .insert(subscriptions)
    .values({
      userId: person.userId,
      plan: trial.plan,
      status: trial.status,
      trialEndsAt: new Date(trial.trialEndsAtMs),
      currentPeriodStart: new Date(trial.currentPeriodStartMs),
      currentPeriodEnd: new Date(trial.currentPeriodEndMs),
      source: person.source ?? null,
      createdAt: person.now,
      updatedAt: person.now,
    })
    .onConflictDoNothing()
    .returning({ userId: subscriptions.userId });
  if (begun === undefined) return;
  await writeAccountAudit(
    { tx, scope: person, now: person.now },
    {
      action: "create",
      entity: "subscription",
      changes: { plan: trial.plan, status: trial.status },
    },
  );
}

/** As `app_system`. */
export async function workspaceExists(tx: Tx, workspaceId: string): Promise<boolean> {
  const row = firstRow(await tx.execute(sql`select 1 from workspace where id = ${workspaceId}::uuid`));
  return row !== undefined;
}

async function ownWorkspace(tx: Tx, userId: string): Promise<string> {
  const row = firstRow(
    await tx.execute(sql`select id from workspace where owner_user_id = ${userId}::uuid and kind = 'own'`),
  );
  if (row === undefined) throw new Error("A workspace that conflicts and does not exist.");
  return String(row["id"]);
}
