import type { contract as fullContract } from "@keystead/contract";
import { createORPCClient } from "@orpc/client";
import type { ContractRouterClient } from "@orpc/contract";
import type { JsonifiedClient } from "@orpc/openapi-client";
import { OpenAPILink } from "@orpc/openapi-client/fetch";
import { createTanstackQueryUtils } from "@orpc/tanstack-query";
import { contract } from "virtual:contract";

import { fetchAsked } from "./calls/prefetched.ts";
import { tellOfCall } from "./calls/call-watch.ts";
import { loadChunk } from "./chunks/parts.ts";
import { chosenWorkspace } from "./workspace-choice.ts";

/** What a call may have besides its input: `api.tenants.create(input, { context: { idempotencyKey } })`. */
export type CallContext = {
  /** Two calls with the same key create one record, so never make a new key per click. */
  readonly idempotencyKey?: string;
};

export type Api = JsonifiedClient<ContractRouterClient<typeof fullContract, CallContext>>;

const linkOf = (areas: typeof contract) =>
  new OpenAPILink<CallContext>(areas, {
    url: () => `${window.location.origin}/api/v1`,
    fetch: fetchAsked,
    headers: ({ context }) => {
      const workspace = chosenWorkspace();
      return {
        ...(workspace === null ? {} : { "x-workspace-id": workspace }),
        ...(context.idempotencyKey === undefined ? {} : { "idempotency-key": context.idempotencyKey }),
      };
    },
  });

const link = linkOf(contract);
/** For the areas of the contract that no first screen needs. */
const lateLink = async () => linkOf((await loadChunk(() => import("virtual:contract/late"))).contract);

export const api: Api = createORPCClient({
  call: (path, input, options) => {
    const call = (async () =>
      ((path[0] ?? "") in contract ? link : await lateLink()).call(path, input, options))();
    // A call with a signal is a query: it can be aborted and is not caused by a press.
    if (options.signal === undefined) tellOfCall(call);
    return call;
  },
});

/** Query and mutation options with their keys: `useQuery(query.leases.list.queryOptions({ input }))`. */
export const query = createTanstackQueryUtils(api);

export function newIdempotencyKey(): string {
  return crypto.randomUUID();
}
