const KEPT = "keystead-offline";
/** The worker's cache key of the page, whatever its language. */
const PAGE = "/offline";

/**
 * Stores the offline page with its assets and registers a worker that shows it when a page of the application cannot be
 * loaded (public/offline-worker.js), instead of the browser's own error page. Without service workers or a connection,
 * nothing changes.
 */
export async function keepOfflinePage(): Promise<void> {
  if (!("serviceWorker" in navigator) || !("caches" in globalThis)) return;
  try {
    const page = await fetch(`/${document.documentElement.lang}${PAGE}`, { priority: "low" });
    if (!page.ok) return;
    const html = await page.text();
    const cache = await caches.open(KEPT);
    // With their own URLs, because the worker serves these files and must not touch the application's.
    const files = [...new Set([...html.matchAll(FILE)].map(([, file = ""]) => `${file}?offline`))];
    await cache.addAll(files);
    const { headers } = page;
    await cache.put(PAGE, new Response(html.replaceAll(FILE, '"$1?offline"'), { headers }));
    const wanted = new Set([PAGE, ...files]);
    for (const request of await cache.keys()) {
      const { pathname, search } = new URL(request.url);
      if (!wanted.has(pathname + search)) await cache.delete(request);
    }
    await navigator.serviceWorker.register("/offline-worker.js");
  } catch {
    // The next tab tries again.
  }
}

const FILE = /"(\/assets\/[^"]+)"/g;
