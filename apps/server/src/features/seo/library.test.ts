import type { NewSeoPage } from "@keystead/contract/seo";
import { sql } from "#kernel/db/drizzle.ts";
import { afterAll, beforeAll, beforeEach, expect, it } from "vitest";

import { grantAdmin } from "#testing/records/grant-admin.ts";
import { testApp, type TestApp, type TestClient } from "#testing/test-app.ts";
import { registry } from "../../features.ts";
import { seoVisit } from "./index.ts";

let app: TestApp;
let client: TestClient;

beforeAll(async () => {
  app = await testApp();
  const admin = await app.signUp("admin@example.com");
  await grantAdmin(app, admin);
  client = app.client(admin);
});
afterAll(() => app.close());
beforeEach(() => app.db.asSystem((tx) => tx.execute(sql`delete from seo_pages`)));

const guide = {
  slug: "deposit-return",
  status: "published",
  title: "Return a deposit",
  pageType: "guide",
  heroTitle: "Return a deposit without a dispute",
} as const satisfies Partial<NewSeoPage>;

async function made(fields: Partial<NewSeoPage> = {}) {
  return (await client.seo.create({ ...guide, ...fields })).page;
}

/** The path to which a slug leads; null for the 404. */
async function ledTo(slug: string): Promise<string | null> {
  return (await seoVisit(app.deps).seoPage(slug))?.path ?? null;
}

it("[SEO-03] leads from every address a public page has had to the one it has", async () => {
  const { id } = await made();
  await client.seo.update({ id, version: 1, slug: "give-a-deposit-back" });
  const { page } = await client.seo.update({ id, version: 2, slug: "deposits" });
  expect(page.path).toBe("/guides/deposits");
  for (const slug of ["deposit-return", "give-a-deposit-back", "deposits"])
    expect(await ledTo(slug)).toBe("/guides/deposits");
  // Back at the first slug: no redirect loop.
  await client.seo.update({ id, version: 3, slug: "deposit-return" });
  for (const slug of ["deposit-return", "deposits"]) expect(await ledTo(slug)).toBe("/guides/deposit-return");
  await client.seo.unpublish({ id, version: 4 });
  for (const slug of ["deposit-return", "deposits"]) expect(await ledTo(slug)).toBeNull();
});

it("[SEO-03] leads from the address of a page that was taken back and is public again under another", async () => {
  const { id } = await made();
  await client.seo.unpublish({ id, version: 1 });
  await client.seo.update({ id, version: 2, title: "Give a deposit back" });
  await client.seo.update({ id, version: 3, slug: "deposits" });
  for (const slug of ["deposit-return", "deposits"]) expect(await ledTo(slug)).toBeNull();
  await client.seo.publish({ id, version: 4 });
  for (const slug of ["deposit-return", "deposits"]) expect(await ledTo(slug)).toBe("/guides/deposits");
  // Taken back in its form, and public on its day.
  await client.seo.update({ id, version: 5, status: "draft" });
  await client.seo.update({ id, version: 6, slug: "returned", publishOn: "2026-03-10" });
  app.clock.set("2026-03-10T09:00:00Z");
  await publishPages();
  for (const slug of ["deposit-return", "deposits", "returned"])
    expect(await ledTo(slug)).toBe("/guides/returned");
});

async function publishPages(): Promise<void> {
  await registry
    .jobs(app.deps)
    .find(({ name }) => name === "publish-pages")
    ?.run({}, "");
}

it("[SEO-06] makes a draft public when its day begins, and not before", async () => {
  const planned = await made({ status: "draft", publishOn: "2027-03-02" });
  expect(planned).toMatchObject({ status: "draft", publishOn: "2027-03-02" });
  const before = app.clock.now();
  for (const [instant, path] of [
    ["2027-03-01T23:59:59.000Z", null],
    ["2027-03-02T00:00:00.000Z", "/guides/deposit-return"],
  ] as const) {
    app.clock.set(instant);
    await publishPages();
    expect([instant, await ledTo("deposit-return")]).toEqual([instant, path]);
  }
  app.clock.set(before.toISOString());
  expect(await client.seo.get({ id: planned.id })).toMatchObject({
    status: "published",
    publishOn: null,
    version: planned.version + 1,
  });
});

it("forgets the day of a page that is published or unpublished by hand", async () => {
  const { id } = await made({ status: "draft", publishOn: "2027-03-02" });
  expect(await client.seo.publish({ id, version: 1 })).toMatchObject({ publishOn: null });
  expect((await client.seo.update({ id, version: 2, publishOn: "2027-03-02" })).page.publishOn).toBeNull();
  expect(await client.seo.unpublish({ id, version: 3 })).toMatchObject({ status: "draft", publishOn: null });
  const again = await client.seo.update({ id, version: 4, publishOn: "2027-03-02" });
  expect(again.page.publishOn).toBe("2027-03-02");
  expect((await client.seo.update({ id, version: 5, status: "published" })).page.publishOn).toBeNull();
});

it("gives a former address to the page that takes it, and keeps none of a page that was never public", async () => {
  const first = await made();
  await client.seo.update({ id: first.id, version: 1, slug: "deposits" });
  await made({ slug: "deposit-return", pageType: "other" });
  expect(await ledTo("deposit-return")).toBe("/locations/deposit-return");
  const draft = await made({ slug: "draft", status: "draft" });
  await client.seo.update({ id: draft.id, version: 1, slug: "ready", status: "published" });
  expect(await ledTo("draft")).toBeNull();
});

it("names the versions of a page in the order of the languages, of two in one the last written", async () => {
  const topic = "deposit-return";
  await made({ slug: "kaution-alt", language: "de", topic });
  app.clock.set(new Date(app.clock.now().getTime() + 60_000).toISOString());
  await made({ slug: "kaution", language: "de", topic });
  await made({ slug: "deposit-return", topic });
  await made({ slug: "cauzione", language: "it", topic, status: "draft" });
  await made({ slug: "alone" });
  const versions = async (slug: string) => (await seoVisit(app.deps).seoPage(slug))?.versions;
  expect(await versions("deposit-return")).toEqual([
    { language: "en", path: "/guides/deposit-return" },
    { language: "de", path: "/guides/kaution" },
  ]);
  expect(await versions("alone")).toEqual([]);
});

it("bears a tool where the list in the code binds its slug, on a page of that kind alone", async () => {
  await made({ slug: "mietrendite", pageType: "calculator", language: "de" });
  await made({ slug: "kautionszinsen", pageType: "guide", language: "de" });
  const toolOf = async (slug: string) => (await seoVisit(app.deps).seoPage(slug))?.tool;
  expect([await toolOf("mietrendite"), await toolOf("kautionszinsen")]).toEqual(["rental_yield", null]);
});

it("refuses a topic that is no word of an address, and brings back a page deleted before there were topics", async () => {
  const answer = client.seo.create({ ...guide, topic: "Deposit return" });
  await expect(answer).rejects.toMatchObject({
    code: "BAD_REQUEST",
    data: { issues: [{ path: ["topic"], code: "TOPIC_INVALID" }] },
  });
  const page = await made();
  const { trashId } = await client.seo.delete({ id: page.id });
  await app.db.asSystem((tx) =>
    tx.execute(sql`update trash set payload = payload - 'topic' - 'former_slugs' where id = ${trashId}`),
  );
  expect(await client.seo.restore({ id: trashId })).toEqual(page);
});
