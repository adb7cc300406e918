import type { StoredPhoto } from "./photo-shelf.ts";
import { codeOfStatus, isRecord } from "../../form/send-json.ts";

/** `reason` tells why a picture was rejected: the code of its first issue. Both are empty on success. */
export type PhotoAnswer = { readonly code: string; readonly reason: string };

/** The code for a phone without a connection. */
export const NO_CONNECTION = "NO_CONNECTION";

export async function sendPhoto({ id, jobId, problemId, itemId, bytes }: StoredPhoto): Promise<PhotoAnswer> {
  // A photo stored by an older page has no `itemId`.
  const line = itemId ?? null;
  const of = problemId !== null ? `?problem=${problemId}` : line === null ? "" : `?item=${line}`;
  try {
    const answer = await fetch(`/api/job/photos/${jobId}/${id}${of}`, {
      method: "PUT",
      headers: { "content-type": "application/octet-stream" },
      body: bytes,
    });
    if (answer.ok) return { code: "", reason: "" };
    return codeOf(answer.status, await answer.json().catch(() => null));
  } catch {
    return { code: NO_CONNECTION, reason: "" };
  }
}

function codeOf(status: number, body: unknown): PhotoAnswer {
  const read = isRecord(body) ? body : {};
  const code = read["code"];
  const data = isRecord(read["data"]) ? read["data"] : {};
  const [issue]: readonly unknown[] = Array.isArray(data["issues"]) ? data["issues"] : [];
  const reason = isRecord(issue) ? issue["code"] : null;
  return {
    code: typeof code === "string" ? code : (codeOfStatus[status] ?? "UNKNOWN"),
    reason: typeof reason === "string" ? reason : "",
  };
}
