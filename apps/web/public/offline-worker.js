// A page of the application that is loaded where there is no connection: answered with the page that says so, which a tab has kept with
// what it is drawn with (app/lib/chunks/keep-offline-page.ts). It answers for nothing else: data, files and every page that can be had come
// from the server.
const KEPT = "keystead-offline";
const PAGE = "/offline";

self.addEventListener("install", (event) => {
  self.skipWaiting();
  if ("addRoutes" in event) event.waitUntil(sleepThroughData(event));
});
self.addEventListener("fetch", (event) => {
  const { request } = event;
  const { origin, pathname, search } = new URL(request.url);
  if (request.method !== "GET" || origin !== self.location.origin) return;
  if (request.mode === "navigate") event.respondWith(freshOrOffline(request));
  else if (search === "?offline") event.respondWith(keptOrFresh(request, pathname + search));
});

/** Where the browser can be told so, this worker is not even woken for data. */
async function sleepThroughData(event) {
  try {
    await event.addRoutes({ condition: { urlPattern: "/api/*" }, source: "network" });
  } catch {
    // It is woken, and leaves them alone.
  }
}

async function freshOrOffline(request) {
  try {
    return await fetch(request);
  } catch {
    return (await kept(PAGE)) ?? Response.error();
  }
}

async function keptOrFresh(request, address) {
  return (await kept(address)) ?? fetch(request);
}

async function kept(address) {
  const cache = await caches.open(KEPT);
  return cache.match(address, { ignoreVary: true });
}
