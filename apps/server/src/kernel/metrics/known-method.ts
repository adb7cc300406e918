const METHODS = new Set(["GET", "HEAD", "POST", "PUT", "PATCH", "DELETE", "OPTIONS"]);

/** The method of a request, or a word for all that nobody has heard of: anybody may invent one. */
export function knownMethod(method: string): string {
  return METHODS.has(method) ? method : "other";
}
