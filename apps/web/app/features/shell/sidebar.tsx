import { useTranslation } from "react-i18next";
import { NavLink } from "react-router";

import { PlanCard } from "./plan-card.tsx";
import { screens } from "./screens.ts";

export function Sidebar({ appName }: { readonly appName: string }) {
  return (
    <aside className="ks-side">
      <Brand appName={appName} />
      <Navigation />
      <PlanCard />
    </aside>
  );
}

export function Brand({ appName }: { readonly appName: string }) {
  return (
    <NavLink to="/portfolio" className="ks-brand">
      <svg viewBox="0 0 28 28" width="28" height="28" aria-hidden>
        <rect width="28" height="28" rx="8" />
        <path d="M14 6.8 7 12.6v8.6h14v-8.6zM14 15.9v3.4" />
        <circle cx="14" cy="14" r="1.9" />
      </svg>
      {appName}
    </NavLink>
  );
}

export function Navigation({ onNavigate }: { readonly onNavigate?: () => void }) {
  const { t } = useTranslation("shell");
  return (
    <nav aria-label={t("navigation")} className="ks-nav">
      <ul>
        {screens.map(({ name, to, icon: Icon, separated }) => (
          <li key={name} data-separated={separated}>
            <NavLink to={to} onClick={onNavigate}>
              <Icon size={18} stroke={1.6} aria-hidden />
              {t(name)}
            </NavLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}
