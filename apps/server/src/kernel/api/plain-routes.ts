import type { Context, Handler } from "hono";
import { routePath } from "hono/route";

import type { HttpEnv } from "#kernel/http/context.ts";
import { refusalResponse } from "#kernel/http/refusal-response.ts";
import { authorize, inWorkspaceAs } from "./access.ts";
import { declaring, type Needed } from "./permit.ts";
import type { MemberContext, TransactedContext } from "./procedures.ts";

type Answer<Known> = (c: Context<HttpEnv>, context: Known) => Promise<Response>;

/**
 * The counterpart of `member` for a plain route: `routes.get(path, memberRoute("document.read")(async (c, context) =>
 * …))`. For files, because oRPC would hold a whole file in memory. Long work opens its own short transactions with
 * `inWorkspace`.
 */
export function memberRoute(...needed: Needed) {
  return (answer: Answer<MemberContext>): Handler<HttpEnv> =>
    declaring(needed, async (c: Context<HttpEnv>) => {
      try {
        const caller = c.get("caller");
        const route = `${c.req.method} ${routePath(c)}`;
        return await answer(c, { ...caller, ...(await authorize(caller, needed)), route });
      } catch (error) {
        return refusalResponse(c, error);
      }
    });
}

/**
 * Like `memberRoute`, in one transaction, or for GET and HEAD in one read (`Database.readTenant`). Any error rolls the
 * transaction back; after a conflict with another one the handler runs again.
 */
export function transactedRoute(...needed: Needed) {
  return (answer: Answer<TransactedContext>): Handler<HttpEnv> =>
    memberRoute(...needed)((c, context) =>
      inWorkspaceAs(context.method, context, async (work) => answer(c, { ...context, work })),
    );
}
