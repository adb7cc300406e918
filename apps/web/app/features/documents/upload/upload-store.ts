import type { DocumentOwnerRef, UploadedDocument } from "@keystead/contract/documents";
import { type DocumentKind, FILE_LIMIT } from "@keystead/domain/documents";

import { newIdempotencyKey } from "../../../lib/api.ts";
import { chosenWorkspace } from "../../../lib/workspace-choice.ts";
import { leaveRegion } from "../../../ui/overlay/leave-region.ts";
import { type Problem, sendFile } from "./send-file.ts";

export type FileUpload = {
  readonly key: string;
  /** Where it was dropped, even if another page is shown by now. */
  readonly owner: DocumentOwnerRef;
  readonly workspace: string | null;
  readonly file: File;
  /** The kind of document; null: the default of the owner. */
  readonly kind: DocumentKind | null;
  readonly state: "waiting" | "sending" | "refused";
  readonly sent: number;
  readonly problem: Problem | null;
};

/** Called even when the file's owner is no longer on the screen. */
export type UploadNotice = {
  readonly onStored: (upload: FileUpload, stored: UploadedDocument) => void;
  readonly onRefused: (upload: FileUpload) => void;
};

/** Few enough at once that a slow connection still finishes one after the other. */
const AT_ONCE = 2;

/** Outlives the pages: an upload continues while the person works on another page. */
let uploads: readonly FileUpload[] = [];
const noticeOf = new Map<string, UploadNotice>();
const stops = new Map<string, () => void>();
const listeners = new Set<() => void>();
/** The owners that are on the screen. */
const shown = new Set<DocumentOwnerRef>();

export const uploadStore = {
  all: () => uploads,
  subscribe: (listener: () => void) => {
    listeners.add(listener);
    return () => listeners.delete(listener);
  },
  /** Marks an owner as shown until the returned function is called. */
  show: (owner: DocumentOwnerRef) => {
    shown.add(owner);
    return () => shown.delete(owner);
  },
  isShown: (owner: DocumentOwnerRef) => [...shown].some((one) => isSame(one, owner)),
  add: (
    owner: DocumentOwnerRef,
    files: Iterable<File>,
    { kind = null, ...whom }: UploadNotice & { readonly kind?: DocumentKind | null },
  ) => {
    const added = [...files].map((file) => newUpload(owner, file, kind));
    for (const { key } of added) noticeOf.set(key, whom);
    set([...uploads, ...added]);
  },
  /** Cancels an upload, or removes a refused one. */
  drop: (key: string) => {
    stops.get(key)?.();
    leave(key);
  },
  again: (key: string) => {
    change(key, { state: "waiting", problem: null });
  },
  /** Also used by tests, which begin without uploads. */
  dropAll: () => {
    for (const stop of stops.values()) stop();
    stops.clear();
    noticeOf.clear();
    // All at once: if dropped one by one, each would let the next one start.
    set([]);
  },
};

/** Problems that can be reported before the file is sent. */
export function problemBefore({ size }: File): "FILE_EMPTY" | "FILE_TOO_LARGE" | null {
  return size === 0 ? "FILE_EMPTY" : size > FILE_LIMIT ? "FILE_TOO_LARGE" : null;
}

function newUpload(owner: DocumentOwnerRef, file: File, kind: DocumentKind | null): FileUpload {
  const code = problemBefore(file);
  return {
    key: newIdempotencyKey(),
    owner,
    workspace: chosenWorkspace(),
    file,
    kind,
    state: code === null ? "waiting" : "refused",
    sent: 0,
    problem: code === null ? null : { code },
  };
}

function set(next: readonly FileUpload[]): void {
  const wasBusy = isBusy(uploads);
  uploads = next;
  if (isBusy(next) !== wasBusy) {
    const listen = wasBusy ? removeEventListener : addEventListener;
    listen("beforeunload", askBeforeLeaving);
  }
  for (const listener of listeners) listener();
  const waiting = uploads.find(({ state, key }) => state === "waiting" && !stops.has(key));
  if (waiting !== undefined && stops.size < AT_ONCE) start(waiting);
}

function change(key: string, changed: Partial<FileUpload>): void {
  set(uploads.map((one) => (one.key === key ? { ...one, ...changed } : one)));
}

function leave(key: string): void {
  stops.delete(key);
  noticeOf.delete(key);
  set(uploads.filter((one) => one.key !== key));
}

function start(upload: FileUpload): void {
  const { key } = upload;
  stops.set(
    key,
    sendFile({
      ...upload,
      onProgress: (sent) => {
        change(key, { sent });
      },
      onStored: (stored) => {
        const whom = noticeOf.get(key);
        leave(key);
        whom?.onStored(upload, stored);
      },
      onProblem: (problem) => {
        stops.delete(key);
        if (problem.code === "REGION_BLOCKED") {
          // No upload can succeed from there, and one in progress would block leaving the page.
          uploadStore.dropAll();
          leaveRegion();
          return;
        }
        change(key, { state: "refused", problem });
        noticeOf.get(key)?.onRefused({ ...upload, state: "refused", problem });
      },
    }),
  );
  change(key, { state: "sending", sent: 0, problem: null });
}

export function uploadsAt(owner: DocumentOwnerRef, all: readonly FileUpload[]): readonly FileUpload[] {
  return all.filter((one) => isSame(one.owner, owner));
}

function isSame(one: DocumentOwnerRef, other: DocumentOwnerRef): boolean {
  return one.on === other.on && one.onId === other.onId;
}

export function isUploading({ state }: FileUpload): boolean {
  return state !== "refused";
}

function isBusy(all: readonly FileUpload[]): boolean {
  return all.some(isUploading);
}

/** Closing or reloading the page would cancel the uploads. */
function askBeforeLeaving(event: Event): void {
  event.preventDefault();
}
