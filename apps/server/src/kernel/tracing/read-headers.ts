/**
 * Reads the collector's headers in the format of OpenTelemetry's setting, such as
 * "Authorization=Bearer%20key,x-tenant=home"; null for any other text.
 */
export function readHeaders(text: string): Readonly<Record<string, string>> | null {
  const pairs = text.split(",").map((pair) => /^\s*([!#$%&'*+.^_`|~\w-]+)=([\x21-\x7e]*)\s*$/.exec(pair));
  try {
    return Object.fromEntries(pairs.map((pair) => [pair?.[1] ?? "", decodeURIComponent(pair?.[2] ?? "%")]));
  } catch {
    return null;
  }
}
