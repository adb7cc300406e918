import { randomUUID } from "node:crypto";

import type { NewSeoPage } from "@keystead/contract/seo";
import { sql } from "#kernel/db/drizzle.ts";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";

import { rowsOf } from "#kernel/db/queries/rows.ts";
import { audit, trash } from "#kernel/db/schema/index.ts";
import { grantAdmin } from "#testing/records/grant-admin.ts";
import { testApp, type TestApp, type TestClient, type TestSession } from "#testing/test-app.ts";

let app: TestApp;
let admin: TestSession;
let client: TestClient;

const guide = {
  slug: "deposit-return",
  title: "Return a deposit",
  pageType: "guide",
  heroTitle: "Return a deposit without a dispute",
  sections: [{ type: "text", heading: "The short answer", content: "<p>Compare and deduct.</p>" }],
} as const satisfies Partial<NewSeoPage>;

beforeAll(async () => {
  app = await testApp();
  admin = await app.signUp("admin@example.com");
  await grantAdmin(app, admin);
  client = app.client(admin);
});
afterAll(() => app.close());
beforeEach(async () => {
  await app.db.asSystem(async (tx) => {
    await tx.execute(sql`delete from seo_pages`);
    await tx.execute(sql`delete from trash`);
  });
});

async function made(fields: Partial<NewSeoPage> = {}) {
  return (await client.seo.create({ ...guide, ...fields })).page;
}

async function refused(work: Promise<unknown>): Promise<unknown> {
  return work.then(
    () => "not refused",
    (error: unknown) =>
      typeof error === "object" && error !== null && "code" in error
        ? { code: error.code, data: "data" in error ? error.data : undefined }
        : error,
  );
}

describe("who may be here", () => {
  const nobody = "00000000-0000-4000-8000-000000000000";
  const calls = (id: string) =>
    [
      ["GET", "/api/v1/seo-pages/access"],
      ["GET", "/api/v1/seo-pages"],
      ["GET", "/api/v1/seo-pages?sort=nonsense"],
      ["GET", `/api/v1/seo-pages/${id}`],
      ["GET", "/api/v1/seo-pages/slugs/free"],
      ["POST", "/api/v1/seo-pages", { ...guide, slug: "other" }],
      ["POST", "/api/v1/seo-pages", { nonsense: true }],
      ["GET", "/api/v1/seo-pages/starters"],
      ["POST", "/api/v1/seo-pages/starters", { language: "de" }],
      ["POST", "/api/v1/seo-pages/preview", { pageType: "guide", sections: [] }],
      ["PUT", `/api/v1/seo-pages/${id}`, { ...guide, version: 1 }],
      ["POST", `/api/v1/seo-pages/${id}/publish`, { version: 1 }],
      ["POST", `/api/v1/seo-pages/${id}/unpublish`, { version: 1 }],
      ["DELETE", `/api/v1/seo-pages/${id}`],
      ["POST", `/api/v1/seo-pages/deleted/${id}/restore`],
    ] as const;

  it("[SEO-06] is a record that does not exist for everybody but administrators, to the byte", async () => {
    const page = await made();
    const owner = await app.signUp();
    const missing = await app.call(`/api/v1/seo-pages/${nobody}`, { session: admin });
    const expected = [missing.status, await missing.text()];
    expect(expected[0]).toBe(404);
    for (const [method, path, body] of calls(page.id)) {
      const answer = await app.call(path, { method, session: owner, body });
      expect([answer.status, await answer.text()], `${method} ${path}`).toEqual(expected);
    }
    expect((await client.seo.get({ id: page.id })).version).toBe(1);
    expect((await client.seo.list({})).total).toBe(1);
  });

  it("asks the signed-out to sign in", async () => {
    const page = await made();
    for (const [method, path, body] of calls(page.id))
      expect((await app.call(path, { method, body })).status, `${method} ${path}`).toBe(401);
  });

  it("[SEO-06] closes at once when the role is taken away", async () => {
    const second = await app.signUp();
    await grantAdmin(app, second);
    expect(await app.client(second).seo.access({})).toEqual({
      admin: true,
      unsaid: ["name", "address", "email", "hosting"],
    });
    await app.db.asSystem((tx) =>
      tx.execute(
        sql`delete from user_roles r using "user" u where u.id = r.user_id and u.email = ${second.email}`,
      ),
    );
    expect(await refused(app.client(second).seo.access({}))).toMatchObject({ code: "NOT_FOUND" });
  });

  it("takes no administrator from another origin", async () => {
    const answer = await app.call("/api/v1/seo-pages", {
      session: admin,
      body: { ...guide, slug: "foreign" },
      headers: { origin: "https://evil.example" },
    });
    expect(answer.status).toBe(403);
  });
});

