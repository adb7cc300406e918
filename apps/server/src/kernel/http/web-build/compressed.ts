import { createHash } from "node:crypto";
import { readFile } from "node:fs/promises";
import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";

export type Coding = "br" | "gzip" | "identity";

/** One body in every coding it is worth, compressed once and as small as it gets. */
export type Compressed = {
  readonly tag: string;
  readonly bodies: { readonly identity: Buffer; readonly br?: Buffer; readonly gzip?: Buffer };
};

const toBrotli = promisify(brotliCompress);
const toGzip = promisify(gzip);

/** As the build left it: the forms that lie beside the file are taken, not made again. */
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

/** The best coding that the client names and we have. */
export function codingFor(acceptEncoding: string | undefined, { bodies }: Compressed): Coding {
  const named = codingsIn(acceptEncoding);
  if (bodies.br !== undefined && named.includes("br")) return "br";
  return bodies.gzip !== undefined && named.includes("gzip") ? "gzip" : "identity";
}

/** A quality of zero is a no. */
function codingsIn(acceptEncoding: string | undefined): readonly string[] {
  return (acceptEncoding ?? "")
    .toLowerCase()
    .split(",")
    .map((part) => part.trim())
    .filter((part) => !/;\s*q=0(\.0*)?$/.test(part))
    .map((part) => part.split(";", 1)[0] ?? "");
}

/** Quick rather than small: it is done for one answer. A fifth of the bytes for about a millisecond. */
const quick = { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } };

/**
 * A page that was drawn for this one answer, compressed. Not for pages of people who are signed in: an address can
 * put words of its own into them, and their length would then tell something about the rest.
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
