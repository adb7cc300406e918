import { afterEach, expect, it, onTestFinished, vi } from "vitest";

import { answerWith, resetWire, sent } from "../../testing/wire.ts";
import { api, query } from "../api.ts";
import { madeOf } from "../chunks/parts.ts";
import { RefusedCall } from "../refusal/refused-call.ts";
import { sendCall } from "./send-call.ts";

afterEach(() => {
  resetWire();
  vi.unstubAllGlobals();
});

const call = (route: string, input?: unknown, headers: Readonly<Record<string, string>> = {}) =>
  sendCall({ route, input, headers, signal: undefined });

it("puts what the path names into the path and the rest of a GET into its query", async () => {
  answerWith(() => Response.json({}));
  await call("GET /leases/{id}/handovers/{kind}", {
    id: "a/b",
    kind: "in",
    q: "Müller & Co",
    page: 2,
    open: false,
    before: undefined,
    after: null,
    sort: ["name", "-due"],
    only: { status: "active" },
  });
  expect(sent).toMatchObject([
    {
      method: "GET",
      path: "/api/v1/leases/a%2Fb/handovers/in",
      query: {
        q: "Müller & Co",
        page: "2",
        open: "false",
        "sort[0]": "name",
        "sort[1]": "-due",
        "only[status]": "active",
      },
      body: null,
    },
  ]);
});

it("sends the rest of everything else as JSON, and none where the path has taken it all", async () => {
  answerWith(() => new Response(null, { status: 204 }));
  expect(await call("PUT /leases/{id}", { id: "1", note: null, rows: [{ sum: "1.00" }] })).toBeUndefined();
  await call("DELETE /leases/{id}", { id: "1" });
  await call("POST /leases", {});
  expect(sent.map(({ method, path, query: sentQuery, body }) => ({ method, path, sentQuery, body }))).toEqual(
    [
      {
        method: "PUT",
        path: "/api/v1/leases/1",
        sentQuery: {},
        body: { note: null, rows: [{ sum: "1.00" }] },
      },
      { method: "DELETE", path: "/api/v1/leases/1", sentQuery: {}, body: null },
      { method: "POST", path: "/api/v1/leases", sentQuery: {}, body: {} },
    ],
  );
});

it("throws what the server refuses, with its code, its status and its data", async () => {
  answerWith(() =>
    Response.json({ code: "STALE", message: "Changed", data: { version: 3 } }, { status: 409 }),
  );
  const refused: unknown = await call("GET /leases").catch((error: unknown) => error);
  expect(refused).toBeInstanceOf(RefusedCall);
  expect(refused).toMatchObject({ code: "STALE", status: 409, message: "Changed", data: { version: 3 } });
});

it("keeps the status of an answer that is no refusal, and refuses a page in place of data", async () => {
  answerWith(() => new Response("<h1>Bad gateway</h1>", { status: 502 }));
  await expect(call("GET /leases")).rejects.toMatchObject({ code: "UNKNOWN", status: 502 });
  answerWith(() => new Response("<h1>Sign in to this network</h1>"));
  await expect(call("GET /leases")).rejects.toThrow(SyntaxError);
});

it("calls a procedure of any area by its name, with the key that makes it once", async () => {
  answerWith(() => Response.json({ items: [] }));
  await api.trash.restore({ id: "7" }, { context: { idempotencyKey: "k1" } });
  await api.accounts.profile({});
  expect(sent.map(({ method, path, key }) => [method, path, key])).toEqual([
    ["POST", "/api/v1/trash/7/restore", "k1"],
    ["GET", "/api/v1/profile", null],
  ]);
});

it("calls what it knows the route of without a question to the server, whatever version that has", async () => {
  answerWith(() => Response.json({ items: [], version: "newer", files: [] }));
  await api.trash.restore({ id: "7" });
  // The page was loaded a while ago, so no earlier answer speaks for the next part.
  vi.spyOn(performance, "now").mockReturnValue(60_000);
  madeOf("older");
  onTestFinished(() => {
    madeOf("");
  });
  await api.tenants.list({});
  expect(sent.map(({ path }) => path)).toEqual(["/api/v1/trash/7/restore", "/api/v1/tenants"]);
});

it("gives queries keys that begin with their area, and ends their calls with them", async () => {
  const { queryKey, queryFn } = query.leases.get.queryOptions({ input: { id: "1" } });
  expect(queryKey).toEqual([["leases", "get"], { input: { id: "1" }, type: "query" }]);
  expect(query.leases.get.queryKey({ input: { id: "1" } })).toEqual(queryKey);
  expect(query.leases.key()).toEqual([["leases"], {}]);
  const ending = new AbortController();
  const ended: boolean[] = [];
  vi.stubGlobal("fetch", async ({ signal }: Request) => {
    ended.push(signal.aborted);
    return Response.json({ id: "1" });
  });
  expect(await Reflect.apply(queryFn, null, [{ signal: ending.signal }])).toEqual({ id: "1" });
  ending.abort();
  await Reflect.apply(queryFn, null, [{ signal: ending.signal }]);
  expect(ended).toEqual([false, true]);
});

it("asks for each page of an endless list with the page's own input", async () => {
  const { queryKey, queryFn } = query.documents.list.infiniteOptions({
    input: (before: string | undefined) => ({
      on: "lease" as const,
      onId: "1",
      ...(before === undefined ? {} : { before }),
    }),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: () => null,
  });
  expect(queryKey).toEqual([["documents", "list"], { input: { on: "lease", onId: "1" }, type: "infinite" }]);
  answerWith(() => Response.json({ items: [] }));
  await Reflect.apply(queryFn, null, [{ signal: new AbortController().signal, pageParam: "9" }]);
  expect(sent[0]?.query).toEqual({ on: "lease", onId: "1", before: "9" });
});
