const SHELL = "keystead-job";

/**
 * Keeps this page and what it is drawn with on the phone, for when there is no signal (public/job-worker.js). False where a browser
 * allows no worker, as over plain http: then the page has to stay open.
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
    const wanted = new Set([place.pathname, ...drawnWith]);
    await shell.addAll([...wanted]);
    for (const { url } of await shell.keys()) if (!wanted.has(new URL(url).pathname)) await shell.delete(url);
    return true;
  } catch {
    return navigator.serviceWorker.controller !== null;
  }
}
