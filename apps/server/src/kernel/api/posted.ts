import type { Context } from "hono";
import * as z from "zod/mini";

import type { HttpEnv } from "#kernel/http/context.ts";
import { refusal } from "./refusals/refusal.ts";

/** The JSON body of a plain route; null if it is not JSON. */
export async function bodyOf(c: Context<HttpEnv>): Promise<unknown> {
  const body: unknown = await c.req.json().catch(() => null);
  return body;
}

/** The input of a plain route, parsed by its schema; BAD_REQUEST with all issues, as for a procedure. */
export function postedAs<Schema extends z.ZodMiniType>(schema: Schema, sent: unknown): z.output<Schema> {
  const read = z.safeParse(schema, sent);
  if (read.success) return read.data;
  const issues = read.error.issues.map(({ path, message }) => ({
    path: path.map((part) => (typeof part === "symbol" ? String(part) : part)),
    code: message,
  }));
  throw refusal("BAD_REQUEST", { issues });
}
