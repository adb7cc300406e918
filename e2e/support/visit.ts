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
    .poll(
      () =>
        page.evaluate(async () => {
          const { files }: { files: string[] } = await (await fetch("/parts.json")).json();
          const kept = [...document.querySelectorAll<HTMLLinkElement>("link[rel=modulepreload]")].map(
            ({ href }) => new URL(href).pathname,
          );
          return files.filter((file) => file.endsWith(".js") && !kept.includes(file)).length;
        }),
      { timeout: 30_000 },
    )
    .toBe(0);
}

const counted = new WeakSet<Page>();

/** The records a screen asks for have come, and are drawn. */
export async function settled(page: Page): Promise<void> {
  if (!counted.has(page)) {
    counted.add(page);
    await page.addInitScript(countAsked);
    await page.evaluate(countAsked);
    // What was asked before anybody counted.
    await page.waitForLoadState("networkidle");
  }
  // Twice in a row: what has come may ask for more.
  const looks = async () => [...(await page.evaluate(awaited)), ...(await page.evaluate(awaited))];
  await expect.poll(looks, { intervals: [20] }).toEqual([]);
}

type Counting = { asked?: Set<string> };

/** In the page, so that what is asked and what is drawn are seen at one moment. */
function countAsked(): void {
  const window_ = window as Window & Counting;
  if (window_.asked !== undefined) return;
  const asked = new Set<string>();
  window_.asked = asked;
  const ask = window.fetch.bind(window);
  window.fetch = async (...request) => {
    const one = `${request[0] instanceof Request ? request[0].url : String(request[0])} ${Math.random()}`;
    // Parts that are kept for later come when they come.
    if (one.includes("/api/")) asked.add(one);
    try {
      return await ask(...request);
    } finally {
      // Its reader comes first.
      setTimeout(() => asked.delete(one));
    }
  };
}

/** What is still on its way, two frames from now. */
async function awaited(): Promise<readonly string[]> {
  await new Promise((drawn) => {
    requestAnimationFrame(() => requestAnimationFrame(drawn));
  });
  const bones = document.querySelectorAll("main :is([aria-busy='true'], .ks-bones)");
  return [
    ...((window as Window & Counting).asked ?? []),
    ...[...bones].map(({ classList }) => classList.value),
  ];
}
