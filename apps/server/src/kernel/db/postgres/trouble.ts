/** The database had no connection free, or no answer, in the time that the work had. */
export class DatabaseTimeOver extends Error {
  override readonly name = "DatabaseTimeOver";

  constructor() {
    super("the time for the database is over");
  }
}

/** A disk that was full a moment ago. */
export class StorageFull extends Error {
  override readonly name = "StorageFull";
  readonly code = "ENOSPC";
}

/** What went wrong below the product and not in it: nobody's fault who asked, and gone by itself or with the operator's help. */
export type DatabaseTrouble = "unavailable" | "full";

/**
 * Of the connection (08), of limits in time, of a server that stops, starts, may only read or has no room for one more; and of
 * transactions that got in each other's way more often than they are repeated.
 */
const unavailableStates =
  /^(?:08[0-9A-Z]{3}|57P0[1-5]|57014|55P03|25006|25P0[34]|53[0234]00|58030|40P01|40001)$/;
const fullStates = new Set(["53100", "ENOSPC", "EDQUOT"]);
/** Of the socket and of looking up the host. */
const networkCodes = new Set([
  "ECONNREFUSED",
  "ECONNRESET",
  "ECONNABORTED",
  "EPIPE",
  "ETIMEDOUT",
  "EHOSTUNREACH",
  "ENETUNREACH",
  "EHOSTDOWN",
  "ENOTFOUND",
  "EAI_AGAIN",
]);
/** The driver gives no code to a connection that is gone. */
const lostConnection =
  /^(?:Connection terminated|Client has encountered a connection error|Client was closed|Query read timeout|timeout exceeded when trying to connect)/;

/** What ails the database when that is why the work failed, else null; looks through the chain of causes. */
export function databaseTrouble(error: unknown): DatabaseTrouble | null {
  for (let at: unknown = error; at instanceof Error; at = at.cause) {
    const code = "code" in at && typeof at.code === "string" ? at.code : "";
    if (fullStates.has(code)) return "full";
    if (unavailableStates.test(code) || networkCodes.has(code) || isMissingSocket(at, code))
      return "unavailable";
    if (at instanceof DatabaseTimeOver || lostConnection.test(at.message)) return "unavailable";
    if (at instanceof AggregateError) {
      // A host with several addresses, none of which answers.
      const each: (DatabaseTrouble | null)[] = at.errors.map(databaseTrouble);
      const found = each.find((one) => one !== null);
      if (found !== undefined) return found;
    }
  }
  return null;
}

/** A server that listens on a socket in the file system and does not run. */
function isMissingSocket(error: Error, code: string): boolean {
  return code === "ENOENT" && "syscall" in error && error.syscall === "connect";
}
