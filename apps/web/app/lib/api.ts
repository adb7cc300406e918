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

/** What one call may carry besides its input: `api.tenants.create(input, { context: { idempotencyKey } })`. */
export type CallContext = {
  /** The same key twice is the same record, so never a new one per click. */
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
/** Of the areas that no first screen asks for. */
const lateLink = async () => linkOf((await loadChunk(() => import("virtual:contract/late"))).contract);

export const api: Api = createORPCClient({
  call: (path, input, options) => {
    const call = (async () =>
      ((path[0] ?? "") in contract ? link : await lateLink()).call(path, input, options))();
    // What a screen reads can be given up, and is no act of anybody.
    if (options.signal === undefined) tellOfCall(call);
    return call;
  },
});

/** Query and mutation options with their keys: `useQuery(query.leases.list.queryOptions({ input }))`. */
export const query = createTanstackQueryUtils(api);

export function newIdempotencyKey(): string {
  return crypto.randomUUID();
}
