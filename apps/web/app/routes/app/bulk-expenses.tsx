import { RecordListPage } from "../../features/bulk/records/record-list-page.tsx";
import { pageMeta } from "../../features/shell/public.ts";
import { messagesLoader } from "../../lib/messages.ts";

export const clientLoader = messagesLoader(
  import.meta.glob("../../../../../packages/messages/*/{bulk,record-form,ledger,shared/*}.json", {
    import: "default",
  }),
);
export { loadedOnce as shouldRevalidate } from "./loaded-once.ts";

export function meta() {
  return pageMeta("expenses");
}

export default function BulkExpensesRoute() {
  return <RecordListPage book="expense" />;
}
