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
