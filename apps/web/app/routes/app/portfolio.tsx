import { PortfolioPage } from "../../features/portfolio/portfolio-page.tsx";
import { pageMeta } from "../../features/shell/public.ts";

export function meta() {
  return pageMeta("portfolio");
}

export default function PortfolioRoute() {
  return <PortfolioPage />;
}
