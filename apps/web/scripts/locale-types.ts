/** Generates the types of the texts; with --check it only reports whether they are out of date, and exits 1 if so. */
import { messagesAreOld, writeMessages } from "../vite-messages.ts";

if (!process.argv.includes("--check")) writeMessages();
else if (messagesAreOld()) {
  process.stdout.write("The types of the words are old: node apps/web/scripts/locale-types.ts\n");
  process.exitCode = 1;
}
