/**
 * A route says of itself that its page is the same for every visitor who is not signed in:
 * `export const handle = { static: true } satisfies StaticHandle`. With one of `queries` it is not.
 */
export type StaticHandle = {
  readonly static: true;
  readonly queries?: readonly string[];
  /** Without a language in its address it leads elsewhere. */
  readonly bare?: false;
};

/** One such page, without its language. */
export type CacheablePage = {
  readonly path: string;
  /** Answers without a language in the address, in the visitor's own. */
  readonly bare: boolean;
  /** Answers under each language. */
  readonly prefixed: boolean;
  readonly queries: readonly string[];
};

type Route = {
  readonly path?: string | undefined;
  readonly index?: boolean | undefined;
  readonly module: { readonly handle?: unknown };
};

export function cacheablePagesOf(
  routes: Readonly<Record<string, Route | undefined>>,
): readonly CacheablePage[] {
  return Object.values(routes).flatMap((route) => {
    if (route === undefined || !isStatic(route.module.handle)) return [];
    const [first = "", ...rest] = (route.path ?? "").split("/");
    const language = first === ":lang" || first === ":lang?";
    const path = `/${(language ? rest : [first, ...rest]).join("/")}`;
    if (path.includes(":") || path.includes("*"))
      throw new Error(`${path} is no single page and cannot be kept`);
    const { queries = [], bare } = route.module.handle;
    return [{ path, bare: first !== ":lang" && bare !== false, prefixed: language, queries }];
  });
}

function isStatic(handle: unknown): handle is StaticHandle {
  return typeof handle === "object" && handle !== null && "static" in handle && handle.static === true;
}
