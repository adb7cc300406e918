// `npm test`: the gate: every check, the build with its byte budgets, and the tests and journeys that each change must
// pass.
// `npm run test:all`: the gate and everything else. With `-- --shard 1/3`: that third of everything else, not the gate.
//   npm test -- leases tenants    only the tests of these features, in all workspaces
//   npm test -- --shard 1/3       the gate, then that third of everything else; CI runs a sixth
// Each run prints how long its parts took and what failed, and ends with one line `N passed, N failed`.
import { parseArgs } from "node:util";
import { featureNames } from "./lib/journey-features.mjs";
import { createReport } from "./lib/test-report.mjs";
import { testParts } from "./lib/test-parts.mjs";

const { values, positionals: features } = parseArgs({
  allowPositionals: true,
  options: { all: { type: "boolean", default: false }, shard: { type: "string" } },
});
const shard = values.shard ?? null;
if (shard !== null && !/^[1-9]\d*\/[1-9]\d*$/.test(shard)) {
  console.error("--shard takes a share such as 1/3.");
  process.exit(2);
}

const unknown = features.filter((name) => !featureNames().has(name));
if (unknown.length > 0) {
  console.error(
    `There is no feature ${unknown.join(", ")}. There are: ${[...featureNames()].toSorted().join(", ")}.`,
  );
  process.exit(2);
}

const report = createReport();
const parts = testParts(report);
await parts.prepared();
if (features.length > 0) {
  await parts.built();
  for (const feature of features) await parts.feature(feature);
} else {
  if (!values.all || shard === null) await parts.gate();
  else await parts.built();
  if (values.all || shard !== null) await parts.rest(shard);
}
parts.ended();
report.print();
process.exit(report.failed() ? 1 : 0);
