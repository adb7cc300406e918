import type { PortfolioTables } from "@keystead/samples/portfolio-tables";

import { storePortfolio } from "../../../apps/server/src/features/sample/index.ts";
import type { TestApp, TestSession } from "../../../apps/server/src/testing/test-app.ts";

/** Stores made-up tables in the workspace of a user who has just signed up; returns its id. */
export async function fillWorkspace(
  app: TestApp,
  session: TestSession,
  tables: PortfolioTables,
): Promise<string> {
  const [membership] = (await app.client(session).accounts.workspaces({})).items;
  if (membership === undefined) throw new Error("no workspace");
  const scope = { workspaceId: membership.id, userId: null };
  await app.db.asSystem((tx) => storePortfolio({ tx, scope, now: app.clock.now() }, tables, app.deps));
  return membership.id;
}
