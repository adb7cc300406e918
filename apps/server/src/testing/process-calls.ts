import { randomUUID } from "node:crypto";

import * as z from "zod";

import { cookieOf } from "./cookie-of.ts";

const Listed = z.object({ items: z.array(z.object({ name: z.string() })), total: z.number() });

/** An answer with what a client looks at, and how long it took. */
export type TimedAnswer = {
  readonly status: number;
  readonly retryAfter: string | null;
  readonly body: string;
  readonly ms: number;
};

/**
 * At once, as it can be told where other test files run beside this one on the same cores. How soon it is on a machine of its
 * own, the faults of the bench measure.
 */
export const SOON_MS = 3_000;

type Asked = { readonly body?: unknown; readonly headers?: Readonly<Record<string, string>> };

/** One request to a server process, as a browser of the same origin sends it. */
export async function call(url: string, request: Asked = {}): Promise<TimedAnswer> {
  const started = performance.now();
  const answer = await send(url, request);
  const body = await answer.text();
  const retryAfter = answer.headers.get("retry-after");
  return { status: answer.status, retryAfter, body, ms: performance.now() - started };
}

/** The cookie of somebody new. */
export async function signUpAt(url: string, email = `${randomUUID()}@example.org`): Promise<string> {
  const answer = await send(`${url}/api/auth/sign-up/email`, {
    body: { email, password: "correct horse" },
  });
  if (!answer.ok) throw new Error(`sign-up answered ${answer.status}: ${await answer.text()}`);
  return cookieOf(answer);
}

/** A new property under a key of its own. */
export function createHouse(url: string, cookie: string, name: string): Promise<TimedAnswer> {
  const body = {
    name,
    rentalMode: "monthly",
    country: "DE",
    currency: "EUR",
    timezone: "Europe/Berlin",
  };
  return call(`${url}/api/v1/properties`, { body, headers: { cookie, "idempotency-key": name } });
}

/** All of them, page by page. */
export async function propertyNames(url: string, cookie: string): Promise<ReadonlySet<string>> {
  const names = new Set<string>();
  for (let page = 1; ; page += 1) {
    const { body } = await call(`${url}/api/v1/properties?limit=100&page=${page}`, { headers: { cookie } });
    const { items, total } = Listed.parse(JSON.parse(body));
    for (const { name } of items) names.add(name);
    if (page * 100 >= total) return names;
  }
}

/** Asks again and again until it holds; the test's own limit in time ends it when it never does. */
export async function until(holds: () => Promise<boolean>): Promise<void> {
  while (!(await holds())) await new Promise((resolve) => setTimeout(resolve, 50));
}

function send(url: string, { body, headers }: Asked): Promise<Response> {
  return fetch(url, {
    method: body === undefined ? "GET" : "POST",
    headers: { origin: new URL(url).origin, "content-type": "application/json", ...headers },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  });
}
