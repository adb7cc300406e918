import { tenant } from "#kernel/api/index.ts";
import { getPortfolio } from "./get-portfolio.ts";

export const portfolioRouter = {
  get: tenant("analytics.read").portfolio.get.handler(({ context: { work } }) => getPortfolio(work)),
};
