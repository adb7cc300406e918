import { randomUUID } from "node:crypto";

import { can, type Role } from "@keystead/domain/permissions";
import { Hono } from "hono";
import { afterAll, beforeAll, expect, it } from "vitest";

import { memberRoute, neededOf, transactedRoute, type Needed } from "#kernel/api/index.ts";
import type { HttpEnv } from "#kernel/http/context.ts";
import { memberProcedures, wiredProcedures, type WiredProcedure } from "./member-procedures.ts";
import { memberSession } from "./records/membership.ts";
import { testApp } from "./test-app.ts";
import type { TestApp, TestSession } from "./test-app.ts";

/** Procedures without a membership, on purpose: for anybody, for any signed-in person, for administrators only. */
const withoutMembership = [
  "accounts.closeSample",
  "accounts.openSample",
  "accounts.sessions",
  "leads.capture",
  "leads.joinWaitlist",
  "seo.access",
  "seo.addStarters",
  "seo.checkSlug",
  "seo.create",
  "seo.delete",
  "seo.get",
  "seo.list",
  "seo.preview",
  "seo.publish",
  "seo.restore",
  "seo.revision",
  "seo.revisions",
  "seo.starters",
  "seo.unpublish",
  "seo.update",
  "support.report",
];

/** Plain routes that require no membership, on purpose: sign-in, pages, files for crawlers, public forms. */
const openRoutes = [
  "GET /*",
  "GET /api/auth/session",
  "GET /api/calendar.ics",
  "GET /api/docs",
  "GET /api/job/jobs",
  "GET /api/openapi.json",
  "GET /healthz",
  "GET /pictures/*",
  "GET /readyz",
  "GET /robots.txt",
  "GET /share/*",
  "GET /sitemap.xml",
  "HEAD /*",
  "POST /:lang{en|es|de|fr|it}/tariffs",
  "POST /api/auth/accept-invitation",
  "POST /api/auth/change-password",
  "POST /api/auth/delete-account",
  "POST /api/auth/delete-account/confirm",
  "POST /api/auth/delete-account/link",
  "POST /api/auth/delete-account/undo",
  "POST /api/auth/invitation",
  "POST /api/auth/look-around",
  "POST /api/auth/magic-link/confirm",
  "POST /api/auth/request-password-reset",
  "POST /api/auth/reset-password",
  "POST /api/auth/send-verification-email",
  "POST /api/auth/sign-in/email",
  "POST /api/auth/sign-in/magic-link",
  "POST /api/auth/sign-out",
  "POST /api/auth/sign-up/email",
  "POST /api/auth/verify-email",
  "POST /api/geolocation-check",
  "POST /api/job/open",
  "POST /api/job/operations",
  "POST /api/page-views",
  "POST /api/send-telegram",
  "POST /tariffs",
  "POST /u/:token",
  "PUT /api/job/photos/:turnoverId/:photoId",
];

/** Files are uploaded and downloaded by routes like these. */
const routes = new Hono<HttpEnv>();
routes.get(
  "/test/files/:id",
  transactedRoute("income.read")(async (c) => c.json({})),
);
routes.post(
  "/test/files",
  memberRoute("property.update", "unit.create")(async (c) => c.json({})),
);

/**
 * Routes that answer by themselves. Middleware, and the contract's own route, are registered for every method below a
 * path.
 */
function plainRoutesOf({ routes: wired }: TestApp["app"]): readonly WiredProcedure[] {
  const routes = wired
    .filter(({ method, path }) => method !== "ALL" || !path.endsWith("*"))
    .map(({ method, path, handler }) => ({
      name: `${method} ${path}`,
      method,
      path,
      needed: neededOf(handler) ?? null,
    }));
  // The body limit of a route is registered before the route with its permission.
  const withNeed = new Set(routes.filter(({ needed }) => needed !== null).map(({ name }) => name));
  return routes.filter(({ name, needed }) => needed !== null || !withNeed.has(name));
}

let app: TestApp;
let workspaceId: string;
let people: Readonly<Record<"owner" | "assistant" | "cleaner", TestSession>>;

beforeAll(async () => {
  app = await testApp({ routes });
  const owner = await app.signUp();
  workspaceId = (await app.client(owner).accounts.workspaces({})).current;
  people = {
    owner,
    assistant: await memberSession(app, workspaceId, "assistant"),
    cleaner: await memberSession(app, workspaceId, "cleaner"),
  };
});
afterAll(async () => {
  process.stdout.write(`role matrix: ${probes} probes, ${refused} refused\n`);
  await app.close();
});

let probes = 0;
let refused = 0;

/** With empty input: what a role may not do is refused before its input is read. */
async function ask({ method, path }: WiredProcedure, session?: TestSession) {
  const answer = await app.call(
    path.replaceAll(/\{\w+\}|:\w+/g, () => randomUUID()),
    {
      method,
      headers: { "x-workspace-id": workspaceId },
      ...(session === undefined ? {} : { session }),
      ...(method === "GET" || method === "DELETE" ? {} : { body: {} }),
    },
  );
  const { code }: { readonly code?: string } = JSON.parse(await answer.text());
  probes += 1;
  refused += code === "UNAUTHORIZED" || code === "FORBIDDEN" ? 1 : 0;
  return { status: answer.status, code };
}

/** Answers that break R-O01, by role; empty if there are none. */
async function breachesOf(wired: WiredProcedure & { readonly needed: Needed }): Promise<readonly unknown[]> {
  const stranger = await ask(wired);
  const breaches: unknown[] = stranger.code === "UNAUTHORIZED" && stranger.status === 401 ? [] : [stranger];
  for (const role of ["owner", "assistant", "cleaner"] as const satisfies readonly Role[]) {
    const mayDo = wired.needed.every((action) => action === "open" || can(role, action));
    const { status, code } = await ask(wired, people[role]);
    const isRefused = status === 403 && code === "FORBIDDEN";
    if (mayDo ? isRefused || status >= 500 : !isRefused) breaches.push({ role, status, code });
  }
  return breaches;
}

it("says of every procedure what it needs, or that it needs no membership", () => {
  expect(wiredProcedures.length).toBeGreaterThan(60);
  expect(wiredProcedures.flatMap(({ name, needed }) => (needed === null ? [name] : [])).toSorted()).toEqual(
    withoutMembership,
  );
});

it("says of every plain route what it needs, or that it is open", () => {
  const open = plainRoutesOf(app.app).flatMap(({ name, needed }) => (needed === null ? [name] : []));
  expect([...new Set(open)].toSorted()).toEqual(openRoutes);
});

it("lets nobody change what they may only read", () => {
  const changing = memberProcedures.filter(({ method }) => method !== "GET");
  expect(changing.length).toBeGreaterThan(30);
  for (const { name, needed } of changing)
    expect({ name, reads: needed.filter((action) => action.endsWith(".read")) }).toEqual({ name, reads: [] });
});

it.each(memberProcedures)("$name answers each role as R-O01 says", async (wired) => {
  expect(await breachesOf(wired)).toEqual([]);
});

it("answers each role as R-O01 says on every plain route that needs a session", async () => {
  const behind = plainRoutesOf(app.app).flatMap(({ needed, ...wired }) =>
    needed === null ? [] : [{ ...wired, needed }],
  );
  expect(behind.map(({ name }) => name)).toEqual(
    expect.arrayContaining(["GET /api/test/files/:id", "POST /api/test/files"]),
  );
  for (const wired of behind) expect(await breachesOf(wired)).toEqual([]);
});
