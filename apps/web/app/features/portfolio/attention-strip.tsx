import type { PortfolioView } from "@keystead/contract/portfolio";
import { drillDownAddress, portfolioDrillDowns } from "@keystead/domain/drill-down";
import {
  IconAlertTriangle,
  IconBuilding,
  IconCalendarEvent,
  IconCalendarX,
  IconChecklist,
  IconCircleCheck,
  IconFileText,
} from "@tabler/icons-react";
import { Link } from "react-router";

import { formatDay, formatMoney } from "../../lib/format/format.ts";
import { useTranslation } from "../../ui/text/use-translation.ts";
import "../../ui/text/status-badge.css";
import type { BadgeIcon, Tone } from "../../ui/text/status-badge.tsx";
import { useLanguage } from "../../ui/text/use-language.ts";
import "./attention-strip.css";
import "../../ui/text/tone.css";

type Chip = {
  readonly to: string;
  readonly tone: Tone;
  readonly icon: BadgeIcon;
  readonly title: string;
  readonly text: string;
};

/** At most four things that need attention, each linked to its list. */
export function AttentionStrip({ portfolio }: { readonly portfolio: PortfolioView }) {
  const { t } = useTranslation("portfolio");
  const chips = useChips(portfolio);
  if (chips.length === 0) {
    return (
      <p className="ks-card ks-attention-strip-calm">
        <IconCircleCheck size={20} aria-hidden />
        {t("nothingUrgent")}
      </p>
    );
  }
  return (
    <ul className="ks-card ks-attention-strip" aria-label={t("attention")}>
      {chips.map(({ to, tone, icon: Icon, title, text }) => (
        <li key={to}>
          <Link to={to}>
            <span className={`ks-attention-strip-icon ks-tone-${tone}`}>
              <Icon size={20} stroke={1.6} aria-hidden />
            </span>
            <span>
              <b>{title}</b>
              <small>{text}</small>
            </span>
          </Link>
        </li>
      ))}
    </ul>
  );
}

/** Few enough to read at a glance, the most pressing first. */
const SHOWN = 4;

function useChips({
  overdue,
  upcoming,
  tasksOverdue,
  conflicts,
  leasesEnding,
  occupancy,
}: PortfolioView): readonly Chip[] {
  const { t } = useTranslation("portfolio");
  const language = useLanguage();
  const sums = (list: PortfolioView["income"]) =>
    list.map((money) => formatMoney(money, language, list.length > 1 ? "code" : "symbol")).join(" · ");
  const chips: Chip[] = [];
  // A guest at an occupied flat cannot wait.
  if (conflicts > 0)
    chips.push({
      to: drillDownAddress(portfolioDrillDowns.conflicts()),
      tone: "negative",
      icon: IconCalendarX,
      title: t("chip.conflicts", { count: conflicts }),
      text: t("chip.conflictsText"),
    });
  if (overdue.lines.length > 0)
    chips.push({
      to: drillDownAddress(portfolioDrillDowns.overdue()),
      tone: "negative",
      icon: IconAlertTriangle,
      title: t("chip.overdue", { count: overdue.lines.length }),
      text: t("chip.open", { amount: sums(overdue.sums) }),
    });
  if (tasksOverdue > 0)
    chips.push({
      to: drillDownAddress(portfolioDrillDowns.overdueTasks()),
      tone: "negative",
      icon: IconChecklist,
      title: t("chip.tasks", { count: tasksOverdue }),
      text: t("chip.tasksText"),
    });
  if (upcoming.lines.length > 0)
    chips.push({
      to: drillDownAddress(portfolioDrillDowns.upcoming()),
      tone: "attention",
      icon: IconCalendarEvent,
      title: t("chip.upcoming", { count: upcoming.lines.length }),
      text: t("chip.upcomingText", { amount: sums(upcoming.sums) }),
    });
  if (leasesEnding.within60Days > 0)
    chips.push({
      to: drillDownAddress(portfolioDrillDowns.ending()),
      tone: "information",
      icon: IconFileText,
      title: t("chip.ending", { count: leasesEnding.within60Days }),
      text:
        leasesEnding.next === null
          ? t("chip.endingText")
          : `${leasesEnding.next.tenantName}, ${formatDay(leasesEnding.next.endsOn, language, "short")}`,
    });
  if (occupancy.vacant > 0)
    chips.push({
      to: drillDownAddress(portfolioDrillDowns.vacancy()),
      tone: "neutral",
      icon: IconBuilding,
      title: t("chip.vacant", { count: occupancy.vacant }),
      text: t("chip.vacantText", { count: occupancy.rentables }),
    });
  return chips.slice(0, SHOWN);
}
