import { sql } from "./drizzle.ts";
import { writeProbe } from "./embedded/write-probe.ts";
import type { LogPosition } from "./log-position.ts";
import { noteWorkOnPrimary } from "./request-reads.ts";
import type { Tx } from "./tx.ts";

export type Database = {
  readonly kind: "embedded" | "postgres";
  /** One READ COMMITTED transaction; its first statement sets the workspace and the role `app_user`. */
  asTenant<T>(workspaceId: string, work: (tx: Tx) => Promise<T>): Promise<T>;
  /**
   * Like `asTenant`, for work that mostly only reads. A standby may run it once it has replayed what the request must
   * find. Work that does write runs again on the primary where that is possible. Each statement may be a transaction of
   * its own: an advisory lock or a setting ends with its statement, without an error.
   */
  readTenant<T>(workspaceId: string, work: (tx: Tx) => Promise<T>): Promise<T>;
  /** The current end of the primary's log; null if all reads go to the primary, so that nobody needs the position. */
  readonly positionOfPrimary: (() => Promise<LogPosition | null>) | null;
  /** One transaction as `app_system`, for work without a workspace or across all of them. */
  asSystem<T>(work: (tx: Tx) => Promise<T>): Promise<T>;
  /** Like `asSystem`, for work that mostly only reads, as in `readTenant`; never on a standby. */
  readSystem<T>(work: (tx: Tx) => Promise<T>): Promise<T>;
  /**
   * The login role, which sees no tenant row (the system's login if there are two): for better-auth, the job queue and
   * migrations, and for single statements on tables without policies, since a transaction with a role costs three more
   * statements.
   */
  readonly login: Tx;
  /**
   * Resolves after a write has just reached the disk; rejects within a second if no write can. Cheap to call often.
   */
  probe(): Promise<void>;
  /** Waits for running work, then closes. Safe to call twice. */
  close(): Promise<void>;
};

/** The rows that a transaction can see: those of one workspace, or all of them. */
export type Sight =
  | { readonly role: "app_user"; readonly workspaceId: string }
  | { readonly role: "app_system" };

/** One READ COMMITTED transaction in that role; throws the error of the work, even if the rollback fails too. */
export type TransactionAs = <T>(sight: Sight, work: (tx: Tx) => Promise<T>) => Promise<T>;

/**
 * The part that both databases share. On the embedded one transactions take turns: never open one inside another. A
 * transaction that fails on a conflict with others is run again, so the work must have no effects outside its `tx`.
 * Reads are transactions too, unless the database knows a shorter way, `readsBy`, which falls back on a transaction.
 */
export function scopedTransactions(
  login: Tx,
  transactionAs: TransactionAs,
  readsBy: (transaction: TransactionAs) => TransactionAs = (transaction) => transaction,
): Pick<
  Database,
  "asTenant" | "readTenant" | "asSystem" | "readSystem" | "login" | "probe" | "positionOfPrimary"
> {
  const { probe, notice } = writeProbe(login);
  const readAs = readsBy(transactionAs);
  const noticed = <T>(attempt: () => Promise<T>): Promise<T> =>
    repeated(attempt).catch((error: unknown) => {
      notice(error);
      throw error;
    });
  return {
    login,
    probe,
    asTenant(workspaceId, work) {
      noteWorkOnPrimary();
      return noticed(() => transactionAs({ role: "app_user", workspaceId }, work));
    },
    readTenant: (workspaceId, work) => noticed(() => readAs({ role: "app_user", workspaceId }, work)),
    asSystem(work) {
      noteWorkOnPrimary();
      return noticed(() => transactionAs({ role: "app_system" }, work));
    },
    readSystem(work) {
      noteWorkOnPrimary();
      return noticed(() => readAs({ role: "app_system" }, work));
    },
    positionOfPrimary: null,
  };
}

const TRIES = 3;
/**
 * A deadlock, or a conflict that only a newer snapshot resolves: the database rolled back one transaction so that the
 * other can continue.
 */
const lostAgainstOthers = new Set(["40P01", "40001"]);

async function repeated<T>(attempt: () => Promise<T>): Promise<T> {
  for (let tries = 1; ; tries += 1) {
    try {
      return await attempt();
    } catch (error) {
      if (tries === TRIES || !lostAgainstOthers.has(sqlState(error) ?? "")) throw error;
    }
  }
}

/** With the library's own transactions, in which setting the role is a separate statement. */
export function transactionsOf(login: Tx): TransactionAs {
  return async (sight, work) => {
    let failure: { readonly error: unknown } | undefined;
    const workspaceId = sight.role === "app_user" ? sight.workspaceId : "";
    try {
      return await login.transaction(
        async (tx) => {
          try {
            await tx.execute(
              sql`select set_config('app.ws', ${workspaceId}, true), set_config('role', ${sight.role}, true)`,
            );
            return await work(tx);
          } catch (error) {
            failure = { error };
            throw error;
          }
        },
        { isolationLevel: "read committed" },
      );
    } catch (error) {
      throw failure === undefined ? error : failure.error;
    }
  };
}

/** A referenced record does not exist, or a deleted record is still referenced. */
export const foreignKeyViolation = "23503";

/** PostgreSQL's five-character error code, from anywhere in the chain of causes. */
export function sqlState(error: unknown): string | undefined {
  for (let at: unknown = error; at instanceof Error; at = at.cause) {
    if ("code" in at && typeof at.code === "string" && /^[0-9A-Z]{5}$/.test(at.code)) return at.code;
  }
  return undefined;
}
