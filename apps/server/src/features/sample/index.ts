import type { Feature } from "#kernel/registry/feature.ts";
import { supplySampleRates } from "./open-sample.ts";
import { purgeSamplesJob } from "./purge-samples-job.ts";
import { sampleRouter } from "./sample-router.ts";

export { openSample, purgeExpiredSamples } from "./open-sample.ts";
export { storePortfolio, storeWork } from "./sample-store.ts";

export const sample: Feature = {
  name: "sample",
  router: { accounts: sampleRouter },
  baseCurrencyChanged: supplySampleRates,
  jobs: (deps) => [purgeSamplesJob(deps)],
};
