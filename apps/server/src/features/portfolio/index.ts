import type { Feature } from "#kernel/registry/feature.ts";
import { portfolioRouter } from "./portfolio-router.ts";
import { portfolioNumbers } from "./portfolio-numbers.ts";

export const portfolio: Feature = {
  name: "portfolio",
  numbers: portfolioNumbers,
  router: { portfolio: portfolioRouter },
};
