import { renderHook, waitFor } from "@testing-library/react";
import { afterEach, beforeEach, expect, it, vi } from "vitest";

const list = { version: "one", files: ["/assets/a.js", "/assets/a.css"] };

type Answer = (path: string) => Response | Promise<Response>;

/** The module keeps the page's version, so each test loads its own copy. */
async function open(answer: Answer) {
  const requests: string[] = [];
  vi.stubGlobal("fetch", async (path: string) => {
    requests.push(path);
    return answer(path);
  });
  vi.resetModules();
  const parts = await import("./parts.ts");
  const { keepParts } = await import("./keep-parts.ts");
  parts.madeOf("one");
  return { ...parts, keepParts, requests };
}

const lost = async (): Promise<Response> => {
  throw new TypeError("Failed to fetch");
};
const served: Answer = (path) => (path === "/parts.json" ? Response.json(list) : new Response("x"));

/** Before that, it would not hear that the connection is back. */
async function untilOneWaits(useStanding: () => { readonly waiting: boolean }): Promise<void> {
  const { result } = renderHook(useStanding);
  await waitFor(() => {
    expect(result.current.waiting).toBe(true);
  });
}

beforeEach(() => {
  // The page load was a while ago, so it no longer counts as a recent check.
  vi.spyOn(performance, "now").mockReturnValue(60_000);
  // jsdom loads no modules, so each link reports success at once.
  vi.spyOn(document.head, "append").mockImplementation((link) => {
    if (link instanceof HTMLLinkElement) queueMicrotask(() => link.dispatchEvent(new Event("load")));
  });
});

// Other test files share the document and the imported modules, which must not keep this version.
afterEach(() => {
  vi.restoreAllMocks();
  vi.resetModules();
});

it("fetches every part, and then asks nobody before it loads one", async () => {
  const { keepParts, loadChunk, requests } = await open(served);
  expect(await keepParts()).toBe(true);
  expect(requests.toSorted()).toEqual(["/assets/a.css", "/assets/a.js", "/parts.json"]);
  expect(await loadChunk(async () => "part")).toBe("part");
  expect(requests).toHaveLength(3);
});

it("takes the page that has just come as the server's word", async () => {
  const { loadChunk, requests } = await open(lost);
  vi.spyOn(performance, "now").mockReturnValue(1_500);
  expect(await loadChunk(async () => "part")).toBe("part");
  expect(requests).toEqual([]);
});

it("says when not all came, and goes on the next time", async () => {
  let online = false;
  const { keepParts } = await open((path) => (online || path !== "/assets/a.css" ? served(path) : lost()));
  expect(await keepParts()).toBe(false);
  online = true;
  expect(await keepParts()).toBe(true);
});

it("does not spoil a part by asking for it without a connection", async () => {
  let online = false;
  const { loadChunk, ChunkUnavailable } = await open((path) => (online ? served(path) : lost()));
  const load = vi.fn(async () => "part");
  await expect(loadChunk(load)).rejects.toThrow(ChunkUnavailable);
  expect(load).not.toHaveBeenCalled();
  online = true;
  expect(await loadChunk(load)).toBe("part");
});

it("sees that another version is served", async () => {
  const { loadChunk, keepParts, reach } = await open((path) =>
    path === "/parts.json" ? Response.json({ ...list, version: "two" }) : new Response(null, { status: 404 }),
  );
  expect(await reach()).toBe("newer");
  expect(await keepParts()).toBe(false);
  await expect(loadChunk(async () => "part")).rejects.toMatchObject({ reach: "newer" });
});

it("asks again where a part is gone although the server had just said that it serves it", async () => {
  let version = "one";
  const { loadChunk } = await open((path) =>
    path === "/parts.json" ? Response.json({ ...list, version }) : new Response(null, { status: 404 }),
  );
  expect(await loadChunk(async () => "part")).toBe("part");
  version = "two";
  const load = vi.fn(async () => Promise.reject(new TypeError("Failed to fetch a module")));
  await expect(loadChunk(load)).rejects.toMatchObject({ reach: "newer" });
  expect(load).toHaveBeenCalledOnce();
  version = "one";
  await expect(loadChunk(load)).rejects.toThrow("Failed to fetch a module");
});

it("lets a screen that was open come again without a connection, and a new one wait for it", async () => {
  let online = false;
  const { whenReachable, sawScreen, useStanding } = await open((path) => (online ? served(path) : lost()));
  sawScreen("/leases/0b8d4a3e-1111-4222-8333-444455556666");
  const went: string[] = [];
  const go = (to: string) => whenReachable(async () => void went.push(to), to);
  await go("/leases/1c8d4a3e-1111-4222-8333-444455556666?tab=money");
  expect(went).toHaveLength(1);
  const waiting = go("/tenants");
  await untilOneWaits(useStanding);
  expect(went).toHaveLength(1);
  online = true;
  window.dispatchEvent(new Event("online"));
  await waiting;
  expect(went).toEqual(["/leases/1c8d4a3e-1111-4222-8333-444455556666?tab=money", "/tenants"]);
});

it("counts as loading while it asks for the server, not while it waits for a connection", async () => {
  const first = Promise.withResolvers<Response>();
  const second = Promise.withResolvers<Response>();
  const secondRequest = Promise.withResolvers<void>();
  const answers = [first, second];
  const { whenReachable, useStanding } = await open(() => {
    const [answer] = answers.splice(0, 1);
    if (answer === second) secondRequest.resolve();
    return answer?.promise ?? lost();
  });
  const pending = () => document.documentElement.dataset["pending"];
  const went = whenReachable(async () => {}, "/tenants");
  expect(pending()).toBe("1");
  first.reject(new TypeError("Failed to fetch"));
  await untilOneWaits(useStanding);
  expect(pending()).toBeUndefined();
  window.dispatchEvent(new Event("online"));
  await secondRequest.promise;
  expect(pending()).toBe("1");
  second.resolve(Response.json(list));
  await went;
  expect(pending()).toBeUndefined();
});

it("forgets a screen that waits when another is chosen", async () => {
  let online = false;
  const requestedAgain = Promise.withResolvers<void>();
  const { whenReachable, sawScreen, useStanding } = await open((path) => {
    if (!online) return lost();
    requestedAgain.resolve();
    return served(path);
  });
  sawScreen("/portfolio");
  const went: string[] = [];
  const go = (to: string) => whenReachable(async () => void went.push(to), to);
  void go("/tenants");
  await untilOneWaits(useStanding);
  await go("/portfolio");
  online = true;
  window.dispatchEvent(new Event("online"));
  await requestedAgain.promise;
  // This request is sent later, so the navigation that waited has its answer before this one opens.
  await go("/letters");
  expect(went).toEqual(["/portfolio", "/letters"]);
});
