// `npm run bench [-- SUITE …]`: one table. Times never fail a build, they go into a decision; bytes fail `npm test`.
import { printTable, type BenchRow } from "./bench-table.ts";

type Suite = () => readonly BenchRow[] | Promise<readonly BenchRow[]>;

/** Each loads only what it needs. */
const suites: Readonly<Record<string, () => Promise<Suite>>> = {
  rules: async () => (await import("./rules.ts")).benchRules,
  list: async () => (await import("./list.ts")).benchList,
  portfolio: async () => (await import("./portfolio.ts")).benchPortfolio,
  "public-pages": async () => (await import("./public-pages.ts")).benchPublicPages,
  "sign-in-flood": async () => (await import("./sign-in-flood.ts")).benchSignInFlood,
  boot: async () => (await import("./boot.ts")).benchBoot,
  kill: async () => (await import("./kill.ts")).benchKill,
  bytes: async () => (await import("./bytes.ts")).benchBytes,
  lighthouse: async () => (await import("./lighthouse.ts")).benchLighthouse,
};

const wanted = process.argv.slice(2);
const unknown = wanted.filter((name) => suites[name] === undefined);
if (unknown.length > 0) {
  console.error(`No suite ${unknown.join(", ")}. There are: ${Object.keys(suites).join(", ")}.`);
  process.exit(1);
}
const rows: BenchRow[] = [];
for (const [name, load] of Object.entries(suites)) {
  if (wanted.length > 0 && !wanted.includes(name)) continue;
  console.log(`Measuring ${name} …`);
  rows.push(...(await (await load())()));
}
printTable(rows);
