/**
 * Declares that a route's page is the same for every visitor who is not signed in: `export const handle = { static:
 * true } satisfies StaticHandle`. A request with one of `queries` is excluded.
 */
export type StaticHandle = {
  readonly static: true;
  readonly queries?: readonly string[];
  /** The address without a language redirects. */
  readonly bare?: false;
};

/** A cacheable page; its path has no language. */
export type CacheablePage = {
  readonly path: string;
  /** The address without a language serves the page in the visitor's language. */
  readonly bare: boolean;
  /** The page has an address for each language. */
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
