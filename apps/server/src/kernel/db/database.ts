import { sql } from "drizzle-orm";
import { withClosing } from "./closing.ts";
import type { Tx } from "./tx.ts";

export type { Tx };

export type Database = {
  readonly kind: "embedded" | "postgres";
  /** One READ COMMITTED transaction; its first statement sets the workspace and the role `app_user`. */
  asTenant<T>(workspaceId: string, work: (tx: Tx) => Promise<T>): Promise<T>;
  /** One transaction as `app_system`: work without a workspace or over all of them. */
  asSystem<T>(work: (tx: Tx) => Promise<T>): Promise<T>;
  /**
   * The login role, which sees no tenant row: for better-auth, the job queue and migrations, and for single statements on
   * what no policy guards, since a transaction with a role costs three statements more.
   */
  readonly login: Tx;
  ping(): Promise<void>;
  /** Waits for what runs, then closes. Safe to call twice. */
  close(): Promise<void>;
};

/** The part both databases share. On the embedded one transactions take turns; never open one inside another. */
export function scopedTransactions(login: Tx): Pick<Database, "asTenant" | "asSystem" | "login" | "ping"> {
  return {
    login,
    asTenant: (workspaceId, work) =>
      login.transaction(
        async (tx) => {
          await tx.execute(
            sql`select set_config('app.ws', ${workspaceId}, true), set_config('role', 'app_user', true)`,
          );
          return withClosing(tx, () => work(tx));
        },
        { isolationLevel: "read committed" },
      ),
    asSystem: (work) =>
      login.transaction(
        async (tx) => {
          await tx.execute(
            sql`select set_config('app.ws', '', true), set_config('role', 'app_system', true)`,
          );
          return withClosing(tx, () => work(tx));
        },
        { isolationLevel: "read committed" },
      ),
    ping: async () => {
      await login.execute(sql`select 1`);
    },
  };
}

/** The five-character code of PostgreSQL, wherever in the chain of causes it stands. */
export function sqlState(error: unknown): string | undefined {
  for (let at: unknown = error; at instanceof Error; at = at.cause) {
    if ("code" in at && typeof at.code === "string" && /^[0-9A-Z]{5}$/.test(at.code)) return at.code;
  }
  return undefined;
}
