import type { Feature } from "#kernel/registry/feature.ts";
import { portfolioRouter } from "./portfolio-router.ts";

export const portfolio: Feature = {
  name: "portfolio",
  router: { portfolio: portfolioRouter },
};
