import { OperatorRefusal } from "#operator/index.ts";
import { InvalidEnvironment, readEnv } from "#env.ts";
import type { Env } from "#env.ts";
import { createPrivately } from "#kernel/db/keep-private.ts";
import { DataDirLockedError } from "#kernel/db/lock.ts";

/** Runs a command, prints its lines, and says a refusal in one sentence; a bug keeps its stack. */
export async function atTerminal(
  work: (env: Env, words: readonly string[]) => Promise<readonly string[]>,
): Promise<void> {
  createPrivately();
  try {
    const lines = await work(readEnv(process.env), process.argv.slice(2));
    for (const line of lines) process.stdout.write(`${line}\n`);
  } catch (error) {
    const known =
      error instanceof OperatorRefusal ||
      error instanceof InvalidEnvironment ||
      error instanceof DataDirLockedError;
    const text =
      error instanceof Error ? (known ? error.message : (error.stack ?? error.message)) : String(error);
    process.stderr.write(`${text}\n`);
    process.exitCode = 1;
  }
}
