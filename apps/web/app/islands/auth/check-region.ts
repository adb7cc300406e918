import { isRecord } from "../form/send-json.ts";

export type RegionAnswer = { readonly blocked: boolean; readonly country: string };

/** Fails open: an invalid response counts as UNKNOWN, a failed request as ERROR, and neither blocks. */
export async function checkRegion(): Promise<RegionAnswer> {
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
