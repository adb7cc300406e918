/// <reference lib="dom" />
import { randomUUID } from "node:crypto";
import { setTimeout as pause } from "node:timers/promises";

import { addDays, plainDate } from "@keystead/domain/calendar";
import { portfolioTables } from "@keystead/samples/portfolio-tables";

import { openBrowser } from "../../../e2e/support/product/browser.ts";
import { atLeast, atMost, median, type BenchRow } from "../bench-table.ts";
import { build } from "../bytes.ts";
import { fillWorkspace } from "../product/fill-workspace.ts";
import { type Prepared, analyzeTables, withProduct } from "../product/product-server.ts";

type Page = Awaited<ReturnType<Awaited<ReturnType<typeof openBrowser>>["newPage"]>>;

const PROPERTIES = 5;
const UNITS = 10;
const STAYS = 20;
const NIGHTS = 3;
const DAYS = STAYS * NIGHTS;
const NAVIGATIONS = 5;
const DRAG_MS = 3_000;
const slowness = [
  { times: 1, paintedMs: 80 },
  { times: 4, paintedMs: 400 },
];

/**
 * The tape chart of fully booked houses in a real browser: 50 units, 60 days, 1,000 bookings, each arriving on the day
 * the previous one leaves. Measured from the router's call on another screen, with code and data already in the tab,
 * until the frame with the bars is painted; the same including the server's response is printed for information.
 */
export async function benchTape(): Promise<readonly BenchRow[]> {
  build();
  return withProduct({ fill: fullHouse }, async ({ url, filled: { cookie, from } }) => {
    const browser = await openBrowser();
    try {
      const page = await browser.newPage({ baseURL: url, viewport: { width: 1440, height: 900 } });
      const cookies = cookie.split("; ").map((one) => one.split(/=(.*)/s));
      await page.context().addCookies(cookies.map(([name = "", value = ""]) => ({ name, value, url })));
      const chart = `/calendar?from=${from}&days=${DAYS}`;
      const rows: BenchRow[] = [];
      const devtools = await page.context().newCDPSession(page);
      for (const { times, paintedMs } of slowness) {
        await devtools.send("Emulation.setCPUThrottlingRate", { rate: times });
        rows.push(...(await painted(page, chart, { times, paintedMs })));
        rows.push(...(await dragged(page, times)));
      }
      rows.push(await nodes(page));
      return rows;
    } finally {
      await browser.close();
    }
  });
}

async function fullHouse({ app, databaseUrl }: Prepared) {
  const session = await app.signUp("bench@example.com");
  const today = plainDate(app.clock.now().toISOString().slice(0, 10));
  const from = addDays(today, -10);
  const tables = portfolioTables({
    today,
    newId: randomUUID,
    properties: Array.from({ length: PROPERTIES }, (_, house) => ({
      name: `House ${house + 1}`,
      rentalMode: "daily" as const,
      address: "",
      city: "Lisboa",
      country: "PT",
      currency: "EUR",
      timezone: "Europe/Lisbon",
      stays: [],
      costs: [],
      units: Array.from({ length: UNITS }, (__, unit) => ({
        name: `Flat ${unit + 1}`,
        bedrooms: 1,
        sizeSqm: 40,
        floor: "",
        maintenance: false,
        lease: null,
      })),
      bookings: Array.from({ length: UNITS * STAYS }, (__, at) => ({
        unit: at % UNITS,
        guest: `Guest Number${at}`,
        email: "",
        guests: 2,
        from: addDays(from, Math.floor(at / UNITS) * NIGHTS),
        to: addDays(from, (Math.floor(at / UNITS) + 1) * NIGHTS),
        totalMinor: 30_000,
        paid: null,
        overlaps: false,
      })),
    })),
  });
  await fillWorkspace(app, session, tables);
  await analyzeTables(databaseUrl);
  return { cookie: session.cookie, from };
}

type Budget = { readonly times: number; readonly paintedMs: number };

async function painted(
  page: Page,
  chart: string,
  { times, paintedMs }: Budget,
): Promise<readonly BenchRow[]> {
  const [fetched, kept]: [number[], number[]] = [[], []];
  const atRest = restOf(page);
  for (let run = 0; run < NAVIGATIONS; run += 1) {
    await page.goto("/properties");
    await page.waitForFunction(() => "__reactRouterDataRouter" in window);
    await page.waitForLoadState("networkidle");
    // Loads the code of the calendar, with other data.
    await untilPainted(page, "/calendar");
    await elsewhere(page, atRest);
    fetched.push(await untilPainted(page, chart));
    await elsewhere(page, atRest);
    kept.push(await untilPainted(page, chart));
    console.log(
      `  ${times}x: painted after ${(kept.at(-1) ?? 0).toFixed(0)} ms, with the answer after ${(fetched.at(-1) ?? 0).toFixed(0)} ms`,
    );
  }
  const at = `tape chart, ${PROPERTIES * UNITS} units x ${DAYS} days x ${PROPERTIES * UNITS * STAYS} bookings, ${times}x`;
  return [
    atMost(`${at}: navigation to painted`, median(kept), paintedMs, "ms"),
    {
      name: `${at}: the same, with the answer of the server`,
      measured: `${median(fetched).toFixed(0)} ms`,
      budget: "",
      verdict: "said",
    },
  ];
}

