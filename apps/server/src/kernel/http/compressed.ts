import { createHash } from "node:crypto";
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

export async function compress(body: Buffer, isText: boolean): Promise<Compressed> {
  const tag = createHash("sha256").update(body).digest("base64url").slice(0, 22);
  if (!isText) return { tag, bodies: { identity: body } };
  const params = {
    [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY,
    [constants.BROTLI_PARAM_SIZE_HINT]: body.length,
  };
  const [br, gz] = await Promise.all([toBrotli(body, { params }), toGzip(body, { level: 9 })]);
  return { tag, bodies: { identity: body, br, gzip: gz } };
}

/** The best coding that the client names and we have; a quality of zero is a no. */
export function codingFor(acceptEncoding: string | undefined, { bodies }: Compressed): Coding {
  if (acceptEncoding === undefined) return "identity";
  const named = acceptEncoding
    .toLowerCase()
    .split(",")
    .map((part) => part.trim())
    .filter((part) => !/;\s*q=0(\.0*)?$/.test(part))
    .map((part) => part.split(";", 1)[0]);
  if (bodies.br !== undefined && named.includes("br")) return "br";
  return bodies.gzip !== undefined && named.includes("gzip") ? "gzip" : "identity";
}
