import { Worker } from "node:worker_threads";

import type { HashingTask } from "./password-worker.ts";

/** More passwords at once than the machine can hash: the caller is asked to come back. */
export class HashingOverload extends Error {
  override readonly name = "HashingOverload";
}

export type PasswordHashing = {
  readonly hash: (password: string) => Promise<string>;
  readonly verify: (attempt: { readonly hash: string; readonly password: string }) => Promise<boolean>;
  /** Throws when there is no place in the line: asked before anything is read or counted, so that a flood costs little. */
  readonly refuseWhenFull: () => void;
};

/** In line at once, and how long one waits there at most; both end in HashingOverload. */
const WAITING = 16;
const WAIT_MS = 3_000;

type Place = { readonly start: () => void; readonly giveUp: NodeJS.Timeout };

/**
 * One password at a time, on a thread of lower priority than the one that answers requests: two of normal priority, as
 * the thread pool would give, took both cores of a small machine from everybody else.
 */
export function passwordHashing(): PasswordHashing {
  const thread = hashingThread();
  const line: Place[] = [];
  let busy = false;

  function refuseWhenFull(): void {
    if (busy && line.length >= WAITING) throw new HashingOverload("too many passwords at once");
  }

  async function inTurn(task: HashingTask): Promise<string | boolean> {
    refuseWhenFull();
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
      line.splice(line.indexOf(place), 1);
      reject(new HashingOverload("waited too long for a password"));
    }, WAIT_MS);
    const place: Place = { giveUp, start: () => (clearTimeout(giveUp), resolve()) };
    line.push(place);
    return promise;
  }

  return {
    refuseWhenFull,
    hash: async (password) => String(await inTurn({ password })),
    verify: async (attempt) => (await inTurn(attempt)) === true,
  };
}

/** The thread, started for the first password and anew should it ever end; it keeps no process alive. */
function hashingThread(): { readonly run: (task: HashingTask) => Promise<string | boolean> } {
  let worker: Worker | null = null;
  let asked: PromiseWithResolvers<string | boolean> | null = null;

  function start(): Worker {
    const thread = new Worker(new URL("./password-worker.ts", import.meta.url));
    const ended = (reason: unknown): void => {
      if (worker === thread) worker = null;
      asked?.reject(new Error("The hashing thread ended.", { cause: reason }));
    };
    thread.on("message", (answer: string | boolean) => asked?.resolve(answer));
    thread.on("error", ended);
    thread.on("exit", ended);
    thread.unref();
    return thread;
  }

  return {
    async run(task) {
      worker ??= start();
      asked = Promise.withResolvers<string | boolean>();
      worker.postMessage(task);
      return asked.promise;
    },
  };
}
