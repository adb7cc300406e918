import { hashPassword, verifyPassword } from "better-auth/crypto";

/** More sign-ins at once than the machine can hash: the caller is asked to come back. */
export class HashingOverload extends Error {
  override readonly name = "HashingOverload";
}

export type PasswordHashing = {
  readonly hash: (password: string) => Promise<string>;
  readonly verify: (attempt: { readonly hash: string; readonly password: string }) => Promise<boolean>;
};

const RUNNING = 2;
const WAITING = 20;

/** scrypt, two at a time and twenty in line, so that a flood of sign-ins leaves the other requests their processor. */
export function passwordHashing(): PasswordHashing {
  let running = 0;
  const line: (() => void)[] = [];

  async function inTurn<T>(work: () => Promise<T>): Promise<T> {
    if (running >= RUNNING) {
      if (line.length >= WAITING) throw new HashingOverload("too many passwords at once");
      const { promise, resolve } = Promise.withResolvers<void>();
      line.push(resolve);
      await promise;
    } else running += 1;
    try {
      return await work();
    } finally {
      // The place goes to the next in line; only without one does it become free.
      const next = line.shift();
      if (next === undefined) running -= 1;
      else next();
    }
  }

  return {
    hash: (password) => inTurn(() => hashPassword(password)),
    verify: (attempt) => inTurn(() => verifyPassword(attempt)),
  };
}
