/// <reference lib="dom" />
import type { Browser, BrowserContext } from "@playwright/test";

/**
 * When every run of the journeys begins, a Wednesday, ten o'clock in Berlin: no end of a month and no midnight is near. The clock
 * of the product, of the browsers and of these helpers is this one, and runs on. Sessions, links of mails and SQL `now()` stay on
 * the machine's clock.
 */
export const journeyStart = "2026-11-18T09:00:00Z";

const DAY_MS = 86_400_000;
const startMs = Date.parse(journeyStart);

/** From the machine's clock to the clock of the journeys, for as long as this worker runs. */
const shiftMs = startMs - performance.timeOrigin;

/** The present instant of the journeys. */
export function now(): Date {
  return new Date(startMs + performance.now());
}

/** `2026-11-18`, the day in UTC. */
export function today(): string {
  return dayFromToday(0);
}

/** The day in UTC so many days from today, before it with a negative count. */
export function dayFromToday(days: number): string {
  return new Date(now().getTime() + days * DAY_MS).toISOString().slice(0, 10);
}

/** `2026-11`, so many months before today's. */
export function monthsAgo(count: number, from = today()): string {
  const [year = 0, month = 0] = from.slice(0, 7).split("-").map(Number);
  return new Date(Date.UTC(year, month - 1 - count, 1)).toISOString().slice(0, 7);
}

/** The year of today. */
export function thisYear(): number {
  return now().getUTCFullYear();
}

/** Makes the pages of every context that this browser opens from now on live on the clock of the journeys; answers those contexts. */
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
 * In the page. What Playwright's own `page.clock` installs lies above it, and after a reload counts on from the machine's clock: then
 * nothing is shifted below it.
 */
function shiftDate(shift: number): void {
  const machine = Date;
  const shifted = () => machine.now() + ("__pwClock" in window ? 0 : shift);
  // The same prototype, so that a date out of a database or a worker is one as well.
  window.Date = new Proxy(machine, {
    construct: (target, parts, newTarget) =>
      Reflect.construct(target, parts.length === 0 ? [shifted()] : parts, newTarget),
    apply: () => new machine(shifted()).toString(),
    get: (target, key) => (key === "now" ? shifted : Reflect.get(target, key)),
  });
}
