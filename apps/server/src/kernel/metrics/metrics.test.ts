import { readFileSync } from "node:fs";
import { join } from "node:path";

import { afterEach, expect, it } from "vitest";

import { rentedFlat } from "#testing/records/rented-flat.ts";
import { testApp, type TestApp } from "#testing/test-app.ts";

const TOKEN = "a-token-of-the-tests";

let app: TestApp;
afterEach(() => app.close());

const scrape = (authorization = `Bearer ${TOKEN}`) =>
  app.call("/metrics", { headers: authorization === "" ? {} : { authorization } });

/** The value of a series; undefined if there is none. */
function valueOf(text: string, series: string): number | undefined {
  const line = text.split("\n").find((one) => one.startsWith(`${series} `));
  return line === undefined ? undefined : Number(line.slice(series.length + 1));
}

it("is not there unless the operator asks for it", async () => {
  app = await testApp();
  expect(app.deps.metrics).toBeNull();
  const answer = await scrape();
  expect(answer.status).not.toBe(200);
  expect(await answer.text()).not.toContain("keystead_");
});

it("says nothing to whoever does not know the token", async () => {
  app = await testApp({ env: { METRICS_TOKEN: TOKEN } });
  for (const given of [
    "",
    `Bearer ${TOKEN}x`,
    `Bearer ${TOKEN.slice(1)}`,
    TOKEN,
    `bearer ${TOKEN}`,
    "Bearer ",
  ]) {
    const refused = await scrape(given);
    expect([given, refused.status, await refused.text()]).toEqual([given, 401, ""]);
    expect(refused.headers.get("www-authenticate")).toBe("Bearer");
  }
  const answer = await scrape();
  expect(answer.status).toBe(200);
  expect(answer.headers.get("content-type")).toBe("text/plain; version=0.0.4; charset=utf-8");
  expect(answer.headers.get("cache-control")).toBe("no-store");
});

it("counts requests by route and status, statements, jobs and mails, and knows nobody", async () => {
  app = await testApp({ env: { METRICS_TOKEN: TOKEN } });
  const me = await app.signUp("somebody.special@example.com");
  const client = app.client(me);
  const { current } = await client.accounts.workspaces({});
  const { tenantId } = await rentedFlat(client, "Casa Secreta");
  await client.tenants.get({ id: tenantId });
  await client.tenants.get({ id: tenantId });
  const strange = "00000000-0000-4000-8000-000000000000";
  expect((await app.call(`/api/v1/tenants/${strange}`, { session: me })).status).toBe(404);
  expect((await app.call(`/api/documents/${strange}/file`, { session: me })).status).toBe(404);
  expect((await app.call("/api/v1/no-such-thing", { session: me })).status).toBe(404);
  expect((await app.call("/api/v1/tenants?q=needle")).status).toBe(401);

  const before = await (await scrape()).text();
  const requests = (method: string, route: string, status: number) =>
    valueOf(before, `keystead_http_requests_total{method="${method}",route="${route}",status="${status}"}`);
  expect(requests("GET", "/api/v1/tenants/{id}", 200)).toBe(2);
  expect(requests("GET", "/api/v1/tenants/{id}", 404)).toBe(1);
  expect(requests("GET", "/api/documents/:id/file", 404)).toBe(1);
  expect(requests("POST", "/api/v1/tenants", 200)).toBe(1);
  expect(requests("GET", "/api/v1/tenants", 401)).toBe(1);
  expect(requests("GET", "/api/v1/*", 404)).toBe(1);
  expect(requests("POST", "/api/auth/sign-up/email", 200)).toBe(1);
  expect(
    valueOf(
      before,
      'keystead_http_request_duration_seconds_count{method="GET",route="/api/v1/tenants/{id}"}',
    ),
  ).toBe(3);
  expect(valueOf(before, "keystead_db_statement_duration_seconds_count")).toBeGreaterThan(10);
  expect(valueOf(before, "keystead_db_up")).toBe(1);
  expect(valueOf(before, 'keystead_db_pool_connections{login="system",state="waiting"}')).toBe(0);
  expect(valueOf(before, 'keystead_db_pool_connections{login="system",state="open"}')).toBeGreaterThan(0);
  // The mail that verifies the address.
  expect(valueOf(before, 'keystead_jobs{queue="mail",state="waiting"}')).toBe(1);
  expect(valueOf(before, "process_resident_memory_bytes")).toBeGreaterThan(0);

  await app.runJobs();
  const after = await (await scrape()).text();
  expect(valueOf(after, 'keystead_jobs{queue="mail",state="waiting"}')).toBeUndefined();
  expect(valueOf(after, 'keystead_mails_total{outcome="sent"}')).toBe(1);
  expect(valueOf(after, 'keystead_job_runs_total{kind="mail",outcome="done"}')).toBe(1);

  const sent = [me.email, me.ip, current, tenantId, strange, "Secreta", "needle", "no-such-thing", app.url];
  expect(sent.filter((word) => `${before}${after}`.includes(word))).toEqual([]);
  expect(/[0-9a-f]{8}-[0-9a-f]{4}-/.test(before + after)).toBe(false);
});

