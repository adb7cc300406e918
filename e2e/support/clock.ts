/// <reference lib="dom" />
import type { Browser, BrowserContext } from "@playwright/test";

/**
 * When every run of the journeys begins: a Wednesday, ten o'clock in Berlin, far from midnight and from the end of a
 * month. The product, the browsers and these helpers start their clock here, and it keeps running. Sessions, links in
 * mails and SQL `now()` use the machine's clock.
 */
export const journeyStart = "2026-11-18T09:00:00Z";

const DAY_MS = 86_400_000;
const startMs = Date.parse(journeyStart);

/** The difference from the machine's clock to the clock of the journeys; constant for this worker. */
const shiftMs = startMs - performance.timeOrigin;

/** The present instant of the journeys. */
export function journeyNow(): Date {
  return new Date(startMs + performance.now());
}

/** `2026-11-18`, the day in UTC. */
export function today(): string {
  return dayFromToday(0);
}

/** The day in UTC so many days after today; before today if negative. */
export function dayFromToday(days: number): string {
  return new Date(journeyNow().getTime() + days * DAY_MS).toISOString().slice(0, 10);
}

/** `2026-11`, so many months before today's. */
export function monthsAgo(count: number, from = today()): string {
  const [year = 0, month = 0] = from.slice(0, 7).split("-").map(Number);
  return new Date(Date.UTC(year, month - 1 - count, 1)).toISOString().slice(0, 7);
}

/** The year of today. */
export function thisYear(): number {
  return journeyNow().getUTCFullYear();
}

/**
 * Puts the pages of every context that this browser opens from now on onto the clock of the journeys; returns the
 * contexts.
 */
export function setClockOf(browser: Browser): ReadonlySet<BrowserContext> {
  const contexts = new Set<BrowserContext>();
  const newContext = browser.newContext.bind(browser);
  browser.newContext = async (options) => {
    const context = await newContext(options);
    contexts.add(context);
    context.once("close", () => contexts.delete(context));
    await context.addInitScript(shiftDate, shiftMs);
    return context;
  };
  return contexts;
}

/**
 * Runs in the page. Playwright's `page.clock` is installed on top of it and counts from the machine's clock after a
 * reload; if it is installed, nothing is shifted.
 */
function shiftDate(shift: number): void {
  const machine = Date;
  const shifted = () => machine.now() + ("__pwClock" in window ? 0 : shift);
  // The prototype stays the same, so that `instanceof Date` also holds for a date from IndexedDB or a worker.
  window.Date = new Proxy(machine, {
    construct: (target, parts, newTarget) =>
      Reflect.construct(target, parts.length === 0 ? [shifted()] : parts, newTarget),
    apply: () => new machine(shifted()).toString(),
    get: (target, key) => (key === "now" ? shifted : Reflect.get(target, key)),
  });
}
