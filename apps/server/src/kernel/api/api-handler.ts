import { OpenAPIHandler } from "@orpc/openapi/fetch";
import type { AnyContractRouter } from "@orpc/contract";
import { ORPCError, ValidationError, type Router } from "@orpc/server";
import type { Logger } from "pino";

import { sqlState } from "#kernel/db/database.ts";
import { databaseRefusal, retryAfterOf } from "./database-refusal.ts";
import type { RequestContext } from "./procedures.ts";
import { refusal } from "./refusal.ts";

export type ApiHandler = OpenAPIHandler<RequestContext>;
type Issue = { readonly path: (string | number)[]; readonly code: string };

/** The REST face of the contract. Errors leave here in the words of the table of refusals, or as a bare 500. */
export function createApiHandler(
  router: Router<AnyContractRouter, RequestContext>,
  log: (context: RequestContext) => Logger,
): ApiHandler {
  return new OpenAPIHandler(router, {
    clientInterceptors: [
      async (options) => {
        const { context, path } = options;
        try {
          return await options.next();
        } catch (error) {
          const answer = inOurWords(error, (cause) =>
            log(context).error({ err: cause, route: path.join(".") }, "unexpected error"),
          );
          const retryAfter = answer instanceof ORPCError ? retryAfterOf(answer) : null;
          if (retryAfter !== null) context.answerHeaders.set("retry-after", retryAfter);
          throw answer;
        }
      },
    ],
  });
}

function inOurWords(error: unknown, report: (cause: unknown) => void): unknown {
  if (error instanceof ORPCError) {
    if (error.code === "BAD_REQUEST" && error.cause instanceof ValidationError) {
      return refusal("BAD_REQUEST", { issues: error.cause.issues.map(describeIssue) });
    }
    // An answer that does not fit its own schema is our bug, and its issues would show data.
    if (error.cause instanceof ValidationError)
      report(
        new Error(
          `answer does not fit: ${error.cause.issues.map((issue) => describeIssue(issue).path.join(".")).join(", ")}`,
        ),
      );
    else if (error.status >= 500) report(error.cause ?? error);
    return error.status >= 500 ? internalError() : error;
  }
  report(error);
  const ofDatabase = databaseRefusal(error);
  if (ofDatabase !== null) return ofDatabase;
  const state = sqlState(error);
  // Class 22: a value that the database cannot take; the caller's input, though the schema should have said so.
  if (state?.startsWith("22") === true)
    return refusal("BAD_REQUEST", { issues: [{ path: [], code: "INVALID_VALUE" }] });
  return internalError();
}

function internalError(): ORPCError<"INTERNAL_SERVER_ERROR", undefined> {
  return new ORPCError("INTERNAL_SERVER_ERROR", { message: "INTERNAL_SERVER_ERROR" });
}

/** The schemas give codes as their messages; what zod says by itself gets its own issue code in capitals. */
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
