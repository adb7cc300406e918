const KEY = "ks-arrival";

/** Texts to be shown as success toasts by the page that comes next in this tab. */
export function leaveNotices(texts: readonly string[]): void {
  sessionStorage.setItem(KEY, JSON.stringify(texts));
}

/** Read once: the second call finds nothing. */
export function takeNotices(): readonly string[] {
  const stored = sessionStorage.getItem(KEY);
  sessionStorage.removeItem(KEY);
  const read: unknown = JSON.parse(stored ?? "[]");
  return Array.isArray(read) ? read.filter((text) => typeof text === "string") : [];
}