async function elsewhere(page: Page, atRest: () => Promise<void>): Promise<void> {
  await page.evaluate(async () => {
    const { __reactRouterDataRouter: router } = window as unknown as {
      readonly __reactRouterDataRouter: { readonly navigate: (to: string) => Promise<void> };
    };
    await router.navigate("/properties");
  });
  await page.waitForFunction(() => document.querySelector(".ks-tape") === null);
  // Pending work of the previous screen, and the list that the screen in between requests again, must not be measured.
  // (Playwright's "networkidle" state is reached only once per document, so it cannot be used here.)
  await atRest();
  await page.evaluate(
    () =>
      new Promise<void>((resolve) => {
        requestIdleCallback(() => {
          resolve();
        });
      }),
  );
}

const REST_MS = 500;

/** Returns a function that waits until no request has been pending for half a second. */
function restOf(page: Page): () => Promise<void> {
  const underWay = new Set<unknown>();
  let last = performance.now();
  const ended = (request: unknown) => {
    underWay.delete(request);
    last = performance.now();
  };
  page.on("request", (request) => underWay.add(request));
  page.on("requestfinished", ended);
  page.on("requestfailed", ended);
  return async () => {
    while (underWay.size > 0 || performance.now() - last < REST_MS) await pause(REST_MS / 10);
  };
}

/** Milliseconds from the call of the router until the frame with the first bars was painted. */
async function untilPainted(page: Page, to: string): Promise<number> {
  return page.evaluate(
    (address) =>
      new Promise<number>((resolve) => {
        const { __reactRouterDataRouter: router } = window as unknown as {
          readonly __reactRouterDataRouter: { readonly navigate: (to: string) => Promise<void> };
        };
        const started = performance.now();
        const look = () => {
          if (document.querySelector(".ks-tape-bar") === null) {
            requestAnimationFrame(look);
            return;
          }
          // A message is handled after the current frame is painted.
          const { port1, port2 } = new MessageChannel();
          port1.addEventListener("message", () => {
            resolve(performance.now() - started);
          });
          port1.start();
          port2.postMessage(null);
        };
        requestAnimationFrame(look);
        void router.navigate(address);
      }),
    to,
  );
}

/** Drags a bar to and fro over the chart with the mouse and counts the frames. */
async function dragged(page: Page, times: number): Promise<readonly BenchRow[]> {
  const bar = await page.locator(".ks-tape-bar").nth(30).boundingBox();
  if (bar === null) throw new Error("No bar to drag.");
  const [x, y] = [bar.x + bar.width / 2, bar.y + bar.height / 2];
  await page.mouse.move(x, y);
  await page.mouse.down();
  const frames = page.evaluate(
    (during) =>
      new Promise<readonly number[]>((resolve) => {
        const seen: number[] = [];
        const note = (now: number) => {
          seen.push(now);
          if (now - (seen[0] ?? now) < during) requestAnimationFrame(note);
          else resolve(seen);
        };
        requestAnimationFrame(note);
      }),
    DRAG_MS,
  );
  const until = performance.now() + DRAG_MS;
  let moves = 0;
  while (performance.now() < until) {
    const angle = moves / 20;
    await page.mouse.move(x + 300 * Math.sin(angle), y + 100 * Math.sin(angle * 0.7));
    moves += 1;
    await pause(8);
  }
  const seen = await frames;
  if ((await page.locator(".ks-tape-drawn").count()) !== 1) throw new Error("Nothing is drawn.");
  await page.keyboard.press("Escape");
  await page.mouse.move(x, y);
  await page.mouse.up();
  const gaps = seen.slice(1).map((now, at) => now - (seen[at] ?? now));
  const perSecond = (gaps.length / ((seen.at(-1) ?? 0) - (seen[0] ?? 0))) * 1_000;
  const name = `tape chart, a bar dragged, ${times}x (${moves} moves, longest frame ${Math.max(...gaps).toFixed(0)} ms): frames`;
  // Rounded, because three seconds at 60 frames a second measure as 59.9 or 60.1.
  return [atLeast(name, Math.round(perSecond), 60, "/s")];
}

async function nodes(page: Page): Promise<BenchRow> {
  const [chart, whole] = await page.evaluate(() => [
    document.querySelectorAll(".ks-tape, .ks-tape *").length,
    document.querySelectorAll("*").length,
  ]);
  return atMost(`tape chart: elements (${whole} in the whole document)`, chart ?? 0, 1_000, "");
}
