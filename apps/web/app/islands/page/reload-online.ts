/** The address that was last reloaded without being asked: once for each, or a page that cannot load would go on. */
const RELOADED = "reloaded-online";

/** Reloads the offline page, so that the page it replaces appears: when the connection returns, or on a press. */
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
  void reloadIfReached(reload);
}

/**
 * The connection may have returned before the page listened for it. `navigator.onLine` is also true where the server
 * cannot be reached, so the server is asked.
 */
async function reloadIfReached(reload: () => void): Promise<void> {
  const { pathname, href } = location;
  const isItself = pathname.endsWith("/offline");
  if (isItself || sessionStorage.getItem(RELOADED) === href) return;
  try {
    const { ok } = await fetch("/healthz", { cache: "no-store" });
    if (!ok) return;
  } catch {
    return;
  }
  sessionStorage.setItem(RELOADED, href);
  reload();
}
