import { OpenAPIHandler } from "@orpc/openapi/fetch";
import type { AnyContractRouter } from "@orpc/contract";
import type { Router } from "@orpc/server";

import { retryAfterOf } from "./refusals/database-refusal.ts";
import { withOurMessage } from "./refusals/with-our-message.ts";
import type { RequestContext } from "./procedures.ts";

export type ApiHandler = OpenAPIHandler<RequestContext>;

/** The REST interface of the contract. An error leaves the server as a refusal of the table or as a bare 500. */
export function createApiHandler(router: Router<AnyContractRouter, RequestContext>): ApiHandler {
  return new OpenAPIHandler(router, {
    clientInterceptors: [
      async (options) => {
        const { context, path, procedure } = options;
        context.noteRoute(procedure["~orpc"].route.path ?? path.join("."));
        try {
          return await options.next();
        } catch (error) {
          const answer = withOurMessage(error, (cause) =>
            context.log.error({ err: cause, route: path.join(".") }, "unexpected error"),
          );
          const retryAfter = retryAfterOf(answer);
          if (retryAfter !== null) context.answerHeaders.set("retry-after", retryAfter);
          throw answer;
        }
      },
    ],
  });
}
