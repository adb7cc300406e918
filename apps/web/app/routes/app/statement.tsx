import { pageMeta } from "../../features/shell/public.ts";
import { StatementPage } from "../../features/statements/statement-page.tsx";
import { messagesLoader } from "../../lib/messages.ts";

export const clientLoader = messagesLoader(
  import.meta.glob("../../../../../packages/messages/*/{ledger,statements,shared/*}.json", {
    import: "default",
  }),
);
export { loadedOnce as shouldRevalidate } from "./loaded-once.ts";

export function meta() {
  return pageMeta("income");
}

export default function StatementRoute() {
  return <StatementPage />;
}
