type Input = {
  readonly asks: readonly string[];
  /** Only in the person's own workspace: in another's nobody knows yet whether their role may. */
  readonly asksAsOwner?: readonly string[];
  readonly startsIn: string | null;
};

/**
 * For the first script of a page of the application: asks for what its screen will ask for, while the scripts are still on their
 * way. On a phone with a slow line that is a second. They stand back behind what the frame is drawn from. `fetchAsked` takes the
 * answers; the workspace is chosen as `beginIn` does.
 */
export function askScript({ asks, asksAsOwner = [], startsIn }: Input): string {
  return `;(function(){if(/[?&]workspace=/.test(location.search))return;var w=${JSON.stringify(startsIn ?? "")};try{w=sessionStorage.getItem("ks-workspace")||w}catch{}var a={};(w?${JSON.stringify(asks)}:${JSON.stringify([...asks, ...asksAsOwner])}).forEach(function(p){var u=location.origin+"/api/v1/"+p;(a[u]=fetch(u,{priority:"low",headers:w?{"x-workspace-id":w}:{}})).catch(function(){})});ksAsked={workspace:w,answers:a}})()`;
}