describe("a page", () => {
  it("[SEO-06] is created with all its fields and read again", async () => {
    const fields: NewSeoPage = {
      slug: "rent-increase",
      status: "draft",
      publishOn: "2027-03-02",
      title: "Rent increase",
      metaDescription: "What it does to a year",
      keywords: ["rent", "increase", "Rent"],
      pageType: "calculator",
      language: "de",
      topic: "rent-increase",
      heroTitle: "Rent increase, worked out",
      heroSubtitle: "With examples",
      sections: [
        { type: "text", heading: "Words", content: "<p>One</p>" },
        { type: "list", heading: "Steps", items: ["First", "", "Second"] },
        { type: "cta", heading: "Start", content: "Now", buttonText: "Go", buttonLink: "/auth?tab=signup" },
      ],
    };
    const { page, removed } = await client.seo.create(fields);
    expect(removed).toBe(0);
    expect(await client.seo.get({ id: page.id })).toEqual(page);
    expect(page).toMatchObject({
      ...fields,
      keywords: ["rent", "increase"],
      path: "/tools/rent-increase",
      impressions: 0,
      version: 1,
      sections: [fields.sections[0], { items: ["First", "Second"] }, fields.sections[2]],
    });
  });

  it("[SEO-01] has the button of the specification where its author left it open", async () => {
    const answer = await app.call("/api/v1/seo-pages", {
      session: admin,
      body: { ...guide, sections: [{ type: "cta" }, { type: "cta", buttonText: " ", buttonLink: "" }] },
    });
    const { page } = (await answer.json()) as { readonly page: { readonly sections: readonly unknown[] } };
    const button = { buttonText: "Get Started", buttonLink: "/tariffs" };
    expect(page.sections).toMatchObject([button, button]);
  });

  it("is made once by two requests with one key", async () => {
    const context = { headers: { "idempotency-key": randomUUID() } };
    const twice = await Promise.all(
      [1, 2].map(async () => {
        const answer = await app.call("/api/v1/seo-pages", {
          session: admin,
          body: guide,
          headers: context.headers,
        });
        return (await answer.json()) as { readonly page: { readonly id: string } };
      }),
    );
    expect(twice[0]).toEqual(twice[1]);
    expect((await client.seo.list({})).total).toBe(1);
    const other = await app.call("/api/v1/seo-pages", {
      session: admin,
      body: { ...guide, slug: "another" },
      headers: context.headers,
    });
    expect(other.status).toBe(422);
  });

  it("[SEO-05] is cleaned before it is stored, and says how much was taken out", async () => {
    const dirty = '<p onclick="x()">One <b>two</b><script>x()</script></p><a href="javascript:x()">three</a>';
    const { page, removed } = await client.seo.create({
      ...guide,
      sections: [{ type: "text", heading: "<b>kept as text</b>", content: dirty }],
    });
    expect(removed).toBe(3);
    expect(await storedSections(page.id)).toEqual([
      { type: "text", heading: "<b>kept as text</b>", content: "<p>One two</p>three" },
    ]);
  });

  it("[SEO-05] is cleaned again when it is shown, wherever the row came from", async () => {
    const { id } = await made();
    const planted = [
      { type: "text", heading: "", content: "<p>fine</p><img src=x onerror=alert(1)>" },
      { type: "cta", heading: "", content: "", buttonText: "Go", buttonLink: "javascript:alert(1)" },
      { type: "video", src: "x" },
    ];
    await app.db.asSystem((tx) =>
      tx.execute(sql`update seo_pages set sections = ${JSON.stringify(planted)}::jsonb where id = ${id}`),
    );
    expect((await client.seo.get({ id })).sections).toEqual([
      { type: "text", heading: "", content: "<p>fine</p>" },
      { type: "cta", heading: "", content: "", buttonText: "Go", buttonLink: "/tariffs" },
    ]);
  });

  it.each([
    ["no slug", { slug: "" }, ["slug"], "SLUG_REQUIRED"],
    ["a slug with a capital", { slug: "Deposit" }, ["slug"], "SLUG_INVALID"],
    ["a slug with a path", { slug: "a/b" }, ["slug"], "SLUG_INVALID"],
    ["a slug of 81 letters", { slug: "a".repeat(81) }, ["slug"], "SLUG_INVALID"],
    ["no title", { title: " " }, ["title"], "TITLE_REQUIRED"],
    ["no hero title", { heroTitle: "" }, ["heroTitle"], "HERO_TITLE_REQUIRED"],
    ["a title that is too long", { title: "x".repeat(201) }, ["title"], "TOO_LONG"],
    ["too many keywords", { keywords: Array.from({ length: 21 }, String) }, ["keywords"], "TOO_MANY"],
    ["half a character", { heroSubtitle: "\ud800" }, ["heroSubtitle"], "INVALID_TEXT"],
    ["a NUL", { metaDescription: "a\u0000b" }, ["metaDescription"], "INVALID_TEXT"],
    [
      "a button that leads elsewhere",
      { sections: [{ type: "cta", buttonLink: "//evil.example" }] },
      ["sections", 0, "buttonLink"],
      "LINK_INVALID",
    ],
    ["a section of no kind", { sections: [{ type: "video" }] }, ["sections", 0, "type"], "INVALID_UNION"],
    ["an unknown field", { impressions: 5 }, [], "UNRECOGNIZED_KEYS"],
  ])("refuses %s at its field", async (_what, wrong, path, code) => {
    const answer = await app.call("/api/v1/seo-pages", { session: admin, body: { ...guide, ...wrong } });
    const { data } = (await answer.json()) as { readonly data: { readonly issues: readonly unknown[] } };
    expect([answer.status, data.issues]).toEqual([400, [{ path, code }]]);
    expect((await client.seo.list({})).total).toBe(0);
  });

  it("[SEO-06] has an address of its own: the database says whose", async () => {
    const first = await made();
    const records = [{ kind: "page", id: first.id, name: first.title, from: null, to: null }];
    const taken = { code: "SLUG_TAKEN", data: { records } };
    expect(await refused(client.seo.create({ ...guide, pageType: "other" }))).toMatchObject(taken);
    const second = await made({ slug: "second" });
    const { id, version } = second;
    expect(await refused(client.seo.update({ ...guide, id, version }))).toMatchObject(taken);
    expect(await client.seo.checkSlug({ slug: first.slug })).toEqual({ free: false });
    expect(await client.seo.checkSlug({ slug: first.slug, pageId: first.id })).toEqual({ free: true });
    expect(await client.seo.checkSlug({ slug: "third" })).toEqual({ free: true });
  });

  it("gives one of twenty simultaneous pages the address", async () => {
    const answers = await Promise.all(
      Array.from({ length: 20 }, () => app.call("/api/v1/seo-pages", { session: admin, body: guide })),
    );
    const statuses = answers.map(({ status }) => status);
    expect([
      statuses.filter((one) => one === 200).length,
      statuses.filter((one) => one === 409).length,
    ]).toEqual([1, 19]);
  });

  it("[SEO-06] is changed by who read it last; a stale change is told the version", async () => {
    const page = await made();
    const { id } = page;
    const { page: changed } = await client.seo.update({ ...guide, id, version: 1, title: "New title" });
    expect(changed).toMatchObject({ title: "New title", version: 2 });
    expect(await refused(client.seo.update({ ...guide, id, version: 1 }))).toEqual({
      code: "STALE",
      data: { version: 2, current: changed },
    });
    expect(await refused(client.seo.publish({ id, version: 1 }))).toEqual({
      code: "STALE",
      data: { version: 2 },
    });
  });

  it("[SEO-06] keeps what each of two administrators changed, and all that neither did", async () => {
    const page = await made({ status: "published", keywords: ["deposit"], language: "de" });
    const { id } = page;
    await client.seo.update({ id, version: 1, title: "By the first" });
    const second = { id, metaDescription: "By the second" };
    expect(await refused(client.seo.update({ ...second, version: 1 }))).toMatchObject({ code: "STALE" });
    const { page: both, removed } = await client.seo.update({ ...second, version: 2 });
    const { path, updatedAt, ...rest } = page;
    expect([removed, both]).toEqual([
      0,
      { ...rest, path, updatedAt, version: 3, title: "By the first", metaDescription: "By the second" },
    ]);
  });

  it("[SEO-06] is published and unpublished; to say it twice changes nothing", async () => {
    const { id } = await made();
    const published = await client.seo.publish({ id, version: 1 });
    expect(published).toMatchObject({ status: "published", version: 2 });
    expect(await client.seo.publish({ id, version: 2 })).toEqual(published);
    expect(await client.seo.unpublish({ id, version: 2 })).toMatchObject({ status: "draft", version: 3 });
  });

  it("[SEO-06] comes back after Undo as it was, by any administrator", async () => {
    const page = await made({ status: "published" });
    const { trashId } = await client.seo.delete({ id: page.id });
    expect(await refused(client.seo.get({ id: page.id }))).toMatchObject({ code: "NOT_FOUND" });
    // The workspace's trash does not list it: its members need not be administrators.
    expect(await refused(client.trash.restore({ id: trashId }))).toMatchObject({ code: "NOT_FOUND" });
    const colleague = await app.signUp();
    await grantAdmin(app, colleague);
    expect(await app.client(colleague).seo.restore({ id: trashId })).toEqual(page);
    expect(await refused(client.seo.restore({ id: trashId }))).toMatchObject({ code: "NOT_FOUND" });
    expect(await app.db.asSystem((tx) => tx.select().from(trash))).toEqual([]);
  });

  it("stays deleted when another page took its address, or after 15 minutes", async () => {
    const page = await made();
    const { trashId } = await client.seo.delete({ id: page.id });
    const successor = await made();
    expect(await refused(client.seo.restore({ id: trashId }))).toEqual({
      code: "CANNOT_RESTORE",
      data: { records: [{ kind: "page", id: successor.id, name: successor.title, from: null, to: null }] },
    });
    const again = await client.seo.delete({ id: successor.id });
    const start = app.clock.now();
    app.clock.set(new Date(start.getTime() + 15 * 60_000).toISOString());
    expect(await refused(client.seo.restore({ id: again.trashId }))).toMatchObject({ code: "NOT_FOUND" });
    app.clock.set(start.toISOString());
  });

  it("leaves a trace of each step in its administrator's own workspace, without the texts", async () => {
    const { id } = await made({ slug: "traced" });
    await client.seo.update({ ...guide, slug: "traced-anew", id, version: 1, title: "Secret plan" });
    await client.seo.publish({ id, version: 2 });
    const { trashId } = await client.seo.delete({ id });
    await client.seo.restore({ id: trashId });
    const rows = await app.db.asSystem((tx) =>
      tx
        .select()
        .from(audit)
        .where(sql`${audit.entityId} = ${id}`)
        .orderBy(audit.at),
    );
    expect(rows.map(({ action }) => action).toSorted()).toEqual([
      "create",
      "delete",
      "publish",
      "restore",
      "update",
    ]);
    expect(rows.find(({ action }) => action === "update")?.changes).toEqual({
      slug: { from: "traced", to: "traced-anew" },
      title: "changed",
    });
  });
});

