// `npm run bench [-- SUITE …]`: prints one table. Times never fail a build; bytes fail `npm test`.
import { parseArgs } from "node:util";

import { printTable, type BenchRow } from "./bench-table.ts";
import type { Suite, SuiteOptions } from "./suite.ts";

/** Imported lazily, so that a suite loads only what it needs. */
const suites: Readonly<Record<string, () => Promise<Suite>>> = {
  rules: async () => (await import("./rules.ts")).benchRules,
  load: async () => (await import("./load/load.ts")).benchLoad,
  standbys: async () => (await import("./load/standbys.ts")).benchStandbys,
  growth: async () => (await import("./load/growth.ts")).benchGrowth,
  embedded: async () => (await import("./embedded.ts")).benchEmbedded,
  pages: async () => (await import("./pages/pages.ts")).benchPages,
  profile: async () => (await import("./profile/profile.ts")).benchProfile,
  "public-pages": async () => (await import("./pages/public-pages.ts")).benchPublicPages,
  "sign-in-flood": async () => (await import("./load/sign-in-flood.ts")).benchSignInFlood,
  boot: async () => (await import("./boot.ts")).benchBoot,
  kill: async () => (await import("./kill.ts")).benchKill,
  notices: async () => (await import("./notices.ts")).benchNotices,
  reminders: async () => (await import("./reminders.ts")).benchReminders,
  tape: async () => (await import("./pages/tape.ts")).benchTape,
  interactions: async () => (await import("./pages/interactions.ts")).benchInteractions,
  races: async () => (await import("./load/races.ts")).benchRaces,
  faults: async () => (await import("./faults.ts")).benchFaults,
  exports: async () => (await import("./exports.ts")).benchExports,
  bytes: async () => (await import("./bytes.ts")).benchBytes,
  lighthouse: async () => (await import("./pages/lighthouse.ts")).benchLighthouse,
};

const { positionals: names, values } = parseArgs({
  allowPositionals: true,
  options: { only: { type: "string", multiple: true }, freeze: { type: "string" } },
});
const options: SuiteOptions = { only: values.only ?? [], freezeSeconds: Number(values.freeze ?? 30) };
const unknown = names.filter((name) => suites[name] === undefined);
if (unknown.length > 0) {
  console.error(`No suite ${unknown.join(", ")}. There are: ${Object.keys(suites).join(", ")}.`);
  process.exit(1);
}
const rows: BenchRow[] = [];
for (const [name, load] of Object.entries(suites)) {
  if (names.length > 0 && !names.includes(name)) continue;
  console.log(`Measuring ${name} …`);
  rows.push(...(await (await load())(options)));
}
// A suite with a table of its own has printed it.
if (rows.length > 0) printTable(rows);
