import { Worker } from "node:worker_threads";

import { PASSWORDS_IN_LINE } from "#kernel/http/admission/slots.ts";
import type { PasswordCost } from "#kernel/password-cost.ts";
import type { HashingTask } from "./password-worker.ts";

/**
 * More passwords at once than the machine can hash, or one that waited too long: the caller should try again later.
 */
export class HashingOverload extends Error {
  override readonly name = "HashingOverload";
}

export type PasswordHashing = {
  readonly hash: (password: string) => Promise<string>;
  readonly verify: (attempt: { readonly hash: string; readonly password: string }) => Promise<boolean>;
};

/** The longest time that a password waits in the queue. */
const WAIT_MS = 3_000;

type Slot = { readonly start: () => void; readonly giveUp: NodeJS.Timeout };

/**
 * Hashes one password at a time, on a thread of lower priority than the one that answers requests. With two hashes of
 * normal priority, as in Node's thread pool, both cores of a small machine were busy and everybody else had to wait.
 */
export function passwordHashing(cost: PasswordCost, waitMs = WAIT_MS): PasswordHashing {
  const thread = hashingThread();
  const line: Slot[] = [];
  let busy = false;

  async function inTurn(task: HashingTask): Promise<string | boolean> {
    // The limit of the route already admits no more; this check is for other callers.
    if (line.length >= PASSWORDS_IN_LINE) throw new HashingOverload("too many passwords at once");
    if (busy) await ownTurn();
    busy = true;
    try {
      return await thread.run(task);
    } finally {
      const next = line.shift();
      if (next === undefined) busy = false;
      else next.start();
    }
  }

  function ownTurn(): Promise<void> {
    const { promise, resolve, reject } = Promise.withResolvers<void>();
    const giveUp = setTimeout(() => {
      line.splice(line.indexOf(slot), 1);
      reject(new HashingOverload("waited too long for a password"));
    }, waitMs);
    const slot: Slot = { giveUp, start: () => (clearTimeout(giveUp), resolve()) };
    line.push(slot);
    return promise;
  }

  return {
    hash: async (password) => String(await inTurn({ password, cost })),
    verify: async (attempt) => (await inTurn({ ...attempt, cost })) === true,
  };
}

/** The thread. It is started for the first password and again if it ever ends; it does not keep the process alive. */
function hashingThread(): { readonly run: (task: HashingTask) => Promise<string | boolean> } {
  let worker: Worker | null = null;
  let pending: PromiseWithResolvers<string | boolean> | null = null;

  function start(): Worker {
    const thread = new Worker(new URL("./password-worker.ts", import.meta.url));
    const ended = (reason: unknown): void => {
      if (worker === thread) worker = null;
      pending?.reject(new Error("The hashing thread ended.", { cause: reason }));
    };
    thread.on("message", (answer: string | boolean) => pending?.resolve(answer));
    thread.on("error", ended);
    thread.on("exit", ended);
    thread.unref();
    return thread;
  }

  return {
    async run(task) {
      worker ??= start();
      pending = Promise.withResolvers<string | boolean>();
      worker.postMessage(task);
      return pending.promise;
    },
  };
}
