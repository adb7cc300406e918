import { OperatorRefusal } from "#operator/index.ts";
import { InvalidEnvironment, readEnv } from "#env.ts";
import type { Env } from "#env.ts";
import { createPrivately } from "#kernel/db/data-folder/keep-private.ts";
import { DataDirLockedError } from "#kernel/db/data-folder/lock.ts";
import { startWords } from "#kernel/db/embedded/start-words.ts";

/** Runs a command, prints its lines, and says a refusal in one sentence; a bug keeps its stack. */
export async function atTerminal(
  work: (env: Env, words: readonly string[]) => Promise<readonly string[]>,
): Promise<void> {
  createPrivately();
  try {
    const lines = await work(readEnv(process.env), process.argv.slice(2));
    for (const line of lines) process.stdout.write(`${line}\n`);
  } catch (error) {
    process.stderr.write(`${wordsFor(error)}\n`);
    process.exitCode = 1;
  }
}

function wordsFor(error: unknown): string {
  if (
    error instanceof OperatorRefusal ||
    error instanceof InvalidEnvironment ||
    error instanceof DataDirLockedError
  )
    return error.message;
  const trouble = startWords(error, readEnv(process.env));
  if (trouble !== null) return trouble;
  return error instanceof Error ? (error.stack ?? error.message) : String(error);
}
