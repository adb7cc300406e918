import S3rver from "@20minutes/s3rver";

import type { S3Settings } from "#adapters/storage/file-storage.ts";

export type BucketServer = {
  readonly settings: S3Settings;
  readonly stop: () => Promise<void>;
};

const BUCKET = "keystead";

/**
 * A service that speaks S3 over HTTP; a fake of AWS, not of its wire. It reckons the signature of a listing otherwise than AWS does,
 * so only a `strict` one, which cannot list, looks at signatures.
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
  return {
    settings: {
      bucket: BUCKET,
      region: "eu-central-1",
      accessKeyId: "S3RVER",
      secretAccessKey: "S3RVER",
      endpoint: `http://127.0.0.1:${port}`,
      pathStyle: true,
    },
    stop: () => server.close(),
  };
}
