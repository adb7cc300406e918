import type { Context } from "hono";
import * as z from "zod/mini";

import type { HttpEnv } from "#kernel/http/context.ts";
import { refusal } from "./refusals/refusal.ts";

/** What was sent as JSON to a plain route; null where it is none. */
export async function bodyOf(c: Context<HttpEnv>): Promise<unknown> {
  const body: unknown = await c.req.json().catch(() => null);
  return body;
}

/** What a plain route was sent, as its schema has it; BAD_REQUEST with all that is wrong, as a procedure says it. */
export function postedAs<Schema extends z.ZodMiniType>(schema: Schema, sent: unknown): z.output<Schema> {
  const read = z.safeParse(schema, sent);
  if (read.success) return read.data;
  const issues = read.error.issues.map(({ path, message }) => ({
    path: path.map((part) => (typeof part === "symbol" ? String(part) : part)),
    code: message,
  }));
  throw refusal("BAD_REQUEST", { issues });
}
