import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";

import type { ProfileView } from "@keystead/contract/accounts";
import { QueryClient, QueryClientProvider, type QueryKey, QueryObserver } from "@tanstack/react-query";
import { renderHook } from "@testing-library/react";
import { createElement, type ReactNode } from "react";
import { routes } from "virtual:contract";
import { routes as lazyRoutes } from "virtual:contract/lazy";
import { describe, expect, it, vi } from "vitest";

import { query } from "./api.ts";
import { changedBy } from "./calls/changed-by.ts";
import { isOfBooks, type SayChanged, staleAfter, useChanged } from "./changed.ts";

/** Reads by POST, or writes what no screen shows. */
const changesNothing = [
  "fx.preview",
  "leads.capture",
  "leads.joinWaitlist",
  "notices.sendTest",
  "seo.preview",
  "statements.match",
  "support.report",
];
/** Fetched anew each time, kept up to date by the page itself, or constant for the whole session. */
const neverStale = [
  "accessNotes.get",
  "bulk.known",
  "handovers.get",
  "ownData.accountParts",
  "seo.access",
  "seo.checkSlug",
  "seo.get",
  "seo.revision",
  "seo.revisions",
];

const profile: ProfileView = {
  fullName: "Ines Mota",
  email: "ines@keystead.test",
  emailVerified: true,
  language: "en",
  timezone: "Europe/Lisbon",
  baseCurrency: "EUR",
  singleKeyShortcuts: false,
  rentKind: null,
  onboardingHidden: false,
  hasPassword: true,
  version: 3,
};

const procedures = Object.entries({ ...routes, ...lazyRoutes }).flatMap(([area, verbs]) =>
  Object.entries(verbs).map(([verb, route]) => ({
    name: `${area}.${verb}`,
    reads: route.startsWith("GET "),
  })),
);
const changes = new Map<string, string>(Object.entries(changedBy));

describe("the table of changes", () => {
  it("says of every procedure that writes what it changes, and of none that reads", () => {
    expect(procedures.length).toBeGreaterThan(60);
    expect([...changes.keys()].sort()).toEqual(procedures.map(({ name }) => name).sort());
    const silent = procedures.filter(({ name }) => changes.get(name) === "nothing").map(({ name }) => name);
    const reading = procedures.filter(({ reads }) => reads).map(({ name }) => name);
    expect(silent.sort()).toEqual([...reading, ...changesNothing].sort());
  });

  it("knows for every query what makes it untrue", () => {
    const stale = Object.values(staleAfter).flatMap((names: readonly string[] | "everything") =>
      names === "everything" ? [] : names,
    );
    const unknown = procedures
      .filter(({ name, reads }) => reads && !isOfBooks([name.split(".")]))
      .filter(({ name }) => !stale.some((one) => name === one || name.startsWith(`${one}.`)))
      .map(({ name }) => name);
    expect(unknown.sort()).toEqual(neverStale);
  });

  it("takes an area for one of the books unless it is named beside them", () => {
    expect(isOfBooks(query.tenants.list.queryKey({ input: { page: 2 } }))).toBe(true);
    expect(isOfBooks([["meters", "list"], {}])).toBe(true);
    expect(isOfBooks(query.seo.get.queryKey({ input: { id: "1" } }))).toBe(false);
    expect(isOfBooks(["no call of the API"])).toBe(false);
  });

  it("is asked by every file that changes something", () => {
    const root = join(import.meta.dirname, "..");
    const forgotten = readdirSync(root, { recursive: true, encoding: "utf8" })
      .filter((file) => /[.]tsx?$/.test(file) && !file.includes(".test."))
      .flatMap((file) => {
        const text = readFileSync(join(root, file), "utf8").replaceAll(/\/[*][^]*?[*]\//g, "");
        return [...text.matchAll(/\bapi[.](\w+)[.](\w+)/g)]
          .map(([, area, verb]) => `${area}.${verb}`)
          .filter((name) => {
            const change = changes.get(name) ?? "nothing";
            return !["nothing", "as deleted"].includes(change) && !text.includes(`"${change}"`);
          })
          .map((name) => `${file}: ${name} changes "${changes.get(name)}"`);
      });
    expect(forgotten).toEqual([]);
  });
});

describe("saying that something changed", () => {
  const tenantsShown = query.tenants.list.queryKey({ input: { page: 2 } });
  const subscription = query.accounts.subscription.queryKey({ input: {} });
  const profileOf = query.accounts.profile.queryKey({ input: {} });

  function begin(): { readonly client: QueryClient; readonly changed: SayChanged } {
    const client = new QueryClient();
    client.setQueryData(tenantsShown, { items: [], total: 0 });
    for (const key of [subscription, profileOf]) client.setQueryData<unknown>(key, {});
    const wrapper = ({ children }: { readonly children: ReactNode }) =>
      createElement(QueryClientProvider, { client }, children);
    return { client, changed: renderHook(() => useChanged(), { wrapper }).result.current };
  }
  const isStale = (client: QueryClient, key: QueryKey) => client.getQueryState(key)?.isInvalidated;

  it("marks what is no longer true, and nothing else", async () => {
    const { client, changed } = begin();
    await changed("rates");
    expect(isStale(client, tenantsShown)).toBe(false);
    expect(isStale(client, subscription)).toBe(false);
    // A payment creates a record of the books, which counts against the plan.
    await changed("money");
    expect(isStale(client, tenantsShown)).toBe(true);
    expect(isStale(client, subscription)).toBe(true);
  });

  it("takes what the server answered and does not ask for it again", async () => {
    const { client, changed } = begin();
    await changed("profile", { profile });
    expect(client.getQueryData(profileOf)).toEqual(profile);
    expect(isStale(client, profileOf)).toBe(false);
    await changed("profile");
    expect(isStale(client, profileOf)).toBe(true);
  });

  it("asks again for what was first asked for before the change", async () => {
    const { client, changed } = begin();
    const files = query.documents.list.queryKey({ input: { on: "property", onId: "1" } });
    const answers: ((names: readonly string[]) => void)[] = [];
    const observer = new QueryObserver<readonly string[]>(client, {
      queryKey: files,
      queryFn: () => new Promise((resolve) => answers.push(resolve)),
    });
    const stop = observer.subscribe(() => undefined);
    const isDone = changed("file");
    answers[0]?.([]);
    await isDone;
    await vi.waitUntil(() => answers.length === 2);
    answers[1]?.(["Meter.pdf"]);
    await vi.waitUntil(() => !observer.getCurrentResult().isFetching);
    expect(observer.getCurrentResult().data).toEqual(["Meter.pdf"]);
    stop();
  });

  it("does not let an answer from before the change replace the record of the change", async () => {
    const { client, changed } = begin();
    const answers: ((found: ProfileView) => void)[] = [];
    const observer = new QueryObserver<ProfileView>(client, {
      queryKey: profileOf,
      queryFn: () => new Promise((resolve) => answers.push(resolve)),
    });
    const stop = observer.subscribe(() => undefined);
    expect(answers).toHaveLength(1);
    const isDone = changed("profile", { profile });
    expect(answers).toHaveLength(2);
    answers[0]?.({ ...profile, version: 2 });
    answers[1]?.(profile);
    await isDone;
    expect(observer.getCurrentResult().data).toEqual(profile);
    stop();
  });

  it("keeps nothing of the workspace before", async () => {
    const { client, changed } = begin();
    await changed("workspace");
    expect(client.getQueryCache().getAll()).toEqual([]);
  });
});
