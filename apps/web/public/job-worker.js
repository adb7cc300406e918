// The page of a cleaner's link where there is no signal. It answers for that page and for what it is drawn with, and
// for nothing else; the page itself says what is kept (app/islands/job/keep-shell.ts). What the server tells about jobs
// never goes through here.
const SHELL = "keystead-job";
const PAGE = /^\/(?:[a-z]{2}\/)?job$/;
const PATIENCE_MS = 8_000;

self.addEventListener("install", () => self.skipWaiting());
self.addEventListener("activate", (event) => event.waitUntil(self.clients.claim()));
self.addEventListener("fetch", (event) => {
  const { request } = event;
  const { origin, pathname } = new URL(request.url);
  if (request.method !== "GET" || origin !== self.location.origin) return;
  if (request.mode === "navigate") {
    if (PAGE.test(pathname)) event.respondWith(freshOrKept(request, pathname));
  } else if (pathname.startsWith("/assets/")) event.respondWith(keptOrFresh(request, pathname));
});

async function freshOrKept(request, pathname) {
  try {
    const answer = await fetch(request, { signal: AbortSignal.timeout(PATIENCE_MS) });
    if (answer.status < 500) return answer;
  } catch {
    // No signal.
  }
  return (await kept(pathname)) ?? Response.error();
}

async function keptOrFresh(request, pathname) {
  return (await kept(pathname)) ?? fetch(request);
}

async function kept(pathname) {
  const shell = await caches.open(SHELL);
  return shell.match(pathname);
}
