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
    const files = [...new Set([...html.matchAll(FILE)].map(([, file = ""]) => offline(file)))];
    for (const file of files) await cache.put(file, await keptFile(file));
    const { headers } = page;
    await cache.put(
      PAGE,
      new Response(
        html.replaceAll(FILE, (_, file: string) => `"${offline(file)}"`),
        { headers },
      ),
    );
    const pagePaths = new Set([PAGE, ...files]);
    for (const request of await cache.keys()) {
      const { pathname, search } = new URL(request.url);
      if (!pagePaths.has(pathname + search)) await cache.delete(request);
    }
    await navigator.serviceWorker.register("/offline-worker.js");
  } catch {
    // The next tab that opens tries again.
  }
}

const FILE = /"(\/assets\/[^"]+)"/g;
const FILE_OF_SHEET = /url\((\/assets\/[^)]+)\)/g;

/** A URL of its own, because the worker serves these files and must not touch the application's. */
function offline(file: string): string {
  return `${file}?offline`;
}

/** A file of the page as the worker stores it: a stylesheet refers to its fonts by their stored URLs. */
async function keptFile(file: string): Promise<Response> {
  const answer = await fetch(file, { priority: "low" });
  if (!answer.ok) throw new Error(`${file}: ${answer.status}`);
  if (answer.headers.get("content-type")?.startsWith("text/css") !== true) return answer;
  const sheet = await answer.text();
  const { headers } = answer;
  return new Response(
    sheet.replaceAll(FILE_OF_SHEET, (_, font: string) => `url(${offline(font)})`),
    { headers },
  );
}
