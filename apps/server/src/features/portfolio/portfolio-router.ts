import { transacted } from "#kernel/api/index.ts";
import { getPortfolio } from "./get-portfolio.ts";

export const portfolioRouter = {
  get: transacted("analytics.read").portfolio.get.handler(({ context: { work } }) => getPortfolio(work)),
};
