import type { LeaseStatus, RentRowState } from "@keystead/domain/leases";
import { IconCalendarEvent } from "@tabler/icons-react";

import { StatusBadge } from "../../ui/text/status-badge.tsx";
import { useTranslation } from "../../ui/text/use-translation.ts";
import { toneOfState, toneOfStatus } from "./lease-tones.ts";

export function LeaseStatusBadge({ status }: { readonly status: LeaseStatus }) {
  const { t } = useTranslation("leases");
  return <StatusBadge tone={toneOfStatus[status]}>{t(`status.${status}`)}</StatusBadge>;
}

export function RowStateBadge({ state }: { readonly state: RentRowState }) {
  const { t } = useTranslation("leases");
  const scheduled = state === "scheduled" ? { icon: IconCalendarEvent } : {};
  return (
    <StatusBadge tone={toneOfState[state]} {...scheduled}>
      {t(`state.${state}`)}
    </StatusBadge>
  );
}

/** The balance as a word: owes, in credit, or settled. */
export function BalanceBadge({ balance }: { readonly balance: string }) {
  const { t } = useTranslation("leases");
  if (!/[1-9]/.test(balance)) return <StatusBadge tone="neutral">{t("settled")}</StatusBadge>;
  return balance.startsWith("-") ? (
    <StatusBadge tone="positive">{t("inCredit")}</StatusBadge>
  ) : (
    <StatusBadge tone="negative">{t("owes")}</StatusBadge>
  );
}
