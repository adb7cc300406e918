/** Writes the types of the words anew; with --check it only says whether they are old, and exits 1. */
import { messagesAreOld, writeMessages } from "../vite-words.ts";

if (!process.argv.includes("--check")) writeMessages();
else if (messagesAreOld()) {
  process.stdout.write("The types of the words are old: node apps/web/scripts/locale-types.ts\n");
  process.exitCode = 1;
}
