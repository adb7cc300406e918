const KEPT = "keystead-offline";
/** As the worker asks for it, in whichever language it was kept. */
const PAGE = "/offline";

/**
 * Keeps the page that says that there is no connection, with what it is drawn with, and has a worker show it where a page of the
 * application cannot be loaded (public/offline-worker.js): else the browser would show its own. Where a browser allows no worker, or
 * the connection is gone again, everything stays as it was.
 */
export async function keepOfflinePage(): Promise<void> {
  if (!("serviceWorker" in navigator) || !("caches" in globalThis)) return;
  try {
    const page = await fetch(`/${document.documentElement.lang}${PAGE}`, { priority: "low" });
    if (!page.ok) return;
    const html = await page.text();
    const cache = await caches.open(KEPT);
    // By addresses of their own: the worker answers for these files, and the application's stay between the tab and the server.
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
