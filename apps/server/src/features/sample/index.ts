export { purgeExpiredSamples } from "./open-sample.ts";
export { purgeSamplesJob } from "./purge-samples-job.ts";
export { sampleRouter } from "./sample-router.ts";
export { storePortfolio } from "./sample-store.ts";
