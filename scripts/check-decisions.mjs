// Writes the index of the decisions by subject, from what each decision says of itself in its first lines:
//
//     # 58. The refund of a transfer is shown as one line
//
//     Subject: Income, expenses and the bank
//
//     Date: 2026-11-23
//
// `--check`, part of `npm run check`, fails for a decision without these lines and for an index that is not up to date.
import { readFileSync, readdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { root } from "./lib/paths.mjs";

const folder = join(root, "docs/decisions");
const index = join(folder, "README.md");
const START = "<!-- The rest is written by `node scripts/check-decisions.mjs`. -->\n";
const HEAD = /^# (?<number>\d+)\. (?<title>.+)\n\nSubject: (?<subject>.+)\n\nDate: (?<day>\d{4}-\d{2}-\d{2})/;

const files = readdirSync(folder).filter((name) => /^\d{4}-.*\.md$/.test(name));
const troubles = [];
const decisions = files.flatMap((file) => {
  const head = HEAD.exec(readFileSync(join(folder, file), "utf8"))?.groups;
  if (head !== undefined && Number(file.slice(0, 4)) === Number(head.number)) return [{ file, ...head }];
  troubles.push(`${file}: does not begin with its number and title, its subject and its date`);
  return [];
});

const [introduction] = readFileSync(index, "utf8").split(START);
const written = `${introduction}${START}\n${sections()}\n${gaps()}\n`;
if (!process.argv.includes("--check")) writeFileSync(index, written);
else if (readFileSync(index, "utf8") !== written)
  troubles.push("docs/decisions/README.md is not up to date: run node scripts/check-decisions.mjs");

for (const line of troubles) console.error(line);
console.log(`${decisions.length} decisions`);
process.exitCode = troubles.length > 0 || decisions.length === 0 ? 1 : 0;

function sections() {
  const bySubject = Object.groupBy(decisions, ({ subject }) => subject);
  return Object.keys(bySubject)
    .toSorted()
    .map((subject) => `## ${subject}\n${bySubject[subject].map(line).join("\n")}\n`)
    .join("\n");
}

function line({ file, number, title, day }) {
  return `- [${number}](${file}) ${title} (${day})`;
}

/** The numbers up to the last one that no decision has. */
function gaps() {
  const used = new Set(decisions.map(({ number }) => Number(number)));
  const last = Math.max(...used);
  const unused = Array.from({ length: last }, (_, before) => before + 1).filter(
    (number) => !used.has(number),
  );
  return `Not in use: ${unused.join(", ")}. They were reserved for changes that needed no decision of their own.`;
}
