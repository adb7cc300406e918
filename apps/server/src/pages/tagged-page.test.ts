import { expect, it } from "vitest";

import { taggedPage } from "./tagged-page.ts";

const page = (body: string, status = 200) =>
  new Response(body, {
    status,
    headers: { "content-type": "text/html", "cache-control": "private, no-cache" },
  });
const options = { ifNoneMatch: undefined, inlineScripts: ["theme()"], https: false } as const;

it("gives a page a tag of its words, and lets whoever has it keep it", async () => {
  const first = await taggedPage(page("<p>Deposit</p>"), options);
  const tag = first.headers.get("etag") ?? "";
  expect([first.status, await first.text()]).toEqual([200, "<p>Deposit</p>"]);
  expect(tag).toMatch(/^W\/"[\w-]{22}"$/);
  const again = await taggedPage(page("<p>Deposit</p>"), { ...options, ifNoneMatch: `"other", ${tag}` });
  expect([again.status, again.body, again.headers.get("etag")]).toEqual([304, null, tag]);
  const changed = await taggedPage(page("<p>Deposits</p>"), { ...options, ifNoneMatch: tag });
  expect(changed.status).toBe(200);
  expect(changed.headers.get("etag")).not.toBe(tag);
});

it("brings the policy that lets its script run without a nonce, the same on each answer", async () => {
  const policies = await Promise.all(
    [undefined, "*"].map(async (ifNoneMatch) =>
      (await taggedPage(page("x"), { ...options, ifNoneMatch })).headers.get("content-security-policy"),
    ),
  );
  expect(policies[0]).toMatch(/script-src 'self' 'sha256-[A-Za-z0-9+/=]{44}'(;|$)/);
  expect(policies[1]).toBe(policies[0]);
});

it("leaves a redirect and an error as they are", async () => {
  for (const status of [301, 404, 503]) {
    const answer = await taggedPage(page("no", status), options);
    expect([answer.status, answer.headers.get("etag")]).toEqual([status, null]);
  }
});
