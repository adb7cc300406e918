import { createHash } from "node:crypto";
import { readFile } from "node:fs/promises";
import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";

export type Coding = "br" | "gzip" | "identity";

/** One body in its available codings, compressed once at the highest level. */
export type Compressed = {
  readonly tag: string;
  readonly bodies: { readonly identity: Buffer; readonly br?: Buffer; readonly gzip?: Buffer };
};

const toBrotli = promisify(brotliCompress);
const toGzip = promisify(gzip);

/** Uses the compressed files that the build wrote next to the file. */
export async function readCompressed(file: string): Promise<Compressed> {
  const [identity, br, gz] = await Promise.all([
    readFile(file),
    readIfThere(`${file}.br`),
    readIfThere(`${file}.gz`),
  ]);
  return {
    tag: tagOf(identity),
    bodies: { identity, ...(br === null ? {} : { br }), ...(gz === null ? {} : { gzip: gz }) },
  };
}

export async function compress(body: Buffer): Promise<Compressed> {
  const params = {
    [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY,
    [constants.BROTLI_PARAM_SIZE_HINT]: body.length,
  };
  const [br, gz] = await Promise.all([toBrotli(body, { params }), toGzip(body, { level: 9 })]);
  return { tag: tagOf(body), bodies: { identity: body, br, gzip: gz } };
}

function tagOf(body: Buffer): string {
  return createHash("sha256").update(body).digest("base64url").slice(0, 22);
}

function readIfThere(file: string): Promise<Buffer | null> {
  return readFile(file).catch((error: unknown) => {
    if (error instanceof Error && "code" in error && error.code === "ENOENT") return null;
    throw error;
  });
}

/** The best coding that the client accepts and that exists. */
export function codingFor(acceptEncoding: string | undefined, { bodies }: Compressed): Coding {
  const named = codingsIn(acceptEncoding);
  if (bodies.br !== undefined && named.includes("br")) return "br";
  return bodies.gzip !== undefined && named.includes("gzip") ? "gzip" : "identity";
}

/** A quality of zero means that the coding is not accepted. */
function codingsIn(acceptEncoding: string | undefined): readonly string[] {
  return (acceptEncoding ?? "")
    .toLowerCase()
    .split(",")
    .map((part) => part.trim())
    .filter((part) => !/;\s*q=0(\.0*)?$/.test(part))
    .map((part) => part.split(";", 1)[0] ?? "");
}

/** Fast rather than small, because it serves a single answer: a fifth of the bytes in about a millisecond. */
const quick = { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } };

/**
 * Compresses a page that was rendered for this one answer. Not for pages of signed-in people: a URL can put text of its
 * own into them, and the compressed length would then reveal something about the rest.
 */
export async function compressOnce(page: Response, acceptEncoding: string | undefined): Promise<Response> {
  const named = codingsIn(acceptEncoding);
  const coding = named.includes("br") ? "br" : named.includes("gzip") ? "gzip" : null;
  const isPage = page.headers.get("content-type")?.startsWith("text/html") ?? false;
  if (page.body === null || !isPage || coding === null) return page;
  const whole = Buffer.from(await page.arrayBuffer());
  const body = coding === "br" ? await toBrotli(whole, quick) : await toGzip(whole);
  const headers = new Headers(page.headers);
  headers.set("content-encoding", coding);
  headers.set("content-length", String(body.length));
  headers.append("vary", "Accept-Encoding");
  return new Response(new Uint8Array(body), { status: page.status, headers });
}
