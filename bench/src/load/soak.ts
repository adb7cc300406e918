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
 * The queue looks once a minute, first a minute after the start, which runs gave no sign of life for a minute, and waits longer after
 * each crash before it tries again.
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
  /** Before a kill: what shall be told after the next start. */
  readonly beforeKill?: (kill: number) => Promise<void>;
  readonly say: (what: string) => void;
};

/**
 * Starts and kills the product again and again: every other time between the mail server's taking a mail and the product's knowing of it,
 * else anywhere in the work after a start. Answers at how many kills a mail was held.
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

/** Whether the mail server takes another mail. */
async function comesIn(mails: MailServer, before: number): Promise<boolean> {
  const until = performance.now() + HELD_WITHIN_MS;
  while (mails.mails.length === before && performance.now() < until) await pause(5);
  return mails.mails.length > before;
}

const admin = fileURLToPath(new URL("../../../apps/server/src/cli/admin.ts", import.meta.url));

/** Whether in time no mail waits any more, nor is being sent, as the operator sees it. */
export async function untilAllOut(settings: Settings): Promise<boolean> {
  const until = performance.now() + DELIVERED_WITHIN_MS;
  while (performance.now() < until) {
    const { stdout } = await promisify(execFile)(process.execPath, [admin, "mails"], { env: settings });
    if (stdout.includes("No mail waits and none has failed")) return true;
    await pause(2_000);
  }
  return false;
}
