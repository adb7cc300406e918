import { runInThisContext } from "node:vm";

import { afterEach, beforeEach, expect, it, vi } from "vitest";

import { askScript } from "./ask-script.ts";
import { fetchAsked } from "./prefetched.ts";

const profile = `${window.location.origin}/api/v1/profile`;
let asked: { readonly url: string; readonly workspace: string | null }[] = [];

beforeEach(() => {
  asked = [];
  vi.spyOn(performance, "now").mockReturnValue(2_000);
  // Other test files share `sessionStorage`.
  sessionStorage.clear();
  window.history.replaceState(null, "", "/");
  vi.stubGlobal("fetch", async (from: string | Request, init?: RequestInit) => {
    const { url, headers } = new Request(from, init);
    asked.push({ url, workspace: headers.get("x-workspace-id") });
    return Response.json({ number: asked.length });
  });
});

afterEach(() => {
  sessionStorage.clear();
  window.history.replaceState(null, "", "/");
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
  Reflect.deleteProperty(globalThis, "ksAsked");
});

/** Runs the inline script of a page as the browser does. */
function begin(script: string): void {
  runInThisContext(script);
}

async function numberOf(url: string, init?: RequestInit): Promise<unknown> {
  const answer: unknown = await (await fetchAsked(new Request(url, init))).json();
  return typeof answer === "object" && answer !== null && "number" in answer ? answer.number : answer;
}

it("takes what the page asked for first, once", async () => {
  begin(askScript({ asks: ["profile"], startsIn: null }));
  expect(asked).toEqual([{ url: profile, workspace: null }]);
  expect(await numberOf(profile)).toBe(1);
  expect(asked).toHaveLength(1);
  expect(await numberOf(profile)).toBe(2);
});

it("asks in the workspace of the tab, else in the one that the person begins in", async () => {
  begin(askScript({ asks: ["profile"], startsIn: "begins-here" }));
  sessionStorage.setItem("ks-workspace", "chosen");
  begin(askScript({ asks: ["profile"], startsIn: "begins-here" }));
  expect(asked.map(({ workspace }) => workspace)).toEqual(["begins-here", "chosen"]);
  expect(await numberOf(profile, { headers: { "x-workspace-id": "chosen" } })).toBe(2);
});

it("asks what only an owner may know in one's own workspace alone", () => {
  const script = (startsIn: string | null) =>
    askScript({ asks: ["profile"], asksAsOwner: ["subscription"], startsIn });
  begin(script(null));
  begin(script("another's"));
  const paths = asked.map(({ url }) => url.split("/").at(-1));
  expect(paths).toEqual(["profile", "subscription", "profile"]);
});

it("gives nobody the answer of another workspace, nor one to another question or of long ago", async () => {
  begin(askScript({ asks: ["profile"], startsIn: "one" }));
  expect(await numberOf(profile, { headers: { "x-workspace-id": "two" } })).toBe(2);
  begin(askScript({ asks: ["profile"], startsIn: null }));
  expect(await numberOf(profile, { method: "PATCH", body: "{}" })).toBe(4);
  expect(await numberOf(`${profile}?more=1`)).toBe(5);
  vi.spyOn(performance, "now").mockReturnValue(60_000);
  expect(await numberOf(profile)).toBe(6);
});

it("waits where the address names a workspace", () => {
  window.history.replaceState(null, "", "/portfolio?workspace=0198c5a2-1111-4222-8333-444455556666");
  begin(askScript({ asks: ["profile"], startsIn: null }));
  expect(asked).toEqual([]);
});
