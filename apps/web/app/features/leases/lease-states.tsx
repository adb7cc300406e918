import type { RentRowView } from "@keystead/contract/leases";
import type { LeaseStatus, RentRowState } from "@keystead/domain/leases";
import { rentRowStates } from "@keystead/domain/leases";
import {
  IconAlertTriangle,
  IconCalendarEvent,
  IconCheck,
  IconClockHour4,
  IconMinus,
} from "@tabler/icons-react";

import { type BadgeIcon, StatusBadge, type Tone } from "../../ui/status-badge.tsx";
import { useTranslation } from "../../ui/use-translation.ts";

const toneOfStatus: Readonly<Record<LeaseStatus, Tone>> = {
  active: "positive",
  ended: "neutral",
  upcoming: "information",
};

export function LeaseStatusBadge({ status }: { readonly status: LeaseStatus }) {
  const { t } = useTranslation("leases");
  return <StatusBadge tone={toneOfStatus[status]}>{t(`status.${status}`)}</StatusBadge>;
}

const toneOfState: Readonly<Record<RentRowState, Tone>> = {
  scheduled: "information",
  due: "attention",
  overdue: "negative",
  partially_paid: "attention",
  paid: "positive",
  overpaid: "positive",
  waived: "neutral",
};

export function RowStateBadge({ state }: { readonly state: RentRowState }) {
  const { t } = useTranslation("leases");
  const scheduled = state === "scheduled" ? { icon: IconCalendarEvent } : {};
  return (
    <StatusBadge tone={toneOfState[state]} {...scheduled}>
      {t(`state.${state}`)}
    </StatusBadge>
  );
}

/** One month may hold several rows: the one that wants attention most speaks for it. */
export function worstState(rows: readonly RentRowView[]): RentRowState {
  return rentRowStates.find((state) => rows.some((row) => row.state === state)) ?? "scheduled";
}

export function toneOfMonth(state: RentRowState): { readonly tone: Tone; readonly icon: BadgeIcon } {
  const icons: Readonly<Record<RentRowState, BadgeIcon>> = {
    scheduled: IconCalendarEvent,
    due: IconClockHour4,
    overdue: IconAlertTriangle,
    partially_paid: IconClockHour4,
    paid: IconCheck,
    overpaid: IconCheck,
    waived: IconMinus,
  };
  return { tone: toneOfState[state], icon: icons[state] };
}

/** The balance in a word: owes, in credit, or settled. */
export function BalanceBadge({ balance }: { readonly balance: string }) {
  const { t } = useTranslation("leases");
  if (!/[1-9]/.test(balance)) return <StatusBadge tone="neutral">{t("settled")}</StatusBadge>;
  return balance.startsWith("-") ? (
    <StatusBadge tone="positive">{t("inCredit")}</StatusBadge>
  ) : (
    <StatusBadge tone="negative">{t("owes")}</StatusBadge>
  );
}
