import { askPortfolio } from "../../features/portfolio/portfolio-query.ts";
import { PortfolioPage } from "../../features/portfolio/portfolio-page.tsx";
import { pageMeta } from "../../features/shell/public.ts";
import { queryClient } from "../../lib/query-client.ts";

/**
 * The query and the screen. One object keeps the two in one file, because users arrive at this screen and need both at
 * once.
 */
const portfolio = { ask: askPortfolio, Page: PortfolioPage };

export function meta() {
  return pageMeta("portfolio");
}

export function clientLoader() {
  void portfolio.ask(queryClient);
  return null;
}

export default function PortfolioRoute() {
  return <portfolio.Page />;
}
