import type { BookingMoneyState } from "@keystead/domain/bookings";

import { StatusBadge, type Tone } from "../../../ui/text/status-badge.tsx";
import { useTranslation } from "../../../ui/text/use-translation.ts";

const tones: Readonly<Record<BookingMoneyState, Tone>> = {
  unpaid: "attention",
  partially_paid: "attention",
  paid: "positive",
  overpaid: "information",
};

/** R-D10: the payment state of a booking. */
export function BookingMoneyBadge({ state }: { readonly state: BookingMoneyState }) {
  const { t } = useTranslation("bookings");
  return <StatusBadge tone={tones[state]}>{t(`money.${state}`)}</StatusBadge>;
}
