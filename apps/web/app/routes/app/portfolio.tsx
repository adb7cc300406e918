import { askPortfolio } from "../../features/portfolio/portfolio-query.ts";
import { PortfolioPage } from "../../features/portfolio/portfolio-page.tsx";
import { pageMeta } from "../../features/shell/public.ts";
import { queryClient } from "../../lib/query-client.ts";

/** What is asked, and the screen of it. It keeps the two in one file: of the screen that people land on both are needed at once. */
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
