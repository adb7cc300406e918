import type { Socket } from "node:net";

import type { Logger } from "pino";

/** This many refusals (1,000 a second) cost little compared with the work. */
const PER_WINDOW = 100;
const WINDOW_MS = 100;
/**
 * The delay before the next request of a connection is read. It is shorter than the time for which an ending process
 * keeps silent connections.
 */
const PAUSE_MS = 400;
const REPORT_MS = 1_000;

/**
 * Keeps clients that retry at once after a refusal from using up the process: 1,000 such connections left 2 % of it for
 * work. Each is answered at once; above a rate, its next request is read later. Logs one line a second.
 */
export function slowDownRefused(log: Logger): (socket: Socket) => void {
  let windowBegan = 0;
  let inWindow = 0;
  let unreported = 0;

  function report(): void {
    log.warn({ refused: unreported }, "more requests than slots");
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
