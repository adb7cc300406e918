import { useCan } from "../session/public.ts";
import { DataExportCard } from "./data-export-card.tsx";
import { SessionList } from "./session-list.tsx";

/** What a person can do about what is stored: take it away, see where the account is signed in. */
export function PrivacyTab() {
  const can = useCan();
  return (
    <div className="ks-stack">
      {can("account.export") ? <DataExportCard /> : null}
      <SessionList />
    </div>
  );
}
