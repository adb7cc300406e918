import { isIP } from "node:net";

/** What the gate decides about one unsafe request. */
export type GateVerdict = "pass" | "foreign_origin" | "wrong_content_type";

const SAFE_METHODS = new Set(["GET", "HEAD", "OPTIONS"]);

/**
 * Cross-site requests end here, before any routing: `Sec-Fetch-Site` must say same-origin or, where
 * the browser does not send it (plain http on a home network), `Origin` must be ours exactly.
 */
export function judgeOrigin(request: Request, baseUrl: string | null): GateVerdict {
  if (SAFE_METHODS.has(request.method)) return "pass";
  if (!isSameOrigin(request.headers, baseUrl)) return "foreign_origin";
  const contentType = request.headers.get("content-type");
  if (!hasBody(request.headers) || isJson(contentType)) return "pass";
  return isPlainForm(contentType) && PLAIN_FORMS.test(new URL(request.url).pathname)
    ? "pass"
    : "wrong_content_type";
}

/** The one form that works without a script: the plan page's, which stores an address and answers everybody alike. */
const PLAIN_FORMS = /^(\/[a-z]{2})?\/tariffs$/;

function isSameOrigin(headers: Headers, baseUrl: string | null): boolean {
  const origin = headers.get("origin");
  const site = headers.get("sec-fetch-site");
  if (site !== null && site !== "same-origin") return false;
  if (baseUrl !== null) {
    if (origin !== null) return origin === baseUrl;
    return site === "same-origin";
  }
  // Without a configured address the Host header is the only witness, and a foreign name that
  // resolves to this machine (DNS rebinding) would pass for ours: only literal local addresses count.
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

function isPlainForm(contentType: string | null): boolean {
  return contentType !== null && /^application\/x-www-form-urlencoded\s*(;|$)/i.test(contentType);
}

function isJson(contentType: string | null): boolean {
  return contentType !== null && /^application\/json\s*(;|$)/i.test(contentType);
}
