import { refusals } from "@keystead/contract";
import type { Context } from "hono";

import { retryAfterOf } from "#kernel/api/refusals/database-refusal.ts";
import { withOurMessage } from "#kernel/api/refusals/with-our-message.ts";
import type { HttpEnv } from "./context.ts";

/** The answer of a plain route to an error: the refusal, as from a procedure, or a bare 500 whose cause is logged. */
export function refusalResponse(
  c: Context<HttpEnv>,
  error: unknown,
  headers: Readonly<Record<string, string>> = {},
): Response {
  const refused = withOurMessage(error, (cause) => c.get("log").error({ err: cause }, "unexpected error"));
  const { code, message, status, data } = refused;
  const retryAfter = retryAfterOf(refused);
  return Response.json(
    { defined: Object.hasOwn(refusals, code), code, status, message, data },
    { status, headers: retryAfter === null ? headers : { ...headers, "retry-after": retryAfter } },
  );
}
