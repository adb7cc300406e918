import { execFile } from "node:child_process";
import { randomInt } from "node:crypto";
import { setTimeout as pause } from "node:timers/promises";
import { fileURLToPath } from "node:url";
import { promisify } from "node:util";

import type { MailServer } from "@keystead/testkit/mail-server";

import type { Product, Settings } from "../faults/stage/product.ts";

const HELD_WITHIN_MS = 10_000;
const WORKS_WITHIN_MS = 1_500;
/**
 * Once a minute, first a minute after the start, the queue looks for runs without a heartbeat for a minute, and after
 * each crash it waits longer before it retries.
 */
const DELIVERED_WITHIN_MS = 5 * 60_000;

export async function begin(product: Product): Promise<void> {
  const failure = await product.start();
  if (failure !== null) throw new Error(failure);
}

export async function end(product: Product): Promise<void> {
  product.kill("SIGTERM");
  if ((await product.ended(20_000)) === null) throw new Error("The product does not end.");
}

type Soaked = {
  readonly product: Product;
  readonly mails: MailServer;
  readonly kills: number;
  /** Called before a kill, to prepare notifications that are due after the next start. */
  readonly beforeKill?: (kill: number) => Promise<void>;
  readonly say: (what: string) => void;
};

/**
 * Starts and kills the product repeatedly: every other kill is after the mail server has accepted a mail and before the
 * product knows it, the others at any moment after the start. Returns at how many kills a mail was held.
 */
export async function killAgain({ product, mails, kills, beforeKill, say }: Soaked): Promise<number> {
  let held = 0;
  for (let kill = 1; kill <= kills; kill += 1) {
    const holds = kill % 2 === 1;
    const before = mails.mails.length;
    if (holds) await mails.suffer("slow");
    await begin(product);
    const isHeld = holds && (await comesIn(mails, before));
    if (!holds) await pause(randomInt(WORKS_WITHIN_MS));
    held += isHeld ? 1 : 0;
    await beforeKill?.(kill);
    product.kill("SIGKILL");
    await product.ended(10_000);
    await mails.suffer(null);
    say(`killed ${kill} of ${kills}${isHeld ? ", a mail held" : ""}, ${mails.mails.length} mails`);
  }
  return held;
}

/** Whether the mail server accepts another mail in time. */
async function comesIn(mails: MailServer, before: number): Promise<boolean> {
  const until = performance.now() + HELD_WITHIN_MS;
  while (mails.mails.length === before && performance.now() < until) await pause(5);
  return mails.mails.length > before;
}

const admin = fileURLToPath(new URL("../../../apps/server/src/cli/admin.ts", import.meta.url));

/** Waits until `admin -- mails` reports no waiting mail; false if it takes too long. */
export async function untilAllOut(settings: Settings): Promise<boolean> {
  const until = performance.now() + DELIVERED_WITHIN_MS;
  while (performance.now() < until) {
    const { stdout } = await promisify(execFile)(process.execPath, [admin, "mails"], { env: settings });
    if (stdout.includes("No mail waits and none has failed")) return true;
    await pause(2_000);
  }
  return false;
}
