// Checks that the first line of each journey file names existing features, so that `npm test -- FEATURE` finds it.
import { featureNames, journeyFiles } from "./lib/journey-features.mjs";

const known = featureNames();
const problems = journeyFiles().flatMap(({ file, features }) =>
  features.length === 0
    ? [`${file}: its first line names no feature; write for example "// Features: leases, payments"`]
    : features.filter((name) => !known.has(name)).map((name) => `${file}: there is no feature ${name}`),
);
for (const problem of problems) console.log(problem);
process.exit(problems.length > 0 ? 1 : 0);
