// The thread of embedded.ts: requests /healthz twenty times a second, and at the end posts the time of each in ms.
import { setTimeout as pause } from "node:timers/promises";
import { parentPort, workerData } from "node:worker_threads";

const EVERY_MS = 50;
const times: number[] = [];
let isOver = false;
parentPort?.once("message", () => (isOver = true));

while (!isOver) {
  const started = performance.now();
  const answer = await fetch(`${String(workerData)}/healthz`);
  await answer.text();
  if (!answer.ok) throw new Error(`/healthz answered ${answer.status}`);
  times.push(performance.now() - started);
  await pause(EVERY_MS);
}
parentPort?.postMessage(times);