it("counts a mail that its server refuses, and the job as failed or put off", async () => {
  app = await testApp({ env: { METRICS_TOKEN: TOKEN, SMTP_URL: "smtp://127.0.0.1:1" } });
  await app.signUp();
  await app.runJobs();
  const text = await (await scrape()).text();
  expect(valueOf(text, 'keystead_mails_total{outcome="failed"}')).toBe(1);
  expect(valueOf(text, 'keystead_jobs{queue="mail",state="later"}')).toBe(1);
});

it("is what Prometheus reads: each sample of a kind that was declared, buckets that only grow", async () => {
  app = await testApp({ env: { METRICS_TOKEN: TOKEN } });
  await app.signUp();
  const lines = (await (await scrape()).text()).trimEnd().split("\n");
  const types = new Map(
    lines.flatMap((line) => {
      const [, name = "", type = ""] = /^# TYPE (\S+) (counter|gauge|histogram)$/.exec(line) ?? [];
      return name === "" ? [] : [[name, type] as const];
    }),
  );
  const seen = new Set<string>();
  const buckets = new Map<string, number>();
  for (const line of lines.filter((one) => !one.startsWith("#"))) {
    const [, name = "", labels = "", value = ""] =
      /^([a-z_]+)((?:\{(?:[a-z]+="(?:[^"\\\n]|\\.)*",?)+\})?) (\S+)$/.exec(line) ?? [];
    expect([line, Number.isNaN(Number(value))]).toEqual([line, false]);
    const family = types.has(name) ? name : name.replace(/_(bucket|sum|count)$/, "");
    expect([line, types.get(family) === undefined]).toEqual([line, false]);
    expect(seen.has(name + labels)).toBe(false);
    seen.add(name + labels);
    if (!name.endsWith("_bucket")) continue;
    const series = name + labels.replace(/,?le="[^"]*"/, "");
    expect(Number(value)).toBeGreaterThanOrEqual(buckets.get(series) ?? 0);
    buckets.set(series, Number(value));
  }
  expect(types.size).toBeGreaterThan(8);
});

it("has every number that the dashboard and the alerts in deploy/ ask for", async () => {
  app = await testApp({ env: { METRICS_TOKEN: TOKEN } });
  await app.signUp();
  await app.runJobs();
  const text = await (await scrape()).text();
  const deploy = join(import.meta.dirname, "../../../../../deploy");
  const used = ["grafana-dashboard.json", "prometheus-alerts.yaml"].flatMap((file) =>
    [...readFileSync(join(deploy, file), "utf8").matchAll(/\b(?:keystead|process|nodejs)_[a-z_]+/g)].map(
      ([name]) => name,
    ),
  );
  expect(new Set(used).size).toBeGreaterThan(8);
  expect(
    used.filter((name) => !text.includes(`# TYPE ${name.replace(/_(bucket|sum|count)$/, "")} `)),
  ).toEqual([]);
});
