import { Link, useLocation } from "react-router";

import { ErrorPanel } from "../../ui/error-panel.tsx";
import { Bones } from "../../ui/list-page.tsx";
import { PageHeader } from "../../ui/page-header.tsx";
import { useTranslation } from "../../ui/use-translation.ts";
import { useProfile } from "../session/public.ts";
import { ProfileForm } from "./profile-form.tsx";
import { PasswordForm } from "./password-form.tsx";
import { SessionList } from "./session-list.tsx";
import { SubscriptionTab } from "./subscription-tab.tsx";
import "./settings.css";

const tabs = ["profile", "subscription", "security"] as const;

/** The tab stands in the hash, so that a link can lead to it. */
export function SettingsPage() {
  const { t } = useTranslation("settings");
  const { hash } = useLocation();
  const tab = tabs.find((one) => hash === `#${one}`) ?? "profile";
  const { data: profile, isError, isFetching, refetch } = useProfile();
  return (
    <>
      <PageHeader title={t("title")} />
      <div className="ks-settings">
        <nav aria-label={t("tabs")}>
          {tabs.map((one) => (
            <Link key={one} to={`#${one}`} aria-current={one === tab ? "page" : undefined}>
              {t(one)}
            </Link>
          ))}
        </nav>
        <div className="ks-stack">
          {profile !== undefined ? null : isError ? (
            <ErrorPanel message={t("loadFailed")} retrying={isFetching} onRetry={() => void refetch()} />
          ) : (
            <Bones rows={5} />
          )}
          {tab === "profile" && profile !== undefined ? <ProfileForm profile={profile} /> : null}
          {tab === "subscription" ? <SubscriptionTab /> : null}
          {tab === "security" && profile !== undefined ? (
            <>
              <PasswordForm email={profile.email} hasPassword={profile.hasPassword} />
              <SessionList />
            </>
          ) : null}
        </div>
      </div>
    </>
  );
}
