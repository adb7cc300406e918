import { RecordListPage } from "../../features/bulk/records/record-list-page.tsx";
import { pageMeta } from "../../features/shell/public.ts";
import { wordsLoader } from "../../lib/words.ts";

export const clientLoader = wordsLoader(
  import.meta.glob("../../../../../packages/messages/*/{bulk,record-form,ledger,shared/*}.json", {
    import: "default",
  }),
);
export { loadedOnce as shouldRevalidate } from "./loaded-once.ts";

export function meta() {
  return pageMeta("income");
}

export default function BulkIncomeRoute() {
  return <RecordListPage book="income" />;
}
