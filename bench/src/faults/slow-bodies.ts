import { connect, type Socket } from "node:net";
import { setTimeout as pause } from "node:timers/promises";

import { quantileOf } from "../bench-table.ts";
import type { Answer } from "./stage/ask.ts";
import type { Fault } from "./fault.ts";
import { signUpPeople, type Visitor } from "./stage/people.ts";
import type { FaultStage } from "./stage/stage.ts";

const SOCKETS = 200;
const SLOW_PEOPLE = 4;
/** The connections are spread out; many at once is the fault "overload". */
const APART_MS = 20;
const QUIET_MS = 8_000;
const SLOW_MS = 20_000;
const BYTE_EVERY_MS = 1_000;
const TIMES = 2;
/** Below this the ratio of two waits depends more on the machine than on the product. */
const LEAST_MS = 20;

const NOWHERE = "00000000-0000-4000-8000-000000000000";

/**
 * Two hundred sockets send bodies at a byte a second and reconnect when they are closed: photos without a session,
 * files for an own house, files without a length for a house that does not exist, and records. Other requests must not
 * be slowed down.
 */
export const slowBodies: Fault = {
  name: "slow bodies",
  databases: ["embedded", "PostgreSQL"],
  mayRefuse: false,
  async play({ products: [product], people, load }: FaultStage) {
    const slow = await signUpPeople(product.url, SLOW_PEOPLE, people.length + 1);
    const quietSince = performance.now();
    await pause(QUIET_MS);
    const slowSince = performance.now();
    const senders: (() => void)[] = [];
    for (let index = 0; index < SOCKETS; index += 1) {
      senders.push(slowSender(product.url, index, slow));
      await pause(APART_MS);
    }
    await pause(SLOW_MS);
    const over = performance.now();
    for (const end of senders) end();
    const quietMs = p99(load.answers, quietSince, slowSince);
    const slowMs = p99(load.answers, slowSince, over);
    console.log(`    p99 of all others: ${quietMs.toFixed(0)} ms quiet, ${slowMs.toFixed(0)} ms beside them`);
    return slowMs > TIMES * Math.max(quietMs, LEAST_MS)
      ? [`p99 of all others was ${(slowMs / quietMs).toFixed(1)} times that of a quiet time`]
      : [];
  },
};

function p99(answers: readonly Answer[], from: number, until: number): number {
  const during = answers.filter(({ startedAt }) => startedAt >= from && startedAt < until);
  return quantileOf(
    0.99,
    during.map(({ ms }) => ms),
  );
}

/** The head of one of four kinds of requests, chosen by the index. */
function headOf(url: string, index: number, people: readonly Visitor[]): string {
  const { host } = new URL(url);
  const person = people[index % people.length];
  const known = Object.entries(person?.headers ?? {}).map(([name, value]) => `${name}: ${value}`);
  const bytes = ["content-type: application/octet-stream", "x-file-name: slow.pdf"];
  const kinds: readonly (readonly string[])[] = [
    [
      `PUT /api/job/photos/${NOWHERE}/${NOWHERE} HTTP/1.1`,
      `x-forwarded-for: 100.65.0.${index}`,
      ...bytes,
      "content-length: 200000",
    ],
    [
      `POST /api/documents/property/${person?.propertyId ?? NOWHERE} HTTP/1.1`,
      ...known,
      ...bytes,
      "content-length: 200000",
    ],
    [`POST /api/documents/property/${NOWHERE} HTTP/1.1`, ...known, ...bytes, "transfer-encoding: chunked"],
    ["POST /api/v1/tenants HTTP/1.1", ...known, "content-type: application/json", "content-length: 200000"],
  ];
  const lines = kinds[index % kinds.length] ?? [];
  return [...lines, `host: ${host}`, `origin: ${url}`, "", ""].join("\r\n");
}

/** Sends until it is stopped; responses are ignored. */
function slowSender(url: string, index: number, people: readonly Visitor[]): () => void {
  const head = headOf(url, index, people);
  const byte = head.includes("chunked") ? "1\r\nx\r\n" : "x";
  let socket: Socket | null = null;
  let isOver = false;
  function begin(): void {
    if (isOver) return;
    socket = connect(Number(new URL(url).port), "127.0.0.1");
    socket.on("error", () => {});
    socket.on("data", () => {});
    socket.once("connect", () => socket?.write(head + byte));
    // Reconnects at the pace of the bytes, so that a refusal does not cause a flood.
    socket.once("close", () => setTimeout(begin, BYTE_EVERY_MS));
  }
  const send = setInterval(() => socket?.writable === true && socket.write(byte), BYTE_EVERY_MS);
  begin();
  return () => {
    isOver = true;
    clearInterval(send);
    socket?.destroy();
  };
}
