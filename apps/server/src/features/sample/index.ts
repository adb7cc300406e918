export { purgeExpiredSamples } from "./open-sample.ts";
export { sampleRouter } from "./sample-router.ts";
export { storePortfolio } from "./sample-store.ts";
