/// <reference lib="dom" />
import { expect, type Page } from "@playwright/test";

/**
 * Opens an address of the application as its own links do, by the router that runs in the page: the same screens out of the same
 * parts, without loading and compiling all of them anew. For sweeps over many screens; that an address opens by itself is for
 * `page.goto`.
 */
export async function visit(page: Page, address: string): Promise<void> {
  await page.waitForFunction(() => "__reactRouterDataRouter" in window);
  await page.evaluate(async (to) => {
    const { __reactRouterDataRouter: router } = window as unknown as {
      readonly __reactRouterDataRouter: { readonly navigate: (to: string, how: object) => Promise<void> };
    };
    // By way of another screen: of the one that is there, what is open would stay.
    const { pathname } = new URL(to, location.href);
    // Drawn when the promise is kept: as a transition, React takes the time a busy machine leaves it.
    const how = { flushSync: true };
    if (location.pathname === pathname)
      await router.navigate(pathname === "/tasks" ? "/activity" : "/tasks", how);
    await router.navigate(to, how);
  }, address);
}

/** The first key or click begins it; then every script of the application lies in the tab. */
export async function keepAll(page: Page): Promise<void> {
  await page.getByRole("heading", { level: 1 }).click();
  await expect
    .poll(() =>
      page.evaluate(async () => {
        const { files }: { files: string[] } = await (await fetch("/parts.json")).json();
        const kept = [...document.querySelectorAll<HTMLLinkElement>("link[rel=modulepreload]")].map(
          ({ href }) => new URL(href).pathname,
        );
        return files.filter((file) => file.endsWith(".js") && !kept.includes(file)).length;
      }),
    )
    .toBe(0);
}

const counted = new WeakSet<Page>();

/** All that the page asks for has come, and is drawn. */
export async function settled(page: Page): Promise<void> {
  if (!counted.has(page)) {
    counted.add(page);
    await page.addInitScript(countRequests);
    await page.evaluate(countRequests);
    // What was asked before anybody counted.
    await page.waitForLoadState("networkidle");
  }
  // Twice in a row: what has come may ask for more.
  const looks = async () => [...(await page.evaluate(awaited)), ...(await page.evaluate(awaited))];
  await expect.poll(looks, { intervals: [20] }).toEqual([]);
}

type Counting = { requestsUnderWay?: Set<string> };

/** In the page, so that what is asked and what is drawn are seen at one moment. */
function countRequests(): void {
  const window_ = window as Window & Counting;
  if (window_.requestsUnderWay !== undefined) return;
  const underWay = new Set<string>();
  window_.requestsUnderWay = underWay;
  const send = window.fetch.bind(window);
  window.fetch = async (input, init) => {
    const address = input instanceof Request ? input.url : String(input);
    // The tab keeps files for later in the background, after the list of them; whoever waits for a part counts by itself.
    if (init?.priority === "low" || address.endsWith("/parts.json")) return send(input, init);
    const one = `${address} ${Math.random()}`;
    underWay.add(one);
    try {
      return await send(input, init);
    } finally {
      // Its reader comes first.
      setTimeout(() => underWay.delete(one));
    }
  };
}

type Router = {
  readonly state: { readonly initialized: boolean; readonly navigation: { readonly state: string } };
};

/** What is still on its way, two frames from now. */
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
