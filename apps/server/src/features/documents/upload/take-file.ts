import { FILE_LIMIT } from "@keystead/domain/documents";
import type { Context } from "hono";
import type { ReadableStream } from "node:stream/web";

import { takesBody, type BodyRule } from "#kernel/http/admission/body-of-route.ts";
import type { HttpEnv } from "#kernel/http/context.ts";
import { receiveStream } from "#kernel/http/admission/take-slot.ts";

const BYTES = "application/octet-stream";

/** For a route that takes a file as its body. */
export function takesFile(rule: Pick<BodyRule, "knows"> = {}) {
  return takesBody({ upTo: FILE_LIMIT, types: [BYTES], streamed: true, ...rule });
}

export type SentFile = {
  /**
   * Call this after all other checks; no bytes are read before. From then on `sender` holds one of the slots for
   * files.
   */
  readonly receive: (sender: string) => Promise<ReadableStream | null>;
  /** The length that the request announces, or null. */
  readonly announced: number | null;
};

export function sentFile(c: Context<HttpEnv>): SentFile {
  const announced = Number(c.req.header("content-length") ?? Number.NaN);
  return {
    announced: Number.isSafeInteger(announced) ? announced : null,
    receive: async (sender) => (await receiveStream(c, sender)) as ReadableStream | null,
  };
}
