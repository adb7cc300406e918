import type { Env } from "#env.ts";

/** The token is in the fragment, which appears in neither a server's log nor a Referer. */
export function linkTo(
  { env }: { readonly env: Pick<Env, "baseUrl" | "port"> },
  path: string,
  facts: Readonly<Record<string, string>>,
): string {
  const base = env.baseUrl ?? `http://localhost:${env.port}`;
  const fragment = new URLSearchParams(facts).toString();
  return `${base}${path}${fragment === "" ? "" : `#${fragment}`}`;
}
