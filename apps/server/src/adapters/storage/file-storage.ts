import { createReadStream } from "node:fs";
import { mkdir, open, rm, stat } from "node:fs/promises";
import { dirname, join } from "node:path";
import type { Readable } from "node:stream";

import { Disk } from "flydrive";
import { FSDriver } from "flydrive/drivers/fs";
import type { DriverContract } from "flydrive/types";

/** A bucket of an S3-compatible service. */
export type S3Settings = {
  readonly bucket: string;
  readonly region: string;
  readonly accessKeyId: string;
  readonly secretAccessKey: string;
  /** Null = AWS itself. */
  readonly endpoint: string | null;
  /** Puts the bucket into the path instead of the host name, as most services other than AWS require. */
  readonly pathStyle: boolean;
};

/** Stores files under keys `workspace/file`, each written once and never changed. */
export type FileStorage = {
  /** The name of the storage for messages at the terminal. */
  readonly location: string;
  /** Resolves when the whole file is on the disk. */
  readonly put: (key: string, from: string) => Promise<void>;
  /** Null where there is no such file. */
  readonly read: (key: string) => Promise<Readable | null>;
  /** No error if there is no such file. */
  readonly remove: (key: string) => Promise<void>;
  /** All keys, page by page. */
  readonly keys: () => AsyncIterable<readonly string[]>;
  /**
   * Writes a small text next to the files, named `folder/name`. It is written once and does not count as a file, so
   * it is never swept, listed or backed up.
   */
  readonly note: (name: string, text: string) => Promise<void>;
  /** All texts in such a folder. */
  readonly notes: (folder: string) => Promise<readonly string[]>;
  /** When the file was stored; null where there is no such file. */
  readonly storedAt: (key: string) => Promise<Date | null>;
};

const KEY = /^[0-9a-f-]{36}\/[0-9a-f-]{36}$/;

const NOTE = /^[a-z]+\/[a-z]+-[0-9a-f]{64}$/;

/** The only form of a key. The name that a user gave the file is only in the database. */
export function keyOfFile(workspaceId: string, fileId: string): string {
  return `${workspaceId}/${fileId}`;
}

/** Whether this product made the name. The product touches nothing else in the folder or bucket. */
export function isFileKey(name: string): boolean {
  return KEY.test(name);
}

/** A folder that only its owner can read. */
export async function openFolder(root: string): Promise<FileStorage> {
  await mkdir(root, { recursive: true, mode: 0o700 });
  const driver = new FSDriver({ location: root, visibility: "private" });
  return storageOn(driver, { location: root, within: "", settle: (key) => toDisk(root, key) });
}

/** The package is large, so it is loaded only where it is used. */
export async function openBucket(settings: S3Settings, within: Within = ""): Promise<FileStorage> {
  const [{ S3Driver }, { S3Client }] = await Promise.all([
    import("flydrive/drivers/s3"),
    import("@aws-sdk/client-s3"),
  ]);
  const { bucket, region, accessKeyId, secretAccessKey, endpoint, pathStyle } = settings;
  const client = new S3Client({
    region,
    credentials: { accessKeyId, secretAccessKey },
    forcePathStyle: pathStyle,
    ...(endpoint === null ? {} : { endpoint }),
    // The default checksums need AWS. Stored files are verified by their length and our own checksum.
    requestChecksumCalculation: "WHEN_REQUIRED",
    responseChecksumValidation: "WHEN_REQUIRED",
    maxAttempts: 3,
  });
  const driver = new S3Driver({ client, bucket, visibility: "private", supportsACL: false });
  return storageOn(driver, { location: `${endpoint ?? "s3"} ${bucket}`, within, settle: async () => {} });
}

/** A prefix in the bucket. Listing the files never returns keys under the prefix, because these are not file keys. */
export type Within = "" | `${string}/`;

type Kind = {
  readonly location: string;
  readonly within: Within;
  /** Makes a write durable. */
  readonly settle: (key: string) => Promise<void>;
};

function storageOn(driver: DriverContract, { location, within, settle }: Kind): FileStorage {
  const disk = new Disk(driver);
  const checked = (key: string): string => {
    if (!isFileKey(key)) throw new Error("A file was asked for by something that is no key.");
    return within + key;
  };
  return {
    location,
    async put(key, from) {
      const { size } = await stat(from);
      await disk.putStream(checked(key), createReadStream(from), { contentLength: size });
      await settle(key);
    },
    async read(key) {
      const name = checked(key);
      return (await disk.exists(name)) ? disk.getStream(name) : null;
    },
    async remove(key) {
      await disk.delete(checked(key));
    },
    async *keys() {
      let page: string | undefined;
      do {
        const found = await disk.listAll(within || "/", {
          recursive: true,
          ...(page === undefined ? {} : { paginationToken: page }),
        });
        const keys = [...found.objects].flatMap((one) =>
          one.isFile && one.key.startsWith(within) ? [one.key.slice(within.length)] : [],
        );
        yield keys.filter(isFileKey);
        page = found.paginationToken;
      } while (page !== undefined);
    },
    async note(name, text) {
      if (!NOTE.test(name)) throw new Error("A note was written under something that is no name.");
      await disk.put(name, text);
      await settle(name);
    },
    async notes(folder) {
      const texts: string[] = [];
      let page: string | undefined;
      do {
        const found = await disk.listAll(folder, {
          recursive: true,
          ...(page === undefined ? {} : { paginationToken: page }),
        });
        for (const one of found.objects)
          if (one.isFile && NOTE.test(one.key)) texts.push(await disk.get(one.key));
        page = found.paginationToken;
      } while (page !== undefined);
      return texts;
    },
    async storedAt(key) {
      const name = checked(key);
      return (await disk.exists(name)) ? (await disk.getMetaData(name)).lastModified : null;
    },
  };
}

/** Syncs the file and the folders that hold its name, so that a crash after our answer loses none of them. */
async function toDisk(root: string, key: string): Promise<void> {
  const path = join(root, key);
  for (const each of [path, dirname(path), root]) {
    const handle = await open(each, "r");
    try {
      await handle.sync();
    } finally {
      await handle.close();
    }
  }
}

/** For a temporary file; no error if it does not exist. */
export async function forget(path: string): Promise<void> {
  await rm(path, { force: true });
}
