import { useCan, useProfile, useWorkspace } from "../../session/public.ts";
import { useTranslation } from "../../../ui/text/use-translation.ts";
import { DataExport } from "./data-export.tsx";
import { DeleteAccountCard } from "./delete-account-card.tsx";
import { GuestRetentionCard } from "./guest-retention-card.tsx";
import { ProfileKnown } from "../profile/profile-known.tsx";
import { SessionList } from "../profile/session-list.tsx";
import "../settings.css";

/** What a person can do about stored data: export it, see where the account is signed in, have everything erased. */
export function PrivacyTab() {
  const { t } = useTranslation("privacy");
  const can = useCan();
  // A sample holds no personal data, and is deleted automatically.
  const isOwn = useWorkspace()?.kind === "own";
  const profile = useProfile();
  return (
    <div className="ks-stack">
      {isOwn && can("account.export") ? (
        <section className="ks-card ks-settings-form">
          <h2>{t("exportTitle")}</h2>
          <p className="ks-second">{t("exportLead")}</p>
          <DataExport />
        </section>
      ) : null}
      {can("registry.keep") ? <GuestRetentionCard /> : null}
      <SessionList />
      {isOwn && can("account.delete") ? (
        <ProfileKnown profile={profile}>
          {({ email, hasPassword }) => <DeleteAccountCard email={email} hasPassword={hasPassword} />}
        </ProfileKnown>
      ) : null}
    </div>
  );
}
