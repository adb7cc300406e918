import { IncomePage } from "../../features/ledger/income-page.tsx";
import { pageMeta } from "../../features/shell/public.ts";
import { LateWords } from "../../ui/late-words.tsx";

export function meta() {
  return pageMeta("income");
}

export default function IncomeRoute() {
  return (
    <LateWords namespace="ledger">
      <IncomePage />
    </LateWords>
  );
}
