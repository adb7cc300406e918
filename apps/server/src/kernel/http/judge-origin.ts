import { isIP } from "node:net";

/** What the gate decides about one unsafe request. */
export type GateVerdict = "pass" | "foreign_origin" | "wrong_content_type";

const SAFE_METHODS = new Set(["GET", "HEAD", "OPTIONS"]);

/**
 * Cross-site requests end here, before any routing: `Sec-Fetch-Site` must be same-origin or, where the browser does not
 * send it (plain http on a home network), `Origin` must be exactly ours. A body must be JSON, or of a type that the
 * route accepts. `fromAnywhere`: the route accepts requests from elsewhere (List-Unsubscribe).
 */
export function judgeOrigin(
  request: Request,
  baseUrl: string | null,
  { types, fromAnywhere }: { readonly types: readonly string[]; readonly fromAnywhere: boolean },
): GateVerdict {
  if (SAFE_METHODS.has(request.method)) return "pass";
  if (!fromAnywhere && !isSameOrigin(request.headers, baseUrl)) return "foreign_origin";
  if (!hasBody(request.headers)) return "pass";
  const type = mediaType(request.headers.get("content-type"));
  return type === "application/json" || types.includes(type) ? "pass" : "wrong_content_type";
}

function isSameOrigin(headers: Headers, baseUrl: string | null): boolean {
  const origin = headers.get("origin");
  const site = headers.get("sec-fetch-site");
  if (site !== null && site !== "same-origin") return false;
  if (baseUrl !== null) {
    if (origin !== null) return origin === baseUrl;
    return site === "same-origin";
  }
  // Without a configured address the server knows only the Host header, and a foreign name that resolves to this
  // machine (DNS rebinding) would pass for ours: so only literal local addresses are accepted.
  const host = headers.get("host") ?? "";
  if (!isLocalHost(host)) return false;
  if (origin !== null) return origin === `http://${host}` || origin === `https://${host}`;
  return site === "same-origin";
}

function isLocalHost(host: string): boolean {
  const name = host
    .replace(/:\d+$/, "")
    .replace(/^\[(.*)\]$/, "$1")
    .toLowerCase();
  if (name === "localhost" || name.endsWith(".localhost")) return true;
  if (isIP(name) === 4) return /^(127\.|10\.|192\.168\.|169\.254\.|172\.(1[6-9]|2\d|3[01])\.)/.test(name);
  if (isIP(name) === 6) return name === "::1" || /^(f[cd]|fe[89ab])/.test(name);
  return false;
}

function hasBody(headers: Headers): boolean {
  const length = headers.get("content-length");
  return headers.has("transfer-encoding") || (length !== null && length !== "0");
}

/** The media type without its parameters. */
function mediaType(contentType: string | null): string {
  return (contentType ?? "").split(";", 1).join("").trim().toLowerCase();
}
