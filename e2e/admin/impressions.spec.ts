// Features: seo
// Takes long: counts a thousand views on both databases.
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

import { realPostgres } from "@keystead/testkit/real-postgres";
import { expect, test } from "@playwright/test";

import { test as onProduct } from "../support/journey.ts";
import { startTestProduct, type TestProduct } from "../support/product/product.ts";

test.setTimeout(600_000);

const VIEWS = 1_000;
/** Few enough that none is refused, though they all come from one address. */
const AT_ONCE = 50;
/** More than one process handles at once: some are refused, and a refused request must not count as a view. */
const BURST = 500;
const path = "/guides/deposit-return";

/** Both databases the product runs on; each start finds the data of the previous one. */
const stores: readonly {
  readonly name: string;
  readonly open: () => Promise<{
    readonly settings: Readonly<Record<string, string>>;
    readonly close: () => unknown;
  }>;
}[] = [
  { name: "embedded", open: async () => ({ settings: {}, close: () => {} }) },
  {
    name: "PostgreSQL",
    open: async () => {
      const cluster = await realPostgres();
      const settings = {
        DATABASE_URL: cluster.url,
        AUTH_SECRET: "a-secret-that-outlives-one-start-of-the-product",
      };
      return { settings, close: () => cluster.stop() };
    },
  },
];

for (const { name, open } of stores) {
  test(`[SEO-04] a thousand views count a thousand, refused ones none, though the server is told to stop right after: ${name}`, async () => {
    const store = await open();
    const dataDir = mkdtempSync(join(tmpdir(), "keystead-views-"));
    const settings = { ...store.settings, DATA_DIR: dataDir };
    const first = await startTestProduct(settings);
    const cookie = await signUpAdmin(first);
    const before = await viewsOf(first, cookie);

    // Requests that are not views do not count.
    await fetch(first.url + path, { method: "HEAD" });
    await fetch(first.url + path, { headers: { "sec-purpose": "prefetch" } });
    await fetch(`${first.url}/tools/deposit-return`, { redirect: "manual" });

    const view = async (): Promise<number> => {
      const answer = await fetch(first.url + path);
      await answer.arrayBuffer();
      return answer.status;
    };
    const statuses: number[] = [];
    let views = 0;
    const visitor = async (): Promise<void> => {
      while (views < VIEWS) {
        views += 1;
        statuses.push(await view());
      }
    };
    await Promise.all(Array.from({ length: AT_ONCE }, visitor));
    expect(statuses).toHaveLength(VIEWS);
    expect(statuses.filter((status) => status !== 200)).toEqual([]);

    const burst = await Promise.all(Array.from({ length: BURST }, view));
    await first.stop();
    expect(burst.filter((status) => status !== 200 && status !== 503)).toEqual([]);
    const seen = VIEWS + burst.filter((status) => status === 200).length;

    const second = await startTestProduct(settings);
    expect((await viewsOf(second, cookie)) - before).toBe(seen);
    await second.stop();
    await store.close();
    rmSync(dataDir, { recursive: true, force: true });
  });
}

onProduct("[SEO-04] views at one moment count once each", { tag: "@gate" }, async ({ product }) => {
  const cookie = await signUpAdmin(product);
  const before = await viewsOf(product, cookie);
  const answers = await Promise.all(Array.from({ length: 50 }, () => fetch(product.url + path)));
  expect(answers.filter(({ status }) => status !== 200)).toEqual([]);
  // Views are written a moment later.
  await expect.poll(() => viewsOf(product, cookie)).toBe(before + 50);
});

async function signUpAdmin(product: TestProduct): Promise<string> {
  const email = "views@example.com";
  const answer = await fetch(`${product.url}/api/auth/sign-up/email`, {
    method: "POST",
    headers: { origin: product.url, "content-type": "application/json" },
    body: JSON.stringify({ email, password: "correct horse battery" }),
  });
  expect(answer.status).toBe(200);
  await product.operate("admin", ["grant", email]);
  return answer.headers
    .getSetCookie()
    .map((one) => one.split(";", 1)[0])
    .join("; ");
}

async function viewsOf(product: TestProduct, cookie: string): Promise<number> {
  const answer = await fetch(`${product.url}/api/v1/seo-pages?limit=100`, { headers: { cookie } });
  const { items } = (await answer.json()) as {
    readonly items: readonly { readonly path: string; readonly impressions: number }[];
  };
  const found = items.find((item) => item.path === path);
  if (found === undefined) throw new Error(`The list has no ${path}`);
  return found.impressions;
}
