import { can } from "@keystead/domain/permissions";
import { useQuery } from "@tanstack/react-query";
import { IconCreditCard, IconLayoutSidebar } from "@tabler/icons-react";
import { Fragment } from "react";
import { NavLink } from "react-router";

import { query } from "../../../lib/api.ts";
import { useIsIdle } from "../../../lib/chunks/use-is-idle.ts";
import { useIsNarrow } from "../../../ui/size/use-is-phone.ts";
import { usePreference } from "../../../ui/use-preference.ts";
import { useTranslation } from "../../../ui/text/use-translation.ts";
import { PlanCard } from "./plan-card.tsx";
import { useWorkspace } from "../../session/public.ts";
import { homeScreenOf } from "../screens.ts";
import { useScreens } from "./use-screens.ts";
import "../../../ui/visually-hidden.css";
import "./sidebar.css";

type SidebarProps = { readonly appName: string; readonly admin: boolean };

/**
 * Folds to a strip of icons, by default on a narrow window; the names then show as tooltips and stay in the accessible
 * names.
 */
export function Sidebar({ appName, admin }: SidebarProps) {
  const { t } = useTranslation("shell");
  const [width, setWidth] = usePreference("sidebar");
  const isNarrow = useIsNarrow();
  const folded = width === null ? isNarrow : width === "folded";
  const label = t(folded ? "unfoldSidebar" : "foldSidebar");
  return (
    <aside className="ks-sidebar" data-folded={folded}>
      <Brand appName={appName} />
      <Navigation admin={admin} hints={folded} />
      {folded ? null : <PlanCard />}
      <button
        type="button"
        className="ks-sidebar-fold"
        aria-label={label}
        title={label}
        onClick={() => {
          setWidth(folded ? "open" : "folded");
        }}
      >
        <IconLayoutSidebar size={18} stroke={1.6} aria-hidden />
        <span>{label}</span>
      </button>
    </aside>
  );
}

export function Brand({ appName }: { readonly appName: string }) {
  const role = useWorkspace()?.role;
  return (
    <NavLink to={homeScreenOf(role)} className="ks-sidebar-brand">
      <svg viewBox="0 0 28 28" width="28" height="28" aria-hidden>
        <rect width="28" height="28" rx="8" />
        <path d="M14 6.8 7 12.6v8.6h14v-8.6zM14 15.9v3.4" />
        <circle cx="14" cy="14" r="1.9" />
      </svg>
      <span>{appName}</span>
    </NavLink>
  );
}

type NavigationProps = {
  readonly admin: boolean;
  readonly onNavigate?: () => void;
  readonly hints?: boolean;
};

export function Navigation({ admin, onNavigate, hints = false }: NavigationProps) {
  const { t } = useTranslation("shell");
  const screens = useScreens({ admin });
  const marks = useMarks();
  const role = useWorkspace()?.role;
  const hasPlan = role === undefined || can(role, "plan.change");
  return (
    <nav aria-label={t("navigation")} className="ks-sidebar-nav">
      <ul>
        {screens.map(({ name, to, icon: Icon, separated = false }) => (
          <Fragment key={name}>
            {name === "settings" && hasPlan ? <TariffsLink separated={separated} hints={hints} /> : null}
            <li data-separated={separated && (name !== "settings" || !hasPlan)}>
              <NavLink to={to} onClick={onNavigate} {...(hints ? { title: t(name) } : {})}>
                <Icon size={18} stroke={1.6} aria-hidden />
                <span>{t(name)}</span>
                <Mark name={name} count={marks[name]} />
              </NavLink>
            </li>
          </Fragment>
        ))}
      </ul>
    </nav>
  );
}

type MarkProps = { readonly name: string; readonly count: number | undefined };

/** The number of pending things behind an entry, with a text for screen readers. */
function Mark({ name, count = 0 }: MarkProps) {
  const { t } = useTranslation("shell");
  return count === 0 ? null : (
    <>
      {" "}
      <b className="ks-sidebar-overdue">
        {count}{" "}
        <span className="ks-visually-hidden">
          {t(name === "tasks" ? "tasksLate" : "conflicts", { count })}
        </span>
      </b>
    </>
  );
}

const ASK_AGAIN_MS = 5 * 60_000;

/**
 * The number of overdue tasks and of overlapping bookings, loaded once the screen is ready. The list of tasks uses the
 * same query, and changes of tasks invalidate it. Refetched at an interval, because others work on them too and tasks
 * become overdue at midnight.
 */
function useMarks(): Readonly<Record<string, number | undefined>> {
  const { data } = useQuery({
    ...query.tasks.counts.queryOptions({ input: {} }),
    enabled: useIsIdle(),
    refetchInterval: ASK_AGAIN_MS,
    retry: false,
  });
  return { tasks: data?.overdue, calendar: data?.conflicts };
}

/** The plan page is public and not part of the React app, so this is a plain link. */
function TariffsLink({ separated, hints }: { readonly separated: boolean; readonly hints: boolean }) {
  const { t } = useTranslation("shell");
  return (
    <li data-separated={separated}>
      <a href="/tariffs" {...(hints ? { title: t("tariffs") } : {})}>
        <IconCreditCard size={18} stroke={1.6} aria-hidden />
        <span>{t("tariffs")}</span>
      </a>
    </li>
  );
}
