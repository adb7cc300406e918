import { sqlState } from "./database.ts";
import { sql } from "./drizzle.ts";
import type { SQL, SQLWrapper } from "./drizzle.ts";

/** Raised by the trigger `refuse_while_moving`, which guards every table of workspaces. */
const WORKSPACE_MOVING = "KM001";

/** Whether a change was refused because its workspace is being moved to another installation. */
export function isMoving(error: unknown): boolean {
  return sqlState(error) === WORKSPACE_MOVING;
}

/**
 * An SQL condition that leaves out workspaces that are being moved. For a job that changes the rows of many
 * workspaces in one statement: one such workspace would refuse the whole statement.
 */
export function staysHere(workspaceId: SQLWrapper): SQL {
  return sql`not exists (select from workspace_move leaving where leaving.id = ${workspaceId} and leaving.state = 'leaving')`;
}
