export type HeaderFacts = {
  /** The nonces or hashes that let an inline script run, in the syntax of the policy. */
  readonly inlineScripts: readonly string[];
  readonly https: boolean;
  readonly isPrivate: boolean;
  /** `npm run dev`: the page hears of changed modules over a WebSocket of its own. */
  readonly developing?: boolean;
};

/** The headers that every answer carries: pages, errors, redirects, files and 404 alike (security.md I1). */
export function securityHeaders(facts: HeaderFacts): Readonly<Record<string, string>> {
  return {
    "content-security-policy": contentSecurityPolicy(facts),
    "x-content-type-options": "nosniff",
    "referrer-policy": "no-referrer",
    "cross-origin-opener-policy": "same-origin",
    "cross-origin-resource-policy": "same-origin",
    "permissions-policy":
      "accelerometer=(), camera=(), display-capture=(), geolocation=(), gyroscope=(), magnetometer=(), microphone=(), payment=(), usb=()",
    "x-frame-options": "DENY",
    ...(facts.https ? { "strict-transport-security": "max-age=31536000; includeSubDomains" } : {}),
    ...(facts.isPrivate ? { "cache-control": "no-store" } : {}),
  };
}

/**
 * Inline scripts run by nonce or hash only. Styles need 'unsafe-inline': the component library sets style attributes.
 */
function contentSecurityPolicy({ inlineScripts, https, developing }: HeaderFacts): string {
  return [
    "default-src 'self'",
    ["script-src 'self'", ...inlineScripts].join(" "),
    "style-src 'self' 'unsafe-inline'",
    "img-src 'self' data: blob:",
    "font-src 'self'",
    developing === true ? "connect-src 'self' ws:" : "connect-src 'self'",
    "worker-src 'self'",
    "manifest-src 'self'",
    "object-src 'none'",
    "base-uri 'none'",
    "frame-ancestors 'none'",
    "form-action 'self'",
    ...(https ? ["upgrade-insecure-requests"] : []),
  ].join("; ");
}
