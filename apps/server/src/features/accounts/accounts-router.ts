import type { SessionListItem } from "@keystead/contract/accounts";

import { asSystem, authed, member, readAsSystem, refusal, transacted } from "#kernel/api/index.ts";
import { writeAccountAudit } from "#kernel/audit/write-audit.ts";
import { changePlan, readSubscriptionView } from "../plans/index.ts";
import { changeProfile, getProfile } from "./profile.ts";
import { deleteOtherSessions, deleteSession, listSessions, type SessionRow } from "./session-store.ts";
import { listMemberships } from "./membership-store.ts";

/**
 * Personal data is in global tables, which a tenant's transaction may not touch, so these procedures run as the
 * system.
 */
export const accountsRouter = {
  profile: member("profile.read").accounts.profile.handler(({ context }) =>
    readAsSystem(context, getProfile),
  ),
  changeProfile: member("profile.update").accounts.changeProfile.handler(({ input, context }) =>
    asSystem(context, (work) => changeProfile(work, { change: input, deps: context.deps })),
  ),
  subscription: transacted("plan.read").accounts.subscription.handler(({ context: { work, deps } }) =>
    readSubscriptionView(work, deps.env),
  ),
  changePlan: member("plan.change").accounts.changePlan.handler(({ input, context }) => {
    if (context.scope.kind !== "own") throw refusal("FORBIDDEN");
    return asSystem(context, async (work) => {
      const changed = await changePlan(work, input.plan);
      return { changed, subscription: await readSubscriptionView(work, context.deps.env) };
    });
  }),
  sessions: authed.accounts.sessions.handler(async ({ context }) => {
    const rows = await readAsSystem(context, listSessions);
    return { items: rows.map((row) => sessionItem(row, context.sessionId)) };
  }),
  endSession: member("profile.update").accounts.endSession.handler(({ input, context }) =>
    asSystem(context, async (work) => {
      if (!(await deleteSession(work, input.id))) throw refusal("NOT_FOUND");
      await writeAccountAudit(work, { action: "delete", entity: "session", entityId: input.id });
      return { ok: true as const };
    }),
  ),
  endOtherSessions: member("profile.update").accounts.endOtherSessions.handler(({ context }) =>
    asSystem(context, async (work) => {
      const ended = await deleteOtherSessions(work, context.sessionId);
      await writeAccountAudit(work, { action: "delete", entity: "session", changes: { ended } });
      return { ended };
    }),
  ),
  workspaces: member("open").accounts.workspaces.handler(async ({ context }) => {
    const items = await readAsSystem(context, (work) => listMemberships(work, context.deps.env));
    return { items: [...items], current: context.scope.workspaceId };
  }),
};

function sessionItem(row: SessionRow, currentId: string): SessionListItem {
  return {
    id: row.id,
    current: row.id === currentId,
    createdAt: row.createdAt.toISOString(),
    lastSeenAt: row.updatedAt.toISOString(),
    userAgent: row.userAgent ?? "",
    ipAddress: row.ipAddress ?? "",
  };
}
