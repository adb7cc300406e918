/** Counts a page view with one request that has no cookie and no id. Pages outside the search index are not counted. */
export function sendView(): void {
  if (document.querySelector('meta[name="robots"]') !== null) return;
  void fetch("/api/page-views", {
    method: "POST",
    credentials: "omit",
    headers: { "content-type": "application/json" },
    body: JSON.stringify({ path: location.pathname }),
    keepalive: true,
  }).catch(() => undefined);
}
