const KEY = "ks-arrival";

/** Stores texts that the next page in this tab shows as success toasts. */
export function leaveNotices(texts: readonly string[]): void {
  sessionStorage.setItem(KEY, JSON.stringify(texts));
}

/** Returns the texts once; a second call finds none. */
export function takeNotices(): readonly string[] {
  const stored = sessionStorage.getItem(KEY);
  sessionStorage.removeItem(KEY);
  const read: unknown = JSON.parse(stored ?? "[]");
  return Array.isArray(read) ? read.filter((text) => typeof text === "string") : [];
}
