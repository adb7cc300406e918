/// <reference lib="dom" />
import { expect, type Page } from "@playwright/test";

/**
 * Opens an address with the router of the page, as the application's own links do, without loading and compiling
 * everything again. For tests that open many screens; use `page.goto` to test that an address opens by itself.
 */
export async function visit(page: Page, address: string): Promise<void> {
  await page.waitForFunction(() => "__reactRouterDataRouter" in window);
  await page.evaluate(async (to) => {
    const { __reactRouterDataRouter: router } = window as unknown as {
      readonly __reactRouterDataRouter: { readonly navigate: (to: string, how: object) => Promise<void> };
    };
    // Goes through another screen first: on the same one, overlays would stay open.
    const { pathname } = new URL(to, location.href);
    // The screen is drawn when the promise resolves; as a transition React could take longer on a busy machine.
    const how = { flushSync: true };
    if (location.pathname === pathname)
      await router.navigate(pathname === "/tasks" ? "/activity" : "/tasks", how);
    await router.navigate(to, how);
  }, address);
}

/**
 * Makes the tab download all of its parts, which begins with the first key or click, and waits for every script and for
 * the offline page's worker: the browser reports a worker whose registration loses the connection as an error.
 */
export async function keepAll(page: Page): Promise<void> {
  await page.getByRole("heading", { level: 1 }).click();
  await expect
    .poll(
      () =>
        page.evaluate(async () => {
          const { files }: { files: string[] } = await (await fetch("/parts.json")).json();
          const kept = [...document.querySelectorAll<HTMLLinkElement>("link[rel=modulepreload]")].map(
            ({ href }) => new URL(href).pathname,
          );
          return files.filter((file) => file.endsWith(".js") && !kept.includes(file)).length;
        }),
      // No limit but that of the whole journey: some 500 files load one after the other when the page is idle.
      { timeout: 0 },
    )
    .toBe(0);
  await page.evaluate(() => navigator.serviceWorker.ready);
}

const counted = new WeakSet<Page>();

/** Waits until everything that the page requested has arrived and is drawn. */
export async function settled(page: Page): Promise<void> {
  if (!counted.has(page)) {
    counted.add(page);
    await page.addInitScript(countRequests);
    await page.evaluate(countRequests);
    // Requests that were sent before counting began.
    await page.waitForLoadState("networkidle");
  }
  // Twice in a row, since a response may lead to further requests.
  const looks = async () => [...(await page.evaluate(awaited)), ...(await page.evaluate(awaited))];
  await expect.poll(looks, { intervals: [20] }).toEqual([]);
}

type Counting = { requestsUnderWay?: Set<string> };

/** Counts in the page, so that requests and drawing are observed at the same moment. */
function countRequests(): void {
  const window_ = window as Window & Counting;
  if (window_.requestsUnderWay !== undefined) return;
  const underWay = new Set<string>();
  window_.requestsUnderWay = underWay;
  const send = window.fetch.bind(window);
  window.fetch = async (input, init) => {
    const address = input instanceof Request ? input.url : String(input);
    // Background downloads of parts, and their list, are not awaited; a part that is needed now is counted separately.
    if (init?.priority === "low" || address.endsWith("/parts.json")) return send(input, init);
    const one = `${address} ${Math.random()}`;
    underWay.add(one);
    try {
      return await send(input, init);
    } finally {
      // The code that reads the response runs first.
      setTimeout(() => underWay.delete(one));
    }
  };
}

type Router = {
  readonly state: { readonly initialized: boolean; readonly navigation: { readonly state: string } };
};

/** What is still pending two frames from now. */
async function awaited(): Promise<readonly string[]> {
  await new Promise((drawn) => {
    requestAnimationFrame(() => requestAnimationFrame(drawn));
  });
  const { requestsUnderWay, __reactRouterDataRouter, __reactRouterContext } = window as Window &
    Counting & { readonly __reactRouterDataRouter?: Router; readonly __reactRouterContext?: object };
  const router = __reactRouterDataRouter?.state;
  const isRouting =
    router === undefined
      ? __reactRouterContext !== undefined
      : !router.initialized || router.navigation.state !== "idle";
  const { pending } = document.documentElement.dataset;
  const skeletons = document.querySelectorAll(":is([aria-busy='true'], .ks-skeleton, .ks-skeleton-block)");
  return [
    ...(document.readyState === "complete" ? [] : ["the page itself"]),
    ...(isRouting ? ["a screen"] : []),
    ...(pending === undefined ? [] : [`parts and words: ${pending}`]),
    ...(requestsUnderWay ?? []),
    ...[...skeletons].map(({ classList }) => classList.value),
  ];
}
