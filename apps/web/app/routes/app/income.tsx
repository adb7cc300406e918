import { IncomePage } from "../../features/ledger/income-page.tsx";
import { pageMeta } from "../../features/shell/public.ts";

export function meta() {
  return pageMeta("income");
}

export default function IncomeRoute() {
  return <IncomePage />;
}
