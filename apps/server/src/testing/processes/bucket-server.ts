import S3rver from "@20minutes/s3rver";

import type { S3Settings } from "#adapters/storage/file-storage.ts";

export type BucketServer = {
  readonly settings: S3Settings;
  /** The settings with which an operator would use this server. */
  readonly env: Readonly<Record<string, string>>;
  readonly stop: () => Promise<void>;
};

const BUCKET = "keystead";
const KEY = "S3RVER";

/**
 * A service that speaks S3 over HTTP: a fake of AWS with the real protocol. It calculates the signature of a listing
 * differently from AWS, so only a `strict` server, which cannot list, checks signatures.
 */
export async function bucketServer(directory: string, { strict = false } = {}): Promise<BucketServer> {
  const server = new S3rver({
    address: "127.0.0.1",
    port: 0,
    silent: true,
    directory,
    allowMismatchedSignatures: !strict,
    configureBuckets: [{ name: BUCKET }],
  });
  const { port } = await server.run();
  const endpoint = `http://127.0.0.1:${port}`;
  return {
    settings: {
      bucket: BUCKET,
      region: "eu-central-1",
      accessKeyId: KEY,
      secretAccessKey: KEY,
      endpoint,
      pathStyle: true,
    },
    env: { S3_BUCKET: BUCKET, S3_ENDPOINT: endpoint, S3_ACCESS_KEY_ID: KEY, S3_SECRET_ACCESS_KEY: KEY },
    stop: () => server.close(),
  };
}
