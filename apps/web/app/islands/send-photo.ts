import type { KeptPhoto } from "./photo-shelf.ts";
import { isRecord } from "./send-json.ts";

/** Empty when the server has it, else why not. */
export async function sendPhoto({ id, jobId, problemId, itemId, bytes }: KeptPhoto): Promise<string> {
  // One that an older page has kept knows of no lines.
  const line = itemId ?? null;
  const of = problemId !== null ? `?problem=${problemId}` : line === null ? "" : `?item=${line}`;
  try {
    const answer = await fetch(`/api/job/photos/${jobId}/${id}${of}`, {
      method: "PUT",
      headers: { "content-type": "application/octet-stream" },
      body: bytes,
    });
    if (answer.ok) return "";
    const read: unknown = await answer.json();
    const code = isRecord(read) ? read["code"] : null;
    return typeof code === "string" ? code : "UNKNOWN";
  } catch {
    return "NO_CONNECTION";
  }
}
