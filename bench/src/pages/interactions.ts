/// <reference lib="dom" />
import { openBrowser } from "../../../e2e/support/product/browser.ts";
import { atMost, type BenchRow } from "../bench-table.ts";
import { build } from "../bytes.ts";
import { withDataSet } from "../product/data-set-server.ts";
import type { SuiteOptions } from "../suite.ts";

type Page = Awaited<ReturnType<Awaited<ReturnType<typeof openBrowser>>["newPage"]>>;

/** What somebody presses or types on a screen, and how it stands as before. */
type Interaction = {
  readonly screen: string;
  readonly name: string;
  readonly act: (page: Page) => Promise<unknown>;
  readonly back: (page: Page) => Promise<unknown>;
};

const RUNS = 5;
const SLOWNESS = 4;
/** What the web calls a good answer to a press. */
const GOOD_MS = 200;
/** Event Timing says nothing of what is faster. */
const LEAST_MS = 16;

const escape = (page: Page) => page.keyboard.press("Escape");
const press = (name: string | RegExp) => (page: Page) => page.getByRole("button", { name }).first().click();

const interactions: readonly Interaction[] = [
  {
    screen: "/portfolio",
    name: "a lease opened into its months",
    act: press(/: \d+ months?$/),
    back: press(/: \d+ months?$/),
  },
  { screen: "/portfolio", name: "mark paid", act: press(/^Mark paid/), back: escape },
  {
    screen: "/portfolio",
    name: "rent to collect folded",
    act: press("Rent to collect"),
    back: press("Rent to collect"),
  },
  { screen: "/calendar", name: "four weeks on", act: press("Later"), back: press("Earlier") },
  { screen: "/calendar", name: "a bar opened", act: press(/^Booking /), back: escape },
  {
    screen: "/tasks?view=cleaning",
    name: "all turnovers selected",
    act: (page) => page.getByRole("checkbox").first().click(),
    back: (page) => page.getByRole("checkbox").first().click(),
  },
  {
    screen: "/income",
    name: "a letter of the search",
    act: (page) => page.getByRole("searchbox").first().pressSequentially("a"),
    back: (page) => page.getByRole("searchbox").first().fill(""),
  },
  { screen: "/expenses", name: "add expense", act: press("Add expense"), back: escape },
  {
    screen: "/leases",
    name: "the palette",
    act: (page) => page.keyboard.press("ControlOrMeta+K"),
    back: escape,
  },
];

/**
 * How long presses and letters take until the next frame is painted, on data set M with a quarter of the processor speed: the worst of a
 * few, after one that loads the code. Only what the browser itself does is in it, not what the server answers later.
 */
export async function benchInteractions({ only }: SuiteOptions): Promise<readonly BenchRow[]> {
  build();
  return withDataSet("M", async ({ url, cookie }) => {
    const browser = await openBrowser();
    try {
      const page = await browser.newPage({ baseURL: url, viewport: { width: 1280, height: 800 } });
      const cookies = cookie.split("; ").map((one) => one.split(/=(.*)/s));
      await page.context().addCookies(cookies.map(([name = "", value = ""]) => ({ name, value, url })));
      const devtools = await page.context().newCDPSession(page);
      const rows: BenchRow[] = [];
      for (const { screen, name, act, back } of interactions) {
        if (only.length > 0 && !only.some((part) => screen.includes(part))) continue;
        await devtools.send("Emulation.setCPUThrottlingRate", { rate: 1 });
        await page.goto(screen);
        await page.waitForLoadState("networkidle");
        await act(page);
        await page.waitForLoadState("networkidle");
        await back(page);
        await devtools.send("Emulation.setCPUThrottlingRate", { rate: SLOWNESS });
        const took: number[] = [];
        for (let run = 0; run < RUNS; run += 1) {
          await untilIdle(page);
          took.push(await timed(page, () => act(page)));
          await untilIdle(page);
          await back(page);
        }
        rows.push(
          atMost(
            `${screen}, ${name}, ${SLOWNESS}x: to the next frame, the worst of ${RUNS}`,
            Math.max(...took),
            GOOD_MS,
            "ms",
          ),
        );
        console.log(`  ${screen}, ${name}: ${took.join(", ")} ms`);
      }
      return rows;
    } finally {
      await browser.close();
    }
  });
}

/** The longest event of an interaction, as the browser times it. */
async function timed(page: Page, act: () => Promise<unknown>): Promise<number> {
  await page.evaluate(() => {
    const durations: number[] = [];
    const observer = new PerformanceObserver((list) => {
      for (const { duration } of list.getEntries()) durations.push(duration);
    });
    observer.observe({ type: "event", durationThreshold: 16 } as PerformanceObserverInit);
    Object.assign(window, { benchEvents: { durations, observer } });
  });
  await act();
  await untilIdle(page);
  return page.evaluate((least) => {
    const { benchEvents } = window as unknown as {
      readonly benchEvents: {
        readonly durations: readonly number[];
        readonly observer: PerformanceObserver;
      };
    };
    const rest = benchEvents.observer.takeRecords().map(({ duration }) => duration);
    benchEvents.observer.disconnect();
    return Math.round(Math.max(least, ...benchEvents.durations, ...rest));
  }, LEAST_MS);
}

async function untilIdle(page: Page): Promise<void> {
  await page.evaluate(
    () =>
      new Promise<void>((resolve) => {
        requestAnimationFrame(() => {
          requestIdleCallback(() => {
            setTimeout(resolve, 100);
          });
        });
      }),
  );
}
