import type { DocumentOwnerRef, UploadedDocument } from "@keystead/contract/documents";
import type { DocumentKind } from "@keystead/domain/documents";
import type { Plan } from "@keystead/domain/plans";

import { refusalOf } from "../../../lib/refusal/refusal.ts";
import { uploadAddress } from "../file-address.ts";

/** Why a file was refused, with the values for its message. */
export type Problem = {
  readonly code: string;
  readonly limit?: number;
  readonly used?: number;
  readonly plan?: Plan;
};

export type FileSending = {
  readonly owner: DocumentOwnerRef;
  /** The workspace in which it was dropped; the tab may have changed to another one. */
  readonly workspace: string | null;
  readonly file: File;
  readonly kind: DocumentKind | null;
  /** The same for each attempt: a file that arrived without an answer is not stored twice. */
  readonly key: string;
  readonly onProgress: (sent: number) => void;
  readonly onStored: (stored: UploadedDocument) => void;
  readonly onProblem: (problem: Problem) => void;
};

/** Sends a file and reports progress, which `fetch` cannot. Returns a function that stops it. */
export function sendFile({
  owner,
  workspace,
  file,
  kind,
  key,
  onProgress,
  onStored,
  onProblem,
}: FileSending): () => void {
  const request = new XMLHttpRequest();
  request.open("POST", uploadAddress(owner));
  request.responseType = "json";
  const headers = {
    "content-type": "application/octet-stream",
    "x-file-name": encodeURIComponent(file.name.toWellFormed()),
    "idempotency-key": key,
    ...(kind === null ? {} : { "x-file-kind": kind }),
    ...(workspace === null ? {} : { "x-workspace-id": workspace }),
  };
  for (const [name, value] of Object.entries(headers)) request.setRequestHeader(name, value);
  request.upload.addEventListener("progress", ({ loaded }) => {
    onProgress(loaded);
  });
  request.addEventListener("load", () => {
    if (request.status === 201) onStored(request.response as UploadedDocument);
    else onProblem(problemIn(request.status, request.response));
  });
  request.addEventListener("error", () => {
    onProblem({ code: "UPLOAD_BROKEN" });
  });
  request.send(file);
  return () => {
    request.abort();
  };
}

function problemIn(status: number, answer: unknown): Problem {
  const refusal = refusalOf(answer);
  if (refusal.code === "BAD_REQUEST") return { code: refusal.data.issues[0]?.code ?? refusal.code };
  if (refusal.code === "PLAN_LIMIT") {
    const { limit, used, plan } = refusal.data;
    return { code: refusal.code, limit, used, plan };
  }
  // Files over our own limit are not sent, so a 413 comes from a proxy with a lower limit.
  return { code: status === 413 ? "PROXY_LIMIT" : refusal.code };
}
