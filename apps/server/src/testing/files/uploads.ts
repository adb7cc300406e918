import { readdirSync, utimesSync } from "node:fs";
import { join } from "node:path";

import type { DocumentOwnerRef, DocumentView } from "@keystead/contract/documents";

import type { TestApp, TestSession } from "../test-app.ts";

export type FileToSend = Readonly<DocumentOwnerRef> & {
  readonly name?: string;
  readonly kind?: string;
  readonly content: Uint8Array<ArrayBuffer> | string | ReadableStream<Uint8Array<ArrayBuffer>>;
  readonly key?: string;
  readonly workspaceId?: string;
  readonly signal?: AbortSignal;
};

/** Sends a file as the browser does: its bytes as the body, its name in a header. */
export function postFile(app: TestApp, session: TestSession, file: FileToSend): Promise<Response> {
  const { on, onId, name = "contract.pdf", kind, content, key, workspaceId, signal } = file;
  const init = {
    method: "POST",
    headers: {
      origin: app.url,
      cookie: session.cookie,
      "x-forwarded-for": session.ip,
      "content-type": "application/octet-stream",
      "x-file-name": encodeURIComponent(name),
      ...(kind === undefined ? {} : { "x-file-kind": kind }),
      ...(key === undefined ? {} : { "idempotency-key": key }),
      ...(workspaceId === undefined ? {} : { "x-workspace-id": workspaceId }),
    },
    body: content,
    duplex: "half",
    ...(signal === undefined ? {} : { signal }),
  };
  return fetch(`${app.url}/api/documents/${on}/${onId}`, init);
}

/** Uploads a file and expects success. */
export async function storedFile(
  app: TestApp,
  session: TestSession,
  file: FileToSend,
): Promise<DocumentView> {
  const answer = await postFile(app, session, file);
  const body = await answer.text();
  if (answer.status !== 201) throw new Error(`the upload answered ${answer.status}: ${body}`);
  const view: DocumentView = JSON.parse(body);
  return view;
}

/** Sets the times of all files in the folder, because the disk uses the machine's clock and not the test's. */
export function setFileTimes(folder: string, at: Date): void {
  for (const entry of readdirSync(folder, { recursive: true, withFileTypes: true }))
    if (entry.isFile()) utimesSync(join(entry.parentPath, entry.name), at, at);
}

/** The keys of all files in the store. */
export async function keysInStore(app: TestApp): Promise<readonly string[]> {
  const keys: string[] = [];
  for await (const page of app.deps.files.keys()) keys.push(...page);
  return keys;
}

/** Removes the bytes that `store` adds to the store, so that their records have no file. */
export async function losingBytes<Made>(app: TestApp, store: () => Promise<Made>): Promise<Made> {
  const before = new Set(await keysInStore(app));
  const made = await store();
  for (const key of await keysInStore(app)) if (!before.has(key)) await app.deps.files.remove(key);
  return made;
}

/** A file of this many bytes that is accepted as a PDF. */
export function pdfOf(bytes: number, mark = ""): Uint8Array<ArrayBuffer> {
  const whole = new Uint8Array(bytes).fill(0x20);
  whole.set(new TextEncoder().encode(`%PDF-1.7\n${mark}`));
  return whole;
}
