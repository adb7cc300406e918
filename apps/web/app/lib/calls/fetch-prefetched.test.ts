import { runInThisContext } from "node:vm";

import { afterEach, beforeEach, expect, it, vi } from "vitest";

import { prefetchScript } from "./prefetch-script.ts";
import { fetchPrefetched } from "./fetch-prefetched.ts";

const profile = `${window.location.origin}/api/v1/profile`;
let requests: { readonly url: string; readonly workspace: string | null }[] = [];

beforeEach(() => {
  requests = [];
  vi.spyOn(performance, "now").mockReturnValue(2_000);
  // Other test files share `sessionStorage`.
  sessionStorage.clear();
  window.history.replaceState(null, "", "/");
  vi.stubGlobal("fetch", async (from: string | Request, init?: RequestInit) => {
    const { url, headers } = new Request(from, init);
    requests.push({ url, workspace: headers.get("x-workspace-id") });
    return Response.json({ number: requests.length });
  });
});

afterEach(() => {
  sessionStorage.clear();
  window.history.replaceState(null, "", "/");
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
  Reflect.deleteProperty(globalThis, "ksQueries");
});

/** Runs the inline script of a page as the browser does. */
function begin(script: string): void {
  runInThisContext(script);
}

async function numberOf(url: string, init?: RequestInit): Promise<unknown> {
  const answer: unknown = await (await fetchPrefetched(new Request(url, init))).json();
  return typeof answer === "object" && answer !== null && "number" in answer ? answer.number : answer;
}

it("takes what the page asked for first, once", async () => {
  begin(prefetchScript({ prefetch: ["profile"], startsIn: null }));
  expect(requests).toEqual([{ url: profile, workspace: null }]);
  expect(await numberOf(profile)).toBe(1);
  expect(requests).toHaveLength(1);
  expect(await numberOf(profile)).toBe(2);
});

it("prefetch in the workspace of the tab, else in the one that the person begins in", async () => {
  begin(prefetchScript({ prefetch: ["profile"], startsIn: "begins-here" }));
  sessionStorage.setItem("ks-workspace", "chosen");
  begin(prefetchScript({ prefetch: ["profile"], startsIn: "begins-here" }));
  expect(requests.map(({ workspace }) => workspace)).toEqual(["begins-here", "chosen"]);
  expect(await numberOf(profile, { headers: { "x-workspace-id": "chosen" } })).toBe(2);
});

it("prefetch what only an owner may know in one's own workspace alone", () => {
  const script = (startsIn: string | null) =>
    prefetchScript({ prefetch: ["profile"], prefetchAsOwner: ["subscription"], startsIn });
  begin(script(null));
  begin(script("another's"));
  const paths = requests.map(({ url }) => url.split("/").at(-1));
  expect(paths).toEqual(["profile", "subscription", "profile"]);
});

it("gives nobody the answer of another workspace, nor one to another question or of long ago", async () => {
  begin(prefetchScript({ prefetch: ["profile"], startsIn: "one" }));
  expect(await numberOf(profile, { headers: { "x-workspace-id": "two" } })).toBe(2);
  begin(prefetchScript({ prefetch: ["profile"], startsIn: null }));
  expect(await numberOf(profile, { method: "PATCH", body: "{}" })).toBe(4);
  expect(await numberOf(`${profile}?more=1`)).toBe(5);
  vi.spyOn(performance, "now").mockReturnValue(60_000);
  expect(await numberOf(profile)).toBe(6);
});

it("waits where the address names a workspace", () => {
  window.history.replaceState(null, "", "/portfolio?workspace=0198c5a2-1111-4222-8333-444455556666");
  begin(prefetchScript({ prefetch: ["profile"], startsIn: null }));
  expect(requests).toEqual([]);
});
