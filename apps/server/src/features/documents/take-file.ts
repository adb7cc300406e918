import { FILE_LIMIT } from "@keystead/domain/documents";
import type { Context } from "hono";
import type { ReadableStream } from "node:stream/web";

import { takesBody } from "#kernel/http/body-of-route.ts";
import type { HttpEnv } from "#kernel/http/context.ts";
import { refuse } from "#kernel/http/refuse.ts";

const BYTES = "application/octet-stream";

/** Of a route that takes a file as its body. */
export const takesFile = takesBody({ upTo: FILE_LIMIT, types: [BYTES], streamed: true });

export type SentFile = {
  readonly body: ReadableStream | null;
  /** As the request says; null when it does not. */
  readonly announced: number | null;
};

/** Answers to a file, a refusal among the answers. */
export async function withBody(
  c: Context<HttpEnv>,
  answer: (file: SentFile) => Promise<Response>,
): Promise<Response> {
  const body = c.req.raw.body as ReadableStream | null;
  try {
    const announced = Number(c.req.header("content-length") ?? Number.NaN);
    return await answer({ body, announced: Number.isSafeInteger(announced) ? announced : null });
  } catch (error) {
    // What was not read to its end leaves a connection on which nobody knows where the next request begins.
    return refuse(c, error, (await readOn(body)) ? {} : { connection: "close" });
  }
}

/** A browser that still sends reads no answer: the rest comes in and is forgotten, at most what one file may have. */
async function readOn(body: ReadableStream | null): Promise<boolean> {
  if (body === null) return true;
  if (body.locked) return false;
  try {
    for await (const _rest of body);
    return true;
  } catch {
    return false;
  }
}
