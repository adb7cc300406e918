/**
 * How long a whole history, or its Undo, may use the database: five thousand rows of each kind are many statements, and
 * all of them are one transaction. Every other request has the usual time.
 */
export const HISTORY_MS = 300_000;
/** The largest body of such a request: seven lists of five thousand rows. */
export const HISTORY_BYTES = 12 * 1_024 * 1_024;
