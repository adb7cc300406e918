// `npm run bench`: one table. Times never fail a build, they go into a decision; bytes fail `npm test`.
import { printTable, type BenchRow } from "./bench-table.ts";
import { benchPublicPages } from "./public-pages.ts";
import { benchRules } from "./rules.ts";

const suites: readonly {
  readonly name: string;
  readonly run: () => readonly BenchRow[] | Promise<readonly BenchRow[]>;
}[] = [
  { name: "rules", run: benchRules },
  { name: "public-pages", run: benchPublicPages },
];

const wanted = process.argv.slice(2);
const rows: BenchRow[] = [];
for (const suite of suites) {
  if (wanted.length > 0 && !wanted.includes(suite.name)) continue;
  console.log(`Measuring ${suite.name} …`);
  rows.push(...(await suite.run()));
}
printTable(rows);
