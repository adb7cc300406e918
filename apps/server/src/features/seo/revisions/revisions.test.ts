import type { NewSeoPage } from "@keystead/contract/seo";
import { afterAll, beforeAll, expect, it } from "vitest";

import { eq, sql } from "#kernel/db/drizzle.ts";
import { seoPageRevisions } from "#kernel/db/schema/index.ts";
import { grantAdmin } from "#testing/records/grant-admin.ts";
import { testApp, type TestApp, type TestClient } from "#testing/test-app.ts";
import { registry } from "../../../features.ts";

let app: TestApp;
let client: TestClient;
let stranger: TestClient;

beforeAll(async () => {
  app = await testApp();
  const admin = await app.signUp("admin@example.com");
  await grantAdmin(app, admin);
  client = app.client(admin);
  stranger = app.client(await app.signUp("landlord@example.com"));
});
afterAll(() => app.close());

async function made(fields: Partial<NewSeoPage> = {}) {
  const { page } = await client.seo.create({
    slug: crypto.randomUUID(),
    title: "Return a deposit",
    pageType: "guide",
    heroTitle: "Without a dispute",
    sections: [{ type: "text", heading: "First", content: "<p>Count the keys.</p>" }],
    ...fields,
  });
  return page;
}

it("[SEO-06] keeps the text that a save replaces, the latest first, with who replaced it", async () => {
  const { id } = await made();
  await client.seo.update({ id, version: 1, title: "Give a deposit back" });
  await client.seo.update({ id, version: 2, sections: [], metaDescription: "In two weeks." });
  const { items } = await client.seo.revisions({ id });
  expect(items.map(({ title, replacedBy }) => [title, replacedBy])).toEqual([
    ["Give a deposit back", "admin@example.com"],
    ["Return a deposit", "admin@example.com"],
  ]);
  const first = await client.seo.revision({ id: items[1]?.id ?? "" });
  expect(first).toMatchObject({
    title: "Return a deposit",
    metaDescription: "",
    sections: [{ type: "text", heading: "First", content: "<p>Count the keys.</p>" }],
  });
});

it("keeps nothing when only the day or the state of a page changes, or nothing at all", async () => {
  const { id } = await made();
  await client.seo.update({ id, version: 1, publishOn: "2030-01-01" });
  await client.seo.update({ id, version: 2, title: "Return a deposit" });
  await client.seo.publish({ id, version: 3 });
  expect(await client.seo.revisions({ id })).toEqual({ items: [] });
});

it("keeps the latest fifty", async () => {
  const { id } = await made();
  for (let version = 1; version <= 52; version += 1)
    await client.seo.update({ id, version, title: `Text ${version}` });
  const { items } = await client.seo.revisions({ id });
  expect(items.map(({ title }) => title)).toEqual(Array.from({ length: 50 }, (_, at) => `Text ${51 - at}`));
});

it("has the earlier texts again when a deletion is undone, and not when it can no longer be", async () => {
  const { id } = await made();
  await client.seo.update({ id, version: 1, title: "Second" });
  const kept = await client.seo.revisions({ id });
  const { trashId } = await client.seo.delete({ id });
  await expect(client.seo.revisions({ id })).rejects.toMatchObject({ code: "NOT_FOUND" });
  await expect(client.seo.revision({ id: kept.items[0]?.id ?? "" })).rejects.toMatchObject({
    code: "NOT_FOUND",
  });
  await purge();
  await client.seo.restore({ id: trashId });
  expect(await client.seo.revisions({ id })).toEqual(kept);

  await client.seo.delete({ id });
  await app.db.asSystem((tx) => tx.execute(sql`delete from trash`));
  await purge();
  const left = await app.db.asSystem((tx) => tx.$count(seoPageRevisions, eq(seoPageRevisions.pageId, id)));
  expect(left).toBe(0);
});

it("reads a text that an older version of the product kept, and lets nothing of it run", async () => {
  const { id } = await made();
  await client.seo.update({ id, version: 1, title: "Second" });
  await app.db.asSystem((tx) =>
    tx.execute(sql`
      update seo_page_revision set page = (page - 'topic') || ${JSON.stringify({
        sections: [
          { type: "text", heading: "", content: "<p onclick='steal()'>Kept</p>" },
          { type: "cta", heading: "", content: "", buttonText: "Go", buttonLink: "javascript:alert(1)" },
          { type: "unknown" },
        ],
      })}::jsonb where page_id = ${id}`),
  );
  const { items } = await client.seo.revisions({ id });
  const { topic, sections } = await client.seo.revision({ id: items[0]?.id ?? "" });
  expect(topic).toBe("");
  expect(sections).toEqual([
    { type: "text", heading: "", content: "<p>Kept</p>" },
    { type: "cta", heading: "", content: "", buttonText: "Go", buttonLink: "/tariffs" },
  ]);
});

it("does not exist for anybody who is no administrator", async () => {
  const { id } = await made();
  await client.seo.update({ id, version: 1, title: "Second" });
  const { items } = await client.seo.revisions({ id });
  await expect(stranger.seo.revisions({ id })).rejects.toMatchObject({ code: "NOT_FOUND" });
  await expect(stranger.seo.revision({ id: items[0]?.id ?? "" })).rejects.toMatchObject({
    code: "NOT_FOUND",
  });
});

async function purge(): Promise<void> {
  await registry
    .jobs(app.deps)
    .find(({ name }) => name === "purge-page-revisions")
    ?.run({}, "");
}
