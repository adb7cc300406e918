/** The database had no free connection, or gave no answer, within the time of the work. */
export class DatabaseTimeOver extends Error {
  override readonly name = "DatabaseTimeOver";

  constructor() {
    super("the time for the database is over");
  }
}

/** The disk was full a moment ago. */
export class StorageFull extends Error {
  override readonly name = "StorageFull";
  readonly code = "ENOSPC";
}

/**
 * A problem below the product and not in it: the caller did not cause it, and it passes by itself or with the
 * operator's help.
 */
export type DatabaseTrouble = "unavailable" | "full";

/**
 * States of a broken connection (08), of time limits, of a server that stops, starts, only reads or has no room for
 * another connection; and of conflicts with other transactions after the last repetition.
 */
const unavailableStates =
  /^(?:08[0-9A-Z]{3}|57P0[1-5]|57014|55P03|25006|25P0[34]|53[0234]00|58030|40P01|40001)$/;
const fullStates = new Set(["53100", "ENOSPC", "EDQUOT"]);
/** Errors of the socket and of looking up the host. */
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
/** Recognised by their messages, because the driver gives lost connections no code. */
const lostConnection =
  /^(?:Connection terminated|Client has encountered a connection error|Client was closed|Query read timeout|timeout exceeded when trying to connect)/;

/** The database's problem if that is why the work failed, otherwise null; looks through the chain of causes. */
export function databaseTrouble(error: unknown): DatabaseTrouble | null {
  for (let at: unknown = error; at instanceof Error; at = at.cause) {
    const code = "code" in at && typeof at.code === "string" ? at.code : "";
    if (fullStates.has(code)) return "full";
    if (unavailableStates.test(code) || networkCodes.has(code) || isMissingSocket(at, code))
      return "unavailable";
    if (at instanceof DatabaseTimeOver || lostConnection.test(at.message)) return "unavailable";
    if (at instanceof AggregateError) {
      // A host with several addresses, of which none answers.
      const each: (DatabaseTrouble | null)[] = at.errors.map(databaseTrouble);
      const found = each.find((one) => one !== null);
      if (found !== undefined) return found;
    }
  }
  return null;
}

/** The server listens on a socket in the file system and is not running. */
function isMissingSocket(error: Error, code: string): boolean {
  return code === "ENOENT" && "syscall" in error && error.syscall === "connect";
}
