import type { Client, NestedClient } from "@orpc/client";
import type { GeneralUtils, ProcedureUtils } from "@orpc/tanstack-query";
import { skipToken } from "@tanstack/react-query";

/** What a call may have besides its input: `api.tenants.create(input, { context: { idempotencyKey } })`. */
export type CallContext = {
  /** Two calls with the same key create one record, so never make a new key per click. */
  readonly idempotencyKey?: string;
};

type AnyClient = NestedClient<CallContext>;

/** For each procedure the keys and options of its queries; for each area the key prefix of all its queries. */
export type QueryOptions<Calls extends AnyClient> =
  Calls extends Client<infer Context, infer Input, infer Output, infer Failure>
    ? Pick<ProcedureUtils<Context, Input, Output, Failure>, "queryKey" | "queryOptions" | "infiniteOptions"> &
        GeneralUtils<Input>
    : {
        readonly [Name in keyof Calls]: Calls[Name] extends AnyClient ? QueryOptions<Calls[Name]> : never;
      } & GeneralUtils<unknown>;

/** Calls the procedure at a path of the contract; a query passes the signal that aborts it. */
export type Call = (
  path: readonly string[],
  input: unknown,
  options: { readonly context?: CallContext | undefined; readonly signal?: AbortSignal },
) => Promise<unknown>;

type Options = {
  readonly input?: unknown;
  readonly context?: CallContext;
  readonly type?: string;
  readonly queryKey?: unknown;
};
type PageOptions = Options & { readonly input: unknown; readonly initialPageParam: unknown };
type Asking = { readonly signal: AbortSignal; readonly pageParam?: unknown };

/**
 * Builds the same query options and keys for a client as `@orpc/tanstack-query`, without its streams and mutations,
 * which no screen uses.
 */
export function queryOptionsAt(call: Call, path: readonly string[] = []): unknown {
  const keyOf = ({ input, type }: Options = {}) => [
    path,
    { ...(input === undefined ? {} : { input }), ...(type === undefined ? {} : { type }) },
  ];
  const optionsFor = (
    { queryKey, ...options }: Options,
    type: string,
    read: { readonly first: unknown; readonly input: (page: unknown) => unknown },
  ) => ({
    queryFn: async ({ signal, pageParam }: Asking) =>
      await call(path, read.input(pageParam), { signal, context: options.context }),
    ...(options.input === skipToken ? { enabled: false } : {}),
    ...options,
    queryKey: queryKey ?? keyOf({ input: read.first, type }),
  });
  const own = {
    key: keyOf,
    queryKey: ({ input, queryKey }: Options = {}) => queryKey ?? keyOf({ input, type: "query" }),
    queryOptions: (options: Options = {}) =>
      optionsFor(options, "query", { first: options.input, input: () => options.input }),
    infiniteOptions: (options: PageOptions) => {
      const { input, initialPageParam } = options;
      const inputOf = (page: unknown) => (typeof input === "function" ? input(page) : input);
      return optionsFor(options, "infinite", { first: inputOf(initialPageParam), input: inputOf });
    },
  };
  return new Proxy(own, {
    get: (target, name) =>
      typeof name !== "string" || Object.hasOwn(target, name)
        ? Reflect.get(target, name)
        : queryOptionsAt(call, [...path, name]),
  });
}
