/** How long to wait before the server is polled again; the wait doubles each time, up to a minute. */
const FIRST_WAIT_MS = 2_000;
const LONGEST_WAIT_MS = 60_000;

/**
 * Reloads the offline page when the server is reachable again, or on a press, so that the page it stands in for
 * appears.
 */
export function reloadOnline(
  root: Document,
  reload = () => {
    location.reload();
  },
): void {
  const button = root.querySelector("[data-reload-online]");
  if (button === null) return;
  button.addEventListener("click", reload);
  window.addEventListener("online", reload);
  void reloadWhenReached(reload);
}

/**
 * Polls the server until it answers. The `online` event is not enough: the connection may have returned before the page
 * listened, browsers sometimes miss the event, and it does not tell when a stopped server starts again. If the page
 * fails to load although the server answers, the worker shows this page again; each such reload waits longer.
 */
async function reloadWhenReached(reload: () => void): Promise<void> {
  const { pathname, href } = location;
  if (pathname.endsWith("/offline")) return;
  const reloaded = `reloaded-online ${href}`;
  const times = Number(sessionStorage.getItem(reloaded) ?? 0);
  let wait = times === 0 ? 0 : FIRST_WAIT_MS * 2 ** times;
  do {
    await pause(Math.min(wait, LONGEST_WAIT_MS));
    wait = Math.max(FIRST_WAIT_MS, wait * 2);
  } while (document.visibilityState === "hidden" || !(await isServerReached()));
  sessionStorage.setItem(reloaded, String(times + 1));
  reload();
}

/** `navigator.onLine` is also true where the server cannot be reached. */
async function isServerReached(): Promise<boolean> {
  try {
    const { ok } = await fetch("/healthz", { cache: "no-store" });
    return ok;
  } catch {
    return false;
  }
}

async function pause(milliseconds: number): Promise<void> {
  await new Promise((resolve) => {
    setTimeout(resolve, milliseconds);
  });
}
