import { OperatorRefusal } from "#operator/operator-refusal.ts";
import { InvalidEnvironment, readEnv } from "#env.ts";
import type { Env } from "#env.ts";
import { createPrivately } from "#kernel/db/data-folder/keep-private.ts";
import { DataDirLockedError } from "#kernel/db/data-folder/lock.ts";
import { DataFolderRefused } from "#kernel/db/data-folder/make-data-folder.ts";

/** Runs a command and prints its lines; a refusal is printed as one sentence, a bug with its stack. */
export async function atTerminal(
  work: (env: Env, words: readonly string[]) => Promise<readonly string[]>,
): Promise<void> {
  createPrivately();
  try {
    const lines = await work(readEnv(process.env), process.argv.slice(2));
    for (const line of lines) process.stdout.write(`${line}\n`);
  } catch (error) {
    process.stderr.write(`${await wordsFor(error)}\n`);
    process.exitCode = 1;
  }
}

async function wordsFor(error: unknown): Promise<string> {
  if (
    error instanceof OperatorRefusal ||
    error instanceof InvalidEnvironment ||
    error instanceof DataDirLockedError ||
    error instanceof DataFolderRefused
  )
    return error.message;
  const { startMessage } = await import("#kernel/db/embedded/start-message.ts");
  const trouble = startMessage(error, readEnv(process.env));
  if (trouble !== null) return trouble;
  return error instanceof Error ? (error.stack ?? error.message) : String(error);
}