describe("the list", () => {
  it("[SEO-06] has the most read first, and searches, filters, sorts and pages", async () => {
    const views = { "rent-arrears": 5, "deposit-return": 9, "rental-yield": 7 };
    await made({ slug: "rent-arrears", title: "Überfällige Miete", status: "published" });
    await made({ slug: "deposit-return", title: "Deposits" });
    await made({ slug: "rental-yield", title: "Yield", pageType: "calculator", status: "published" });
    for (const [slug, count] of Object.entries(views))
      await app.db.asSystem((tx) =>
        tx.execute(sql`update seo_pages set impressions = ${count} where slug = ${slug}`),
      );
    const slugs = async (query: Parameters<typeof client.seo.list>[0]) =>
      (await client.seo.list(query)).items.map(({ slug }) => slug);
    expect(await slugs({})).toEqual(["deposit-return", "rental-yield", "rent-arrears"]);
    expect(await slugs({ sort: "title" })).toEqual(["deposit-return", "rent-arrears", "rental-yield"]);
    expect(await slugs({ q: "uberfallig" })).toEqual(["rent-arrears"]);
    expect(await slugs({ q: "rental-y" })).toEqual(["rental-yield"]);
    expect(await slugs({ pageType: "calculator" })).toEqual(["rental-yield"]);
    expect(await slugs({ status: "draft" })).toEqual(["deposit-return"]);
    expect(await client.seo.list({ limit: 1, page: 2 })).toMatchObject({
      items: [{ slug: "rental-yield", impressions: 7, path: "/tools/rental-yield" }],
      total: 3,
    });
    expect(await client.seo.list({ page: 9 })).toEqual({ items: [], total: 3 });
    expect((await app.call("/api/v1/seo-pages?sort=slug", { session: admin })).status).toBe(400);
    expect((await app.call("/api/v1/seo-pages?limit=101", { session: admin })).status).toBe(400);
  });
});

async function storedSections(id: string): Promise<unknown> {
  const [row] = rowsOf(
    await app.db.asSystem((tx) => tx.execute(sql`select sections from seo_pages where id = ${id}`)),
  );
  return row?.["sections"];
}
