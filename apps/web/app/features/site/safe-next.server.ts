/** The path to continue to, if it is on this site; anything that could lead elsewhere counts as none. */
export function safeNext(next: string | null): string | null {
  if (next === null || !/^\/(?![/\\])/.test(next)) return null;
  const here = "http://site.invalid";
  const url = URL.canParse(next, here) ? new URL(next, here) : null;
  return url !== null && url.origin === here && !url.pathname.startsWith("//")
    ? url.pathname + url.search + url.hash
    : null;
}
