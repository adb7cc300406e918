import type { Context, MiddlewareHandler } from "hono";

import { refusal } from "#kernel/api/refusals/refusal.ts";
import { bodyRuleOf } from "./body-of-route.ts";
import { mayTakeLong } from "./body-pace.ts";
import { limitKeyOf } from "../client-ip.ts";
import type { HttpEnv } from "../context.ts";
import { errorBody } from "../error-body.ts";
import { laneOf, RETRY_AFTER_SECONDS, type RequestSlot, type Slots } from "./slots.ts";

/**
 * Lets a request through when there is a slot for it; the request holds the slot until it is answered. Its body is
 * received first, so that a client sending one byte a second holds a connection, not a slot. If the route reads the
 * body itself, the body is received later, in a lane of its own, and only from a sender with permission. The rest of
 * a refused body is read after the slot is released.
 */
export function takeSlot(slots: Slots): MiddlewareHandler<HttpEnv> {
  return async (c, next) => {
    if (!(await receiveBody(c))) return c.json(errorBody("BAD_REQUEST", 400), 400);
    const address = `address ${limitKeyOf(c.get("clientIp"))}`;
    const token = c.get("sessionToken") ?? null;
    let slot = await slots.take(
      laneOf(c.req.path),
      token === null ? [address] : [address, `session ${token}`],
    );
    // The client has disconnected: the slot goes to the next in the queue.
    const isClosed = c.env?.outgoing?.destroyed === true;
    if (isClosed) slot?.leave();
    if (slot === null || isClosed) {
      return refuseOverloaded(c);
    }
    c.set("waitedMs", slot.waitedMs);
    c.set("slot", {
      async moveTo(lane, person) {
        slot?.leave();
        // Otherwise the slot would be released twice if the other lane has none.
        slot = null;
        const next: RequestSlot | null = await slots.take(lane, [address, `person ${person}`]);
        if (next === null) throw refusal("UNAVAILABLE", { retryAfterSeconds: RETRY_AFTER_SECONDS });
        slot = next;
      },
    });
    try {
      await next();
    } finally {
      slot?.leave();
    }
    return leaveNoRest(c);
  };
}

/** The body of a route that reads it itself, with a slot in the files lane that this person holds. */
export async function receiveStream(
  c: Context<HttpEnv>,
  person: string,
): Promise<ReadableStream<Uint8Array<ArrayBuffer>> | null> {
  await c.get("slot").moveTo("files", person);
  mayTakeLong(c.env?.incoming);
  return c.req.raw.body;
}

/** The same answer as the one given before the application is reached. */
export function refuseOverloaded(c: Context<HttpEnv>): Response {
  const { code, status, headers, data } = overloaded;
  return c.json(errorBody(code, status, data), status, headers);
}

export const overloaded = {
  code: "UNAVAILABLE",
  status: 503,
  headers: { "retry-after": String(RETRY_AFTER_SECONDS) },
  data: { retryAfterSeconds: RETRY_AFTER_SECONDS },
} as const;

/** False if the client disconnected before the end. The size was checked before. */
async function receiveBody(c: Context<HttpEnv>): Promise<boolean> {
  if (c.req.method === "GET" || c.req.method === "HEAD" || c.req.raw.body === null) return true;
  if (bodyRuleOf(c).streamed === true) return true;
  try {
    const body = await c.req.raw.arrayBuffer();
    c.req.raw = new Request(c.req.raw, { method: c.req.method, body });
    return true;
  } catch {
    return false;
  }
}

/**
 * A browser that is still sending reads no answer, so for a known sender the rest of the body is read and discarded,
 * up to the route's limit. For others the connection closes, because nobody knows where the next request would begin.
 */
async function leaveNoRest(c: Context<HttpEnv>): Promise<void> {
  const { streamed = false, upTo } = bodyRuleOf(c);
  if (!streamed || c.env?.incoming?.complete === true) return;
  const { body } = c.req.raw;
  if (body === null) return;
  mayTakeLong(c.env?.incoming);
  if (c.res.status === 401 || body.locked || !(await readRest(body, upTo))) c.header("connection", "close");
}

async function readRest(body: ReadableStream<Uint8Array>, upTo: number): Promise<boolean> {
  const reader = body.getReader();
  let left = upTo;
  try {
    while (left >= 0) {
      const { done, value } = await reader.read();
      if (done) return true;
      left -= value.byteLength;
    }
  } catch {
    // The client disconnected.
  }
  return false;
}
