const METHODS = new Set(["GET", "HEAD", "POST", "PUT", "PATCH", "DELETE", "OPTIONS"]);

/** The method of a request, or "other" for an unknown one, because a client may invent any method. */
export function knownMethod(method: string): string {
  return METHODS.has(method) ? method : "other";
}
