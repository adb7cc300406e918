import type { NoticeView } from "@keystead/contract/notices";
import type { NoticeKind } from "@keystead/domain/notices";
import {
  IconAlertTriangle,
  IconCalendarEvent,
  IconCheckbox,
  IconFileText,
  IconKey,
  IconRefresh,
  IconReport,
  IconUserCheck,
} from "@tabler/icons-react";
import { Link } from "react-router";
import "./bell.css";

import { DateText } from "../../ui/text/date-text.tsx";
import { IconCleaning } from "../../ui/icon-cleaning.ts";
import { MoneySums } from "../../ui/text/money-text.tsx";
import { formatDay } from "../../lib/format/format.ts";
import { useLanguage } from "../../ui/text/use-language.ts";
import { useTranslation } from "../../ui/text/use-translation.ts";
import "../../ui/text/tone.css";
import "../../ui/visually-hidden.css";

/** In the colours of the states: overdue is red, upcoming is amber, an event is blue. */
const looks: Readonly<Record<NoticeKind, { readonly icon: typeof IconKey; readonly tone: string }>> = {
  rent_due: { icon: IconKey, tone: "attention" },
  rent_overdue: { icon: IconAlertTriangle, tone: "negative" },
  lease_ending: { icon: IconFileText, tone: "attention" },
  task_due: { icon: IconCalendarEvent, tone: "attention" },
  task_given: { icon: IconCheckbox, tone: "information" },
  booking_conflict: { icon: IconAlertTriangle, tone: "negative" },
  turnover_unconfirmed: { icon: IconCleaning, tone: "attention" },
  turnover_done: { icon: IconCleaning, tone: "positive" },
  turnover_problem: { icon: IconAlertTriangle, tone: "attention" },
  job_soon: { icon: IconCleaning, tone: "information" },
  job_changed: { icon: IconCleaning, tone: "attention" },
  invitation_accepted: { icon: IconUserCheck, tone: "information" },
  address_renewed: { icon: IconRefresh, tone: "attention" },
  weekly_summary: { icon: IconReport, tone: "information" },
};

type NoticeItemProps = { readonly notice: NoticeView; readonly onOpen: () => void };

/** One action, which also marks it read; unread shows as a dot, bold text, and a word for screen readers. */
export function NoticeItem({ notice, onOpen }: NoticeItemProps) {
  const { t } = useTranslation("notices");
  const { icon: Icon, tone } = looks[notice.kind];
  const title = useTitle(notice);
  return (
    <li className="ks-bell-item" data-unread={!notice.read}>
      <span className={`ks-bell-mark ks-tone-${tone}`}>
        <Icon size={18} stroke={1.6} aria-hidden />
      </span>
      <div className="ks-bell-text">
        <strong>
          {notice.read ? null : <span className="ks-visually-hidden">{t("isUnread")} </span>}
          {title}
        </strong>
        <Detail notice={notice} />
      </div>
      <Link className="ks-bell-open" to={notice.path} aria-label={t("openOf", { title })} onClick={onOpen}>
        {t("open")}
      </Link>
    </li>
  );
}

function useTitle({ kind, name, facts }: NoticeView): string {
  const { t } = useTranslation("notices");
  const language = useLanguage();
  const day = facts.endsOn ?? facts.dueOn;
  return t(`line.${kind}`, {
    name,
    problem: facts.problem === undefined ? "" : t(`problem.${facts.problem}`),
    address: facts.address === undefined ? "" : t(`address.${facts.address}`),
    count: facts.daysOverdue ?? 0,
    date: day === undefined ? "" : formatDay(day, language, "short"),
  });
}

function Detail({ notice: { kind, facts, place, day } }: { readonly notice: NoticeView }) {
  const { t } = useTranslation("notices");
  const { amounts = [], coming = [], overdueLeases = 0 } = facts;
  if (kind === "weekly_summary")
    return (
      <span className="ks-bell-detail">
        {overdueLeases === 0 ? t("nothingOverdue") : <MoneySums sums={amounts} />}
        {overdueLeases === 0 ? null : ` ${t("overdue")}`}
        {coming.length === 0 ? null : (
          <>
            {" · "}
            <MoneySums sums={coming} /> {t("coming")}
          </>
        )}
      </span>
    );
  return (
    <span className="ks-bell-detail">
      {amounts.length === 0 ? null : (
        <>
          <MoneySums sums={amounts} />
          {" · "}
        </>
      )}
      {place === "" ? null : `${place} · `}
      {kind === "address_renewed" ? `${t("addressWhy")} · ` : null}
      {facts.turnover === undefined ? null : `${t(`turnoverWhy.${facts.turnover}`)} · `}
      <DateText day={day} style="short" />
    </span>
  );
}
