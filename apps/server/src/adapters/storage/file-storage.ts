import { createReadStream } from "node:fs";
import { mkdir, open, rm, stat } from "node:fs/promises";
import { dirname, join } from "node:path";
import type { Readable } from "node:stream";

import { Disk } from "flydrive";
import { FSDriver } from "flydrive/drivers/fs";
import type { DriverContract } from "flydrive/types";

/** A bucket of a service that speaks S3. */
export type S3Settings = {
  readonly bucket: string;
  readonly region: string;
  readonly accessKeyId: string;
  readonly secretAccessKey: string;
  /** Null = the service of AWS. */
  readonly endpoint: string | null;
  /** The bucket in the path instead of the host name, as most services that are not AWS want it. */
  readonly pathStyle: boolean;
};

/** Where files lie: by keys `workspace/file`, each written once and never changed. */
export type FileStorage = {
  /** For the person at the terminal. */
  readonly place: string;
  /** Whole and on the disk when it is done. */
  readonly put: (key: string, from: string) => Promise<void>;
  /** Null where there is no such file. */
  readonly read: (key: string) => Promise<Readable | null>;
  /** What is not there is gone already. */
  readonly remove: (key: string) => Promise<void>;
  /** All keys, page by page. */
  readonly keys: () => AsyncIterable<readonly string[]>;
  /**
   * A small text beside the files, `folder/name`: written once, no file to anybody, and so never swept, listed or put into a
   * backup.
   */
  readonly note: (name: string, text: string) => Promise<void>;
  /** All texts of such a folder. */
  readonly notes: (folder: string) => Promise<readonly string[]>;
  /** When it was put there; null where there is no such file. */
  readonly storedAt: (key: string) => Promise<Date | null>;
};

const KEY = /^[0-9a-f-]{36}\/[0-9a-f-]{36}$/;

const NOTE = /^[a-z]+\/[a-z]+-[0-9a-f]{64}$/;

/** The one form of a key: whatever else somebody called the file stays in the database. */
export function keyOfFile(workspaceId: string, fileId: string): string {
  return `${workspaceId}/${fileId}`;
}

/** Whether a name is one that this product gave: nothing else in the folder or bucket is its to touch. */
export function isFileKey(name: string): boolean {
  return KEY.test(name);
}

/** A folder that is the owner's alone. */
export async function openFolder(root: string): Promise<FileStorage> {
  await mkdir(root, { recursive: true, mode: 0o700 });
  const driver = new FSDriver({ location: root, visibility: "private" });
  return storageOn(driver, { place: root, within: "", settle: (key) => toDisk(root, key) });
}

/** The package is large and is loaded only where somebody uses it. */
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
    // What services other than AWS understand; the length and our own checksum judge what arrived.
    requestChecksumCalculation: "WHEN_REQUIRED",
    responseChecksumValidation: "WHEN_REQUIRED",
    maxAttempts: 3,
  });
  const driver = new S3Driver({ client, bucket, visibility: "private", supportsACL: false });
  return storageOn(driver, { place: `${endpoint ?? "s3"} ${bucket}`, within, settle: async () => {} });
}

/** A part of a bucket of its own, which those who list the files never meet: its names are no keys to them. */
export type Within = "" | `${string}/`;

type Kind = {
  readonly place: string;
  readonly within: Within;
  /** What makes a write certain. */
  readonly settle: (key: string) => Promise<void>;
};

function storageOn(driver: DriverContract, { place, within, settle }: Kind): FileStorage {
  const disk = new Disk(driver);
  const checked = (key: string): string => {
    if (!isFileKey(key)) throw new Error("A file was asked for by something that is no key.");
    return within + key;
  };
  return {
    place,
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

/** The file and the names that lead to it: a machine that stops after our answer has lost none of them. */
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

/** Of a file that was only on its way: nothing there is no trouble. */
export async function forget(path: string): Promise<void> {
  await rm(path, { force: true });
}
