import { randomUUID } from "node:crypto";

import { can, type Role } from "@keystead/domain/permissions";
import { isProcedure, type AnyProcedure } from "@orpc/server";
import { afterAll, beforeAll, expect, it } from "vitest";

import { neededOf, type Needed } from "#kernel/api/index.ts";
import { router } from "../router.ts";
import { seatedSession } from "./seat.ts";
import { testApp } from "./test-app.ts";
import type { TestApp, TestSession } from "./test-app.ts";

/** Wired to no seat, on purpose: for anybody, for whoever is signed in, for administrators alone. */
const withoutSeat = [
  "accounts.closeSample",
  "accounts.openSample",
  "accounts.sessions",
  "leads.capture",
  "seo.access",
  "seo.checkSlug",
  "seo.create",
  "seo.delete",
  "seo.get",
  "seo.list",
  "seo.preview",
  "seo.publish",
  "seo.restore",
  "seo.unpublish",
  "seo.update",
  "support.report",
];

type Wired = { readonly name: string; readonly procedure: AnyProcedure; readonly needed: Needed | null };

function wiredIn(tree: unknown, path: readonly string[] = []): readonly Wired[] {
  if (isProcedure(tree)) return [{ name: path.join("."), procedure: tree, needed: neededBy(tree) }];
  return Object.entries(Object(tree)).flatMap(([key, part]) => wiredIn(part, [...path, key]));
}

function neededBy(procedure: AnyProcedure): Needed | null {
  const [needed = null] = procedure["~orpc"].middlewares.flatMap((middleware) => {
    const found = neededOf(middleware);
    return found === undefined ? [] : [found];
  });
  return needed;
}

const all = wiredIn(router);
const seated = all.flatMap(({ name, procedure, needed }) =>
  needed === null ? [] : [{ name, procedure, needed }],
);

let app: TestApp;
let workspaceId: string;
let people: Readonly<Record<"owner" | "assistant" | "cleaner", TestSession>>;

beforeAll(async () => {
  app = await testApp();
  const owner = await app.signUp();
  workspaceId = (await app.client(owner).accounts.workspaces({})).current;
  people = {
    owner,
    assistant: await seatedSession(app, workspaceId, "assistant"),
    cleaner: await seatedSession(app, workspaceId, "cleaner"),
  };
});
afterAll(() => app.close());

/** With nothing in it: what a role may not do is refused before its input is read. */
async function ask(procedure: AnyProcedure, session?: TestSession) {
  const { method = "POST", path = "" } = procedure["~orpc"].route;
  const answer = await app.call(`/api/v1${path.replaceAll(/\{\w+\}/g, () => randomUUID())}`, {
    method,
    headers: { "x-workspace-id": workspaceId },
    ...(session === undefined ? {} : { session }),
    ...(method === "GET" || method === "DELETE" ? {} : { body: {} }),
  });
  const { code }: { readonly code?: string } = JSON.parse(await answer.text());
  return { status: answer.status, code };
}

it("says of every procedure what it needs, or that it needs no seat", () => {
  expect(all.length).toBeGreaterThan(60);
  expect(all.flatMap(({ name, needed }) => (needed === null ? [name] : [])).toSorted()).toEqual(withoutSeat);
});

it("lets nobody change what they may only read", () => {
  const changing = seated.filter(({ procedure }) => procedure["~orpc"].route.method !== "GET");
  expect(changing.length).toBeGreaterThan(30);
  for (const { name, needed } of changing)
    expect({ name, reads: needed.filter((action) => action.endsWith(".read")) }).toEqual({ name, reads: [] });
});

it.each(seated)("$name answers each role as R-O01 says", async ({ procedure, needed }) => {
  expect(await ask(procedure)).toEqual({ status: 401, code: "UNAUTHORIZED" });
  for (const role of ["owner", "assistant", "cleaner"] as const satisfies readonly Role[]) {
    const mayDo = needed.every((action) => action === "open" || can(role, action));
    const { status, code } = await ask(procedure, people[role]);
    if (mayDo) {
      expect({ role, code }).not.toMatchObject({ code: "FORBIDDEN" });
      expect(status).toBeLessThan(500);
    } else expect({ role, status, code }).toEqual({ role, status: 403, code: "FORBIDDEN" });
  }
});
