import { createHash } from "node:crypto";

import { securityHeaders } from "#kernel/http/security-headers.ts";

type Tagged = {
  readonly ifNoneMatch: string | undefined;
  /** The inline scripts of such pages, allowed by their hash: a nonce would make each answer different. */
  readonly inlineScripts: readonly string[];
  readonly https: boolean;
};

/**
 * Answers a page that is the same for all visitors who are not signed in until somebody edits it: 304 for a client
 * that already has it. The page was rendered without a nonce, so the answer contains a policy that allows its
 * scripts. The tag is weak, because the answer may be compressed in different ways.
 */
export async function taggedPage(
  drawn: Response,
  { ifNoneMatch, inlineScripts, https }: Tagged,
): Promise<Response> {
  if (drawn.status !== 200) return drawn;
  const body = await drawn.arrayBuffer();
  const tag = `W/"${createHash("sha256").update(new Uint8Array(body)).digest("base64url").slice(0, 22)}"`;
  const headers = new Headers(drawn.headers);
  headers.set("etag", tag);
  const hashes = inlineScripts.map(
    (script) => `'sha256-${createHash("sha256").update(script).digest("base64")}'`,
  );
  const policy = securityHeaders({ inlineScripts: hashes, https, isPrivate: false })[
    "content-security-policy"
  ];
  if (policy !== undefined) headers.set("content-security-policy", policy);
  const isKnown = ifNoneMatch?.split(",").some((one) => one.trim() === tag || one.trim() === "*") ?? false;
  return isKnown
    ? new Response(null, { status: 304, headers })
    : new Response(body, { status: 200, headers });
}
