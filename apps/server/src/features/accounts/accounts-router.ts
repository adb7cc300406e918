import type { SessionListItem } from "@keystead/contract/accounts";

import { authed, member, refusal, tenant } from "#kernel/api/index.ts";
import { writeAudit } from "#kernel/audit/write-audit.ts";
import { changePlan, readSubscriptionView } from "../plans/index.ts";
import { changeProfile, getProfile } from "./profile.ts";
import { deleteOtherSessions, deleteSession, listSessions, type SessionRow } from "./session-store.ts";
import { listSeats } from "./workspace-store.ts";

/** People's own things live in global tables, which a tenant's transaction may not touch: these run as the system. */
export const accountsRouter = {
  profile: member("profile.read").accounts.profile.handler(({ context: { deps, scope } }) =>
    deps.db.asSystem((tx) => getProfile(tx, scope)),
  ),
  changeProfile: member("profile.update").accounts.changeProfile.handler(
    ({ input, context: { deps, scope } }) =>
      deps.db.asSystem((tx) => changeProfile(tx, scope, input, deps.clock.now())),
  ),
  subscription: tenant("open").accounts.subscription.handler(({ context: { deps, scope, tx } }) =>
    readSubscriptionView(tx, scope, {
      nowMs: deps.clock.now().getTime(),
      paymentsOpen: deps.env.paymentsOpen,
    }),
  ),
  changePlan: member("plan.change").accounts.changePlan.handler(({ input, context: { deps, scope } }) => {
    if (scope.kind !== "own") throw refusal("FORBIDDEN");
    return deps.db.asSystem(async (tx) => {
      const now = deps.clock.now();
      const changed = await changePlan(tx, scope, input.plan, now);
      return {
        changed,
        subscription: await readSubscriptionView(tx, scope, {
          nowMs: now.getTime(),
          paymentsOpen: deps.env.paymentsOpen,
        }),
      };
    });
  }),
  sessions: authed.accounts.sessions.handler(async ({ context: { deps, user, sessionId } }) => {
    const rows = await deps.db.asSystem((tx) => listSessions(tx, user.id));
    return { items: rows.map((row) => sessionItem(row, sessionId)) };
  }),
  endSession: member("profile.update").accounts.endSession.handler(({ input, context: { deps, scope } }) =>
    deps.db.asSystem(async (tx) => {
      if (!(await deleteSession(tx, scope.userId, input.id))) throw refusal("NOT_FOUND");
      await writeAudit(tx, scope, {
        action: "delete",
        entity: "session",
        entityId: input.id,
        at: deps.clock.now(),
      });
      return { ok: true as const };
    }),
  ),
  endOtherSessions: member("profile.update").accounts.endOtherSessions.handler(
    ({ context: { deps, scope, sessionId } }) =>
      deps.db.asSystem(async (tx) => {
        const ended = await deleteOtherSessions(tx, scope.userId, sessionId);
        await writeAudit(tx, scope, {
          action: "delete",
          entity: "session",
          changes: { ended },
          at: deps.clock.now(),
        });
        return { ended };
      }),
  ),
  workspaces: member("open").accounts.workspaces.handler(async ({ context: { deps, scope } }) => {
    const items = await deps.db.asSystem((tx) => listSeats(tx, scope.userId, deps.clock.now()));
    return { items: [...items], current: scope.workspaceId };
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
