import { randomUUID } from "node:crypto";
import { setImmediate as nextTurn } from "node:timers/promises";

import * as z from "zod";

import { cookieOf } from "./cookie-of.ts";

const Listed = z.object({ items: z.array(z.object({ name: z.string() })), total: z.number() });

/** The parts of an answer that a client reads. */
export type ProcessAnswer = {
  readonly status: number;
  readonly retryAfter: string | null;
  readonly body: string;
};

type Input = { readonly body?: unknown; readonly headers?: Readonly<Record<string, string>> };

/** One request to a server process, as a browser of the same origin sends it. */
export async function call(url: string, request: Input = {}): Promise<ProcessAnswer> {
  const answer = await send(url, request);
  const body = await answer.text();
  const retryAfter = answer.headers.get("retry-after");
  return { status: answer.status, retryAfter, body };
}

/** Signs a new person up and returns the cookie. Retries when a busy server answers "try again". */
export async function signUpAt(url: string, email = `${randomUUID()}@example.org`): Promise<string> {
  const body = { email, password: "correct horse" };
  let answer = await send(`${url}/api/auth/sign-up/email`, { body });
  while (answer.status === 503) answer = await send(`${url}/api/auth/sign-up/email`, { body });
  if (!answer.ok) throw new Error(`sign-up answered ${answer.status}: ${await answer.text()}`);
  return cookieOf(answer);
}

/** Creates a property, with an idempotency key of its own. */
export function createHouse(url: string, cookie: string, name: string): Promise<ProcessAnswer> {
  const body = {
    name,
    rentalMode: "monthly",
    country: "DE",
    currency: "EUR",
    timezone: "Europe/Berlin",
  };
  return call(`${url}/api/v1/properties`, { body, headers: { cookie, "idempotency-key": name } });
}

/** The names of all properties, page by page. */
export async function propertyNames(url: string, cookie: string): Promise<ReadonlySet<string>> {
  const names = new Set<string>();
  for (let page = 1; ; page += 1) {
    const { body } = await call(`${url}/api/v1/properties?limit=100&page=${page}`, { headers: { cookie } });
    const { items, total } = Listed.parse(JSON.parse(body));
    for (const { name } of items) names.add(name);
    if (page * 100 >= total) return names;
  }
}

/** Polls, because another process sends no events; the test's own timeout is the limit. */
export async function until(holds: () => Promise<boolean>): Promise<void> {
  while (!(await holds())) await nextTurn();
}

/** Uses a connection of its own, because the server may close a kept one while the next request is on its way. */
function send(url: string, { body, headers }: Input): Promise<Response> {
  return fetch(url, {
    method: body === undefined ? "GET" : "POST",
    headers: {
      origin: new URL(url).origin,
      connection: "close",
      "content-type": "application/json",
      ...headers,
    },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  });
}
