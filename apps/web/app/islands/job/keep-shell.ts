const SHELL = "keystead-job";

/**
 * Caches this page and its assets on the phone, for use without a signal (public/job-worker.js). False where service
 * workers are unavailable, such as over plain http: then the page has to stay open.
 */
export async function keepShell(place: Location): Promise<boolean> {
  if (!("serviceWorker" in navigator) || !("caches" in globalThis)) return false;
  try {
    await navigator.serviceWorker.register("/job-worker.js", { scope: place.pathname });
    const drawnWith = performance
      .getEntriesByType("resource")
      .map(({ name }) => new URL(name))
      .filter(({ origin, pathname }) => origin === place.origin && pathname.startsWith("/assets/"))
      .map(({ pathname }) => pathname);
    const shell = await caches.open(SHELL);
    const shellPaths = new Set([place.pathname, ...drawnWith]);
    await shell.addAll([...shellPaths]);
    for (const { url } of await shell.keys())
      if (!shellPaths.has(new URL(url).pathname)) await shell.delete(url);
    return true;
  } catch {
    return navigator.serviceWorker.controller !== null;
  }
}
