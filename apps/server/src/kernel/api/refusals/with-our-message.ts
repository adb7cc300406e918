import { ORPCError, ValidationError } from "@orpc/server";

import { sqlState } from "#kernel/db/database.ts";
import { databaseRefusal } from "./database-refusal.ts";
import { refusal } from "./refusal.ts";

type Issue = { readonly path: (string | number)[]; readonly code: string };

/** Turns any error into the refusal that leaves the server: one of the table, or a bare 500 whose cause is reported. */
export function withOurMessage(error: unknown, report: (cause: unknown) => void): ORPCError<string, unknown> {
  if (error instanceof ORPCError) {
    if (error.code === "BAD_REQUEST" && error.cause instanceof ValidationError) {
      return refusal("BAD_REQUEST", { issues: error.cause.issues.map(describeIssue) });
    }
    // An answer that does not match its own schema is our bug, and its issues would reveal data.
    if (error.cause instanceof ValidationError)
      report(
        new Error(
          `answer does not fit: ${error.cause.issues.map((issue) => describeIssue(issue).path.join(".")).join(", ")}`,
        ),
      );
    else if (error.status >= 500) report(error.cause ?? error);
    return error.status >= 500 ? internalError() : error;
  }
  const ofDatabase = databaseRefusal(error);
  // Not reported: the person who moves a workspace knows that it refuses changes.
  if (ofDatabase?.code !== "WORKSPACE_MOVING") report(error);
  if (ofDatabase !== null) return ofDatabase;
  const state = sqlState(error);
  // Class 22: a value that the database cannot store. The caller sent it, though the schema should have refused it.
  if (state?.startsWith("22") === true)
    return refusal("BAD_REQUEST", { issues: [{ path: [], code: "INVALID_VALUE" }] });
  return internalError();
}

function internalError(): ORPCError<string, unknown> {
  return new ORPCError("INTERNAL_SERVER_ERROR", { message: "INTERNAL_SERVER_ERROR" });
}

/** Our schemas use codes as messages; zod's own issues get their issue code in capitals. */
function describeIssue(issue: {
  readonly message: string;
  readonly path?: readonly unknown[] | undefined;
}): Issue {
  const code = /^[A-Z][A-Z0-9_]+$/.test(issue.message)
    ? issue.message
    : "code" in issue && typeof issue.code === "string"
      ? issue.code.toUpperCase()
      : "INVALID";
  return { path: (issue.path ?? []).map(pathPart), code };
}

function pathPart(part: unknown): string | number {
  const key = typeof part === "object" && part !== null && "key" in part ? part.key : part;
  return typeof key === "number" ? key : String(key);
}
