export type Answer =
  | { readonly ok: true; readonly body: Readonly<Record<string, unknown>> }
  /** `message` is the server's own English; shown only where we have no words for the code. */
  | { readonly ok: false; readonly code: string; readonly message: string };

export async function post(path: string, body: Readonly<Record<string, unknown>>): Promise<Answer> {
  try {
    const response = await fetch(path, {
      method: "POST",
      headers: { "content-type": "application/json" },
      body: JSON.stringify(body),
    });
    const read: unknown = await response.json().catch(() => ({}));
    const answer = isRecord(read) ? read : {};
    if (response.ok) return { ok: true, body: answer };
    const code =
      typeof answer["code"] === "string"
        ? answer["code"]
        : response.status === 429
          ? "TOO_MANY_REQUESTS"
          : "";
    return { ok: false, code, message: typeof answer["message"] === "string" ? answer["message"] : "" };
  } catch {
    return { ok: false, code: "NO_CONNECTION", message: "" };
  }
}

export type GeoAnswer = { readonly blocked: boolean; readonly country: string };

/** Fails open: an answer that is no answer counts as UNKNOWN, no network as ERROR, and neither blocks. */
export async function checkRegion(): Promise<GeoAnswer> {
  try {
    const response = await fetch("/api/geolocation-check", {
      method: "POST",
      headers: { "content-type": "application/json" },
    });
    if (!response.ok) {
      // oxlint-disable-next-line no-console -- the specification asks for a log line here
      console.warn(`The region check answered ${response.status}`);
      return { blocked: false, country: "UNKNOWN" };
    }
    const read: unknown = await response.json();
    if (!isRecord(read)) return { blocked: false, country: "UNKNOWN" };
    return {
      blocked: read["blocked"] === true,
      country: typeof read["country"] === "string" ? read["country"] : "UNKNOWN",
    };
  } catch {
    return { blocked: false, country: "ERROR" };
  }
}

function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}
