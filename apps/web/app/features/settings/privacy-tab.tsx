import { useCan, useProfile, useWorkspace } from "../session/public.ts";
import { DataExportCard } from "./data-export-card.tsx";
import { DeleteAccountCard } from "./delete-account-card.tsx";
import { ProfileKnown } from "./profile-known.tsx";
import { SessionList } from "./session-list.tsx";

/** What a person can do about what is stored: take it away, see where the account is signed in, have it all erased. */
export function PrivacyTab() {
  const can = useCan();
  // A sample is nobody's data: it goes by itself.
  const isOwn = useWorkspace()?.kind === "own";
  const profile = useProfile();
  return (
    <div className="ks-stack">
      {isOwn && can("account.export") ? <DataExportCard /> : null}
      <SessionList />
      {isOwn && can("account.delete") ? (
        <ProfileKnown profile={profile}>
          {({ email, hasPassword }) => <DeleteAccountCard email={email} hasPassword={hasPassword} />}
        </ProfileKnown>
      ) : null}
    </div>
  );
}
