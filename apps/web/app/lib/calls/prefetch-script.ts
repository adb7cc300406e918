type Input = {
  /** From `prefetch` in the `handle` of the routes of the page. */
  readonly prefetch: readonly string[];
  /** Only in the user's own workspace: in another one it is not yet known what their role allows. */
  readonly prefetchAsOwner?: readonly string[];
  readonly startsIn: string | null;
};

/**
 * Inline script of the application's pages: starts the queries of the first screen while the other scripts are still
 * loading, which saves a second on a slow phone connection. The requests have low priority, behind what the frame
 * needs. `fetchPrefetched` takes the responses; the workspace is chosen as in `beginIn`.
 */
export function prefetchScript({ prefetch, prefetchAsOwner = [], startsIn }: Input): string {
  return `;(function(){if(/[?&]workspace=/.test(location.search))return;var w=${JSON.stringify(startsIn ?? "")};try{w=sessionStorage.getItem("ks-workspace")||w}catch{}var a={};(w?${JSON.stringify(prefetch)}:${JSON.stringify([...prefetch, ...prefetchAsOwner])}).forEach(function(p){var u=location.origin+"/api/v1/"+p;(a[u]=fetch(u,{priority:"low",headers:w?{"x-workspace-id":w}:{}})).catch(function(){})});ksQueries={workspace:w,answers:a}})()`;
}
