import type { LeaseStatus, RentRowState } from "@keystead/domain/leases";
import {
  IconAlertTriangle,
  IconCalendarEvent,
  IconCheck,
  IconClockHour4,
  IconMinus,
} from "@tabler/icons-react";

import type { BadgeIcon, Tone } from "../../ui/text/status-badge.tsx";

export const toneOfStatus: Readonly<Record<LeaseStatus, Tone>> = {
  active: "positive",
  ended: "neutral",
  upcoming: "information",
};

export const toneOfState: Readonly<Record<RentRowState, Tone>> = {
  scheduled: "information",
  due: "attention",
  overdue: "negative",
  partially_paid: "attention",
  paid: "positive",
  overpaid: "positive",
  waived: "neutral",
};

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
