import type { Socket } from "node:net";

import type { Logger } from "pino";

/** As many refusals cost little beside the work: 1,000 a second. */
const PER_WINDOW = 100;
const WINDOW_MS = 100;
/** What a connection then says next is read so much later. Shorter than a process that ends waits for silent ones. */
const PAUSE_MS = 400;
const REPORT_MS = 1_000;

/**
 * Keeps those who are refused and ask again at once from taking the whole process: 1,000 such connections left 2 % of it for
 * work. Each is answered at once; above a rate, what it says next is read later. One line a second goes to the log.
 */
export function slowDownRefused(log: Logger): (socket: Socket) => void {
  let windowBegan = 0;
  let inWindow = 0;
  let unreported = 0;

  function report(): void {
    log.warn({ refused: unreported }, "more requests than places");
    unreported = 0;
  }

  return (socket) => {
    unreported += 1;
    if (unreported === 1) setTimeout(report, REPORT_MS).unref();
    const now = performance.now();
    if (now - windowBegan > WINDOW_MS) {
      windowBegan = now;
      inWindow = 0;
    }
    inWindow += 1;
    if (inWindow <= PER_WINDOW) return;
    socket.pause();
    setTimeout(() => socket.resume(), PAUSE_MS).unref();
  };
}
