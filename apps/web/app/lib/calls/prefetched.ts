/** What the page's first script has asked for: addresses with their answers, and in which workspace. */
export type PrefetchedQueries = {
  readonly workspace: string;
  readonly answers: Record<string, Promise<Response>>;
};

/** So long after the page began an answer is still that of now. */
const NOW_MS = 20_000;

/**
 * Takes the answer that the page has asked for before its scripts were there (`ask-script.ts`): once, and only where the same
 * person asks the same in the same workspace. Whatever else is asked goes the usual way.
 */
export function fetchAsked(request: Request): Promise<Response> {
  const { ksAsked } = globalThis as { readonly ksAsked?: PrefetchedQueries };
  const answer = request.method === "GET" ? ksAsked?.answers[request.url] : undefined;
  if (ksAsked === undefined || answer === undefined) return fetch(request);
  delete ksAsked.answers[request.url];
  const isSame = ksAsked.workspace === (request.headers.get("x-workspace-id") ?? "");
  return isSame && performance.now() < NOW_MS ? answer : fetch(request);
}
