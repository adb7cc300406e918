import { askPortfolio } from "../../features/portfolio/portfolio-query.ts";
import { PortfolioPage } from "../../features/portfolio/portfolio-page.tsx";
import { pageMeta } from "../../features/shell/public.ts";
import { queryClient } from "../../lib/query-client.ts";

export function meta() {
  return pageMeta("portfolio");
}

export function clientLoader() {
  void askPortfolio(queryClient);
  return null;
}

export default function PortfolioRoute() {
  return <PortfolioPage />;
}
