import { IconChevronLeft, IconFileImport, IconHistory } from "@tabler/icons-react";
import { type ComponentType, Suspense, useState } from "react";
import { Link, useLocation } from "react-router";

import { Skeleton } from "../../ui/loading/skeleton.tsx";
import { PageHeader } from "../../ui/page/page-header.tsx";
import { useTranslation } from "../../ui/text/use-translation.ts";
import { useCan, useIsVisiting } from "../session/public.ts";
import { TabOfForm } from "../../ui/page/use-save-bar.ts";
import { SaveBar } from "./save-bar.tsx";
import { type SettingsTab, settingsTabs } from "./settings-tabs.ts";
import "./settings.css";

/** What other features add below a tab. */
type Beside = Partial<Readonly<Record<SettingsTab["name"], ComponentType>>>;

/**
 * The tab is in the hash, so that a link can lead to it; without one, a phone shows the list of tabs. A tab that was
 * opened stays mounted behind the others, so that no input is lost.
 */
export function SettingsPage({ beside = {} }: { readonly beside?: Beside }) {
  const { t } = useTranslation("settings");
  const can = useCan();
  const isVisiting = useIsVisiting();
  const { hash } = useLocation();
  const tabs = settingsTabs.filter(
    ({ needs, ofAccount = false }) => can(needs) && !(ofAccount && isVisiting),
  );
  const requested = tabs.find(({ name }) => hash === `#${name}`);
  const shown = (requested ?? tabs[0])?.name;
  const [opened, setOpened] = useState<readonly SettingsTab["name"][]>([]);
  if (shown !== undefined && !opened.includes(shown)) setOpened([...opened, shown]);
  return (
    <>
      <PageHeader title={t("title")} />
      <div className="ks-settings" data-chosen={requested !== undefined}>
        <nav aria-label={t("tabs")}>
          {tabs.map(({ name, icon: Icon }) => (
            <Link key={name} to={`#${name}`} aria-current={name === shown ? "page" : undefined}>
              <Icon size={18} stroke={1.6} aria-hidden />
              {t(`tab.${name}`)}
            </Link>
          ))}
          {can("activity.read") ? (
            <Link to="/activity">
              <IconHistory size={18} stroke={1.6} aria-hidden />
              {t("activity")}
            </Link>
          ) : null}
          {can("income.create") ? (
            <Link to="/csv-import">
              <IconFileImport size={18} stroke={1.6} aria-hidden />
              {t("csvImport")}
            </Link>
          ) : null}
        </nav>
        <div className="ks-settings-open">
          <Link className="ks-settings-back" to="/settings">
            <IconChevronLeft size={18} aria-hidden />
            {t("back")}
          </Link>
          <SaveBar shown={shown}>
            {tabs
              .filter(({ name }) => opened.includes(name))
              .map(({ name, Part, wide }) => (
                <section
                  key={name}
                  aria-label={t(`tab.${name}`)}
                  hidden={name !== shown}
                  data-wide={wide === true}
                >
                  <TabOfForm value={name}>
                    <Suspense fallback={<Skeleton rows={5} />}>
                      <Part />
                      <Below part={beside[name]} />
                    </Suspense>
                  </TabOfForm>
                </section>
              ))}
          </SaveBar>
        </div>
      </div>
    </>
  );
}

function Below({ part: Part }: { readonly part: ComponentType | undefined }) {
  return Part === undefined ? null : <Part />;
}
