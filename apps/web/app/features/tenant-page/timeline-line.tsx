import type { TenantLease, TimelineEntry } from "@keystead/contract/tenants";
import {
  IconArrowBackUp,
  IconCash,
  IconDownload,
  IconEraser,
  IconKey,
  IconReceipt,
  IconShieldCheck,
  IconTrendingUp,
} from "@tabler/icons-react";
import { Link } from "react-router";

import { formatDay, formatMoney, formatMonth } from "../../lib/format/format.ts";
import { intlLocales } from "../../lib/language/languages.ts";
import { rentableText } from "../../lib/format/rentable-name.ts";
import { MoneyText } from "../../ui/text/money-text.tsx";
import type { BadgeIcon, Tone } from "../../ui/text/status-badge.tsx";
import { useLanguage } from "../../ui/text/use-language.ts";
import { useTranslation } from "../../ui/text/use-translation.ts";
import "./timeline-card.css";
import "../../ui/text/tone.css";

type LineProps = { readonly entry: TimelineEntry; readonly leases: readonly TenantLease[] };

export function TimelineLine({ entry, leases }: LineProps) {
  const language = useLanguage();
  const { title, second } = useMessagesOfPage(entry);
  const { icon: Icon, tone } = lookOf(entry);
  const lease = leases.find(({ id }) => id === entry.leaseId);
  // With only one lease, every entry belongs to it.
  const where = lease === undefined || (leases.length < 2 && !isOfRentable(entry)) ? "" : rentableText(lease);
  const details = [second, where].filter(Boolean).join(" · ");
  return (
    <li>
      <span className={`ks-timeline-card-icon ks-tone-${tone}`} aria-hidden="true">
        <Icon size={16} stroke={1.8} aria-hidden />
      </span>
      <div>
        <Link to={`/leases/${entry.leaseId}`}>{title}</Link>
        {details === "" ? null : <small>{details}</small>}
      </div>
      <span>
        {entry.kind === "payment" ||
        entry.kind === "refund" ||
        entry.kind === "deposit" ||
        entry.kind === "charge" ? (
          <MoneyText amount={entry.amount} currency={entry.currency} />
        ) : null}
        <small>{formatDay(entry.on, language, "short")}</small>
      </span>
    </li>
  );
}

function isOfRentable({ kind }: TimelineEntry): boolean {
  return kind === "began" || kind === "ended";
}

function useMessagesOfPage(entry: TimelineEntry): { readonly title: string; readonly second: string } {
  const { t } = useTranslation(["tenant-page", "leases"]);
  const language = useLanguage();
  const money = (amount: string) => formatMoney({ amount, currency: entry.currency }, language);
  switch (entry.kind) {
    case "payment": {
      const months = entry.settled.map(({ period, part }) => {
        const month = formatMonth(
          period,
          language,
          period.slice(0, 4) === entry.on.slice(0, 4) ? "name" : "long",
        );
        return part ? t("entry.part", { month }) : month;
      });
      const list = new Intl.ListFormat(intlLocales[language]).format(months);
      return {
        title: entry.openingCredit ? t("leases:openingCredit") : t(`leases:method_.${entry.method}`),
        second: [list, entry.note].filter(Boolean).join(" · "),
      };
    }
    case "refund":
      return { title: t("entry.refund"), second: entry.note };
    case "deposit":
      return {
        title: t(entry.transfer ? "entry.depositMoved" : `entry.deposit.${entry.movement}`),
        second: entry.note,
      };
    case "terms":
      return {
        title: t(`entry.terms.${entry.what}`, { amount: money(entry.amount) }),
        second: t("entry.was", { amount: money(entry.before) }),
      };
    case "writeDown":
      return {
        title: t(entry.reason === "settlement" ? "entry.settlement" : "entry.waiver", {
          amount: money(entry.amount),
        }),
        second: [formatMonth(entry.period, language), entry.note].filter(Boolean).join(" · "),
      };
    case "charge":
      return { title: t("entry.charge"), second: entry.note };
    case "began":
      return { title: t("entry.began"), second: t("aMonth", { amount: money(entry.amount) }) };
    case "ended":
      return { title: t("entry.ended"), second: "" };
  }
}

function lookOf(entry: TimelineEntry): { readonly icon: BadgeIcon; readonly tone: Tone } {
  switch (entry.kind) {
    case "payment":
      return { icon: entry.method === "cash" ? IconCash : IconDownload, tone: "positive" };
    case "refund":
      return { icon: IconArrowBackUp, tone: "attention" };
    case "deposit":
      return { icon: IconShieldCheck, tone: entry.movement === "received" ? "positive" : "neutral" };
    case "terms":
      return { icon: IconTrendingUp, tone: "information" };
    case "writeDown":
      return { icon: IconEraser, tone: "neutral" };
    case "charge":
      return { icon: IconReceipt, tone: "attention" };
    case "began":
    case "ended":
      return { icon: IconKey, tone: "information" };
  }
}
