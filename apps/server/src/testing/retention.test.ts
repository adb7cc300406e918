import { readFileSync } from "node:fs";
import { join } from "node:path";

import { languages } from "@keystead/domain/languages";
import { retention } from "@keystead/domain/retention";
import { afterAll, beforeAll, describe, expect, it } from "vitest";

import { registry } from "../features.ts";
import { testApp, type TestApp } from "./test-app.ts";

let app: TestApp;
beforeAll(async () => {
  app = await testApp();
});
afterAll(() => app.close());

const rows = Object.entries(retention);
const jobs = () => registry.jobs(app.deps).flatMap(({ name, cron }) => (cron === undefined ? [] : [name]));

describe("what is kept and for how long", () => {
  it("is removed by jobs that there are, and that run by themselves", () => {
    const there = new Set<string | null>([null, ...jobs()]);
    expect(rows.filter(([, { job }]) => !there.has(job))).toEqual([]);
  });

  it("names every job that removes something", () => {
    const named = new Set<string | null>(rows.map(([, { job }]) => job));
    const removing = jobs().filter((name) => /^(purge|sweep)-/.test(name));
    // No records of a workspace: answers to repeated requests, kept a day, and earlier texts of the operator's own pages.
    const unnamed = removing.filter((name) => !named.has(name)).toSorted();
    expect(unnamed, "give what it removes a line in domain/src/retention").toEqual([
      "purge-idempotency-keys",
      "purge-page-revisions",
    ]);
  });

  it.each(languages)("stands on the privacy page in %s, with each period from the table", (language) => {
    const file = join(import.meta.dirname, `../../../../packages/messages/${language}/legal.json`);
    const { what: _what, kept: _kept, ...texts } = JSON.parse(readFileSync(file, "utf8")).retention;
    expect(Object.keys(texts)).toEqual(Object.keys(retention));
    for (const [name, { periods }] of rows) {
      const { kept }: { readonly kept: string } = texts[name];
      const places = [...kept.matchAll(/\{\{(\w+)\}\}/g)].map(([, place]) => place);
      expect([name, places.filter((place) => !Object.hasOwn(periods, place ?? ""))]).toEqual([name, []]);
      expect([name, /\d/.test(kept)]).toEqual([name, false]);
      if (Object.keys(periods).length > 0) expect([name, places.length > 0]).toEqual([name, true]);
    }
  });
});
