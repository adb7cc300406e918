import { setTimeout as pause } from "node:timers/promises";

import { ask } from "./ask.ts";
import { seconds } from "../fault.ts";

const TOLD_WITHIN_MS = 1_000;
const SLACK_MS = 100;
const EVERY_MS = 250;

/**
 * Requests `/readyz` for as long as the fault lasts: after one second it must report that the product cannot work, and
 * it must never take longer than a second to answer.
 */
export async function watchReadiness(url: string, ms: number): Promise<readonly string[]> {
  const since = performance.now();
  let slowestMs = 0;
  let ready = 0;
  while (performance.now() - since < ms) {
    const isNoticed = performance.now() - since > TOLD_WITHIN_MS;
    const answer = await ask(url, { path: "/readyz" });
    slowestMs = Math.max(slowestMs, answer.ms);
    if (isNoticed && answer.status === 204 && performance.now() - since < ms) ready += 1;
    await pause(EVERY_MS);
  }
  return [
    ...(slowestMs > TOLD_WITHIN_MS + SLACK_MS ? [`/readyz took ${seconds(slowestMs)}`] : []),
    ...(ready > 0 ? [`/readyz said ready ${ready} times`] : []),
  ];
}
