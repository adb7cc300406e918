import { CALENDAR_MODE } from "@keystead/domain/bookings";
import type { RentalMode } from "@keystead/domain/properties";
import { useEffect, useRef } from "react";
import { Link, useSearchParams } from "react-router";

import { useTranslation } from "../../ui/text/use-translation.ts";
import "./property-page.css";

const tabs = ["overview", "units", "bookings", "leases", "seasons", "money", "files"] as const;
export type Tab = (typeof tabs)[number];

const byTheNight: readonly Tab[] = ["bookings", "seasons"];

/** A property let by the month has no bookings and no seasons. */
function tabsOf(mode: RentalMode): readonly Tab[] {
  return tabs.filter((tab) => !byTheNight.includes(tab) || mode === CALENDAR_MODE);
}

export function tabOf(params: URLSearchParams, mode: RentalMode): Tab {
  return tabsOf(mode).find((one) => one === params.get("tab")) ?? "overview";
}

/** The address of a tab, or of one unit in it; it keeps the filters of the list from which the page was opened. */
export function useTabAddress(): (tab: Tab, unitId?: string) => string {
  const [params] = useSearchParams();
  return (tab, unitId) => {
    const next = new URLSearchParams(params);
    if (tab === "overview") next.delete("tab");
    else next.set("tab", tab);
    if (unitId === undefined) next.delete("unit");
    else next.set("unit", unitId);
    return `?${next.toString()}`;
  };
}

type PropertyTabsProps = { readonly current: Tab; readonly mode: RentalMode };

/** The tabs of the page; where they do not fit side by side, the current one is scrolled into view. */
export function PropertyTabs({ current, mode }: PropertyTabsProps) {
  const { t } = useTranslation("property-page");
  const to = useTabAddress();
  const row = useRef<HTMLElement>(null);
  useEffect(() => {
    const { current: all } = row;
    const open = all?.querySelector<HTMLElement>("[aria-current]") ?? null;
    if (all === null || open === null) return;
    // Scrolls only the row, not the page.
    all.scrollLeft = open.offsetLeft - (all.clientWidth - open.offsetWidth) / 2;
  }, [current]);
  return (
    <nav ref={row} className="ks-property-page-tabs" aria-label={t("tabs.label")}>
      {tabsOf(mode).map((tab) => (
        <Link key={tab} to={to(tab)} preventScrollReset aria-current={tab === current ? "page" : undefined}>
          {t(`tabs.${tab}`)}
        </Link>
      ))}
    </nav>
  );
}
