export type JsonAnswer =
  | { readonly ok: true; readonly body: Readonly<Record<string, unknown>> }
  /** `message` is the server's own English text; shown only if we have no words for the code. */
  | { readonly ok: false; readonly code: string; readonly message: string; readonly data?: unknown };

export async function sendJson(
  method: "POST" | "PUT",
  path: string,
  body: Readonly<Record<string, unknown>>,
): Promise<JsonAnswer> {
  try {
    const response = await fetch(path, {
      method,
      headers: { "content-type": "application/json" },
      body: JSON.stringify(body),
    });
    const read: unknown = await response.json().catch(() => ({}));
    const answer = isRecord(read) ? read : {};
    if (response.ok) return { ok: true, body: answer };
    const code = typeof answer["code"] === "string" ? answer["code"] : (codeOfStatus[response.status] ?? "");
    const message = typeof answer["message"] === "string" ? answer["message"] : "";
    return { ok: false, code, message, data: answer["data"] };
  } catch {
    return { ok: false, code: "NO_CONNECTION", message: "" };
  }
}

/** Codes for responses of a proxy in front of the server, which are not JSON. */
export const codeOfStatus: Readonly<Record<number, string>> = {
  413: "PAYLOAD_TOO_LARGE",
  429: "TOO_MANY_REQUESTS",
};

export function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}
