import type { contract } from "@keystead/contract";
import type { ContractRouterClient } from "@orpc/contract";
import type { JsonifiedClient } from "@orpc/openapi-client";
import { routes } from "virtual:contract";

import { announceCall } from "./calls/call-watch.ts";
import { type Call, type CallContext, type QueryOptions, queryOptionsAt } from "./calls/query-options.ts";
import { sendCall } from "./calls/send-call.ts";
import { loadChunk } from "./chunks/parts.ts";
import { chosenWorkspace } from "./workspace-choice.ts";

export type Api = JsonifiedClient<ContractRouterClient<typeof contract, CallContext>>;

const callProcedure: Call = (path, input, { context, signal }) => {
  const call = (async () =>
    await sendCall({ route: await routeOf(path), input, headers: headersOf(context), signal }))();
  // A call with a signal is a query: it can be aborted and is not caused by a press.
  if (signal === undefined) announceCall(call);
  return call;
};

async function routeOf([area = "", verb = ""]: readonly string[]): Promise<string> {
  const known = area in routes ? routes : (late ?? (await loadChunk(loadLazyRoutes))).routes;
  const route = known[area]?.[verb];
  if (route === undefined) throw new Error(`The contract has no ${area}.${verb}`);
  return route;
}

function headersOf({ idempotencyKey }: CallContext = {}): Readonly<Record<string, string>> {
  const workspace = chosenWorkspace();
  return {
    ...(workspace === null ? {} : { "x-workspace-id": workspace }),
    ...(idempotencyKey === undefined ? {} : { "idempotency-key": idempotencyKey }),
  };
}

/**
 * The lazy routes, kept after the first load: once the server has a newer version, `loadChunk` would refuse to load
 * them again.
 */
let late: { readonly routes: typeof routes } | undefined;

/** Loads the routes of the areas that the first screen does not call. */
export const loadLazyRoutes = async () => {
  late = await import("virtual:contract/lazy");
  return late;
};

export const api = callsAt([]) as Api;

function callsAt(path: readonly string[]): unknown {
  const call = (input: unknown, options: Parameters<Call>[2] = {}) => callProcedure(path, input, options);
  return new Proxy(call, {
    get: (target, name) => (typeof name === "string" ? callsAt([...path, name]) : Reflect.get(target, name)),
  });
}

/** Options of queries with their keys: `useQuery(query.leases.list.queryOptions({ input }))`. */
export const query = queryOptionsAt(callProcedure) as QueryOptions<Api>;

export function newIdempotencyKey(): string {
  return crypto.randomUUID();
}
