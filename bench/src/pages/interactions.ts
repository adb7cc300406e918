/// <reference lib="dom" />
import { openBrowser } from "../../../e2e/support/product/browser.ts";
import { atMost, type BenchRow } from "../bench-table.ts";
import { build } from "../bytes.ts";
import { withDataSet } from "../product/data-set-server.ts";
import type { SuiteOptions } from "../suite.ts";

type Page = Awaited<ReturnType<Awaited<ReturnType<typeof openBrowser>>["newPage"]>>;

/** A processor four times slower than this one's, as Lighthouse assumes of a phone. */
const SLOWNESS = 4;
/** What counts as good for the interaction to next paint (INP). */
const BUDGET_MS = 200;

type Task = {
  readonly name: string;
  readonly screen: string;
  readonly work: (page: Page) => Promise<unknown>;
};

/** Seventy-five words a minute; faster than that, keys wait for each other on such a processor. */
const BETWEEN_KEYS_MS = 160;
const writeText = (page: Page, text: string) => page.keyboard.type(text, { delay: BETWEEN_KEYS_MS });

/** Ten things that people type or press, on the data of a large landlord (data set M). */
const tasks: readonly Task[] = [
  {
    name: "search a tenant",
    screen: "/tenants",
    async work(page) {
      await page.getByRole("searchbox").first().click();
      await writeText(page, "maria");
    },
  },
  {
    name: "search an income of 30,000 records",
    screen: "/income",
    async work(page) {
      await page.getByRole("searchbox").first().click();
      await writeText(page, "rent");
    },
  },
  {
    name: "type an expense and choose its property",
    screen: "/expenses?new=1",
    async work(page) {
      const form = page.getByRole("dialog");
      await form.getByRole("textbox", { name: /^Amount/ }).click();
      await writeText(page, "148.75");
      await form.getByRole("combobox", { name: "Property" }).click();
      await writeText(page, "hous");
      await page.keyboard.press("ArrowDown");
      await page.keyboard.press("Enter");
    },
  },
  {
    name: "find a record by the palette",
    screen: "/properties",
    async work(page) {
      await page.keyboard.press("Control+k");
      await page.getByRole("dialog").getByRole("combobox").waitFor();
      await writeText(page, "lease");
      await page.keyboard.press("ArrowDown");
    },
  },
  {
    name: "take a rent",
    screen: "/portfolio",
    async work(page) {
      await page
        .getByRole("button", { name: /^Mark paid/ })
        .first()
        .click();
      const sheet = page.getByRole("dialog");
      await sheet.getByRole("textbox").first().click();
      await page.keyboard.press("Control+a");
      await writeText(page, "400.50");
    },
  },
  {
    name: "type a booking with its days",
    screen: "/calendar?new=1",
    async work(page) {
      const form = page.getByRole("dialog");
      await form.getByRole("textbox", { name: "Guest name" }).click();
      await writeText(page, "Camille");
      await form.locator("#booking-checkInDay").click();
      await writeText(page, "1 Aug");
      await page.keyboard.press("Tab");
    },
  },
  {
    name: "go through the calendar",
    screen: "/calendar",
    async work(page) {
      for (const step of ["Later", "Later", "Earlier"])
        await page
          .getByRole("button", { name: new RegExp(`^${step}`) })
          .first()
          .click();
    },
  },
  {
    name: "note a task",
    screen: "/tasks?new=1",
    async work(page) {
      await page.getByRole("dialog").getByRole("textbox").first().click();
      await writeText(page, "Call the plumber");
    },
  },
  {
    name: "open the menu of a lease",
    screen: "/leases",
    async work(page) {
      await page
        .getByRole("button", { name: /^Actions for/ })
        .first()
        .click();
      await page.getByRole("menuitem").first().waitFor();
      await page.keyboard.press("ArrowDown");
      await page.keyboard.press("Escape");
    },
  },
  {
    name: "ask what a figure of the analytics is",
    screen: "/analytics",
    async work(page) {
      await page
        .getByRole("button", { name: /^What is/ })
        .first()
        .click();
      await page.getByRole("dialog").waitFor();
      await page.keyboard.press("Escape");
    },
  },
];

/**
 * The longest interaction of each task, from the input to the frame that shows its effect, on a slowed-down processor.
 */
export async function benchInteractions({ only }: SuiteOptions): Promise<readonly BenchRow[]> {
  build();
  return withDataSet("M", async ({ url, cookie }) => {
    const browser = await openBrowser();
    try {
      const page = await browser.newPage({ baseURL: url, viewport: { width: 1280, height: 800 } });
      const cookies = cookie.split("; ").map((one) => one.split(/=(.*)/s));
      await page.context().addCookies(cookies.map(([name = "", value = ""]) => ({ name, value, url })));
      await page.addInitScript(noteInteractions);
      const devtools = await page.context().newCDPSession(page);
      const rows: BenchRow[] = [];
      for (const { name, screen, work } of tasks) {
        if (only.length > 0 && !only.some((part) => name.includes(part))) continue;
        await devtools.send("Emulation.setCPUThrottlingRate", { rate: 1 });
        await page.goto(screen);
        await page.waitForLoadState("networkidle");
        await devtools.send("Emulation.setCPUThrottlingRate", { rate: SLOWNESS });
        await work(page);
        const { longest, kind, count } = await page.evaluate(longestInteraction);
        if (count === 0) throw new Error(`Nothing was noted of the task "${name}".`);
        rows.push(
          atMost(
            `interaction at ${SLOWNESS}x, ${name} (${count}, ${kind}): longest`,
            longest,
            BUDGET_MS,
            "ms",
          ),
        );
      }
      return rows;
    } finally {
      await browser.close();
    }
  });
}

type Noted = Readonly<Record<"interactionId" | "duration", number>> & { readonly name: string };
type Noting = { interactions?: Noted[] };

function noteInteractions(): void {
  const noted: Noted[] = [];
  (window as Window & Noting).interactions = noted;
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) {
      if (!(entry instanceof PerformanceEventTiming) || entry.interactionId === 0) continue;
      noted.push({ interactionId: entry.interactionId, duration: entry.duration, name: entry.name });
    }
  }).observe({ type: "event", durationThreshold: 16, buffered: true } as PerformanceObserverInit);
}

/** Two frames later the last interaction has been reported. */
async function longestInteraction(): Promise<{ longest: number; kind: string; count: number }> {
  await new Promise((drawn) => {
    requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(drawn, 100)));
  });
  const noted = (window as Window & Noting).interactions ?? [];
  const longest = noted.toSorted((a, b) => b.duration - a.duration)[0];
  return {
    longest: longest?.duration ?? 0,
    kind: longest?.name ?? "",
    count: new Set(noted.map(({ interactionId }) => interactionId)).size,
  };
}
