import type { BookingProposalView, LineOutcome, BookingMatchView } from "@keystead/contract/statements";
import { monthOf, plainDate } from "@keystead/domain/calendar";
import { rentRowKinds } from "@keystead/domain/leases";
import { type Currency, currency as currencyOf, sumAmounts } from "@keystead/domain/money";
import type { BookingDoubt } from "@keystead/domain/statements";

import { formatDays } from "../../../lib/format/format-days.ts";
import { formatDay, formatMoney, formatMonth } from "../../../lib/format/format.ts";
import { todayHere } from "../../../lib/format/today.ts";
import { useLanguage } from "../../../ui/text/use-language.ts";
import { useTranslation } from "../../../ui/text/use-translation.ts";

type Doubtful = Extract<LineOutcome, { state: "doubtful" }>;

/** The reasons for a match, in plain words. */
export function useMatchMessages() {
  const { t } = useTranslation("statements");
  const language = useLanguage();
  const money = (amount: string, currency: string) => formatMoney({ amount, currency }, language);
  const day = (date: string) => formatDay(date, language, "short");
  const year = monthOf(todayHere()).slice(0, 4);
  const months = (proposal: BookingProposalView) =>
    proposal.months
      .map(({ period }) => formatMonth(period, language, period.startsWith(year) ? "name" : "long"))
      .join(" + ");
  const parts = (proposal: BookingProposalView, currency: string) =>
    sumsByKind(proposal, currencyOf(currency))
      .map(({ kind, amount }) => t(`part.${kind}`, { amount: money(amount, currency) }))
      .join(" + ");
  const left = (proposal: BookingProposalView, currency: string) =>
    isZero(proposal.left)
      ? null
      : t("left", { left: money(proposal.left, currency), sum: money(proposal.outstanding, currency) });
  const ofBookings = useBookingMatchMessages(money);
  return {
    ...ofBookings,
    months,
    left,
    /** "rent €880.00 + charges €140.00, as on 6 Oct, account known from before" */
    reason: (proposal: BookingProposalView, currency: string) =>
      [
        parts(proposal, currency),
        ...(proposal.sameOn === null ? [] : [t("sameOn", { date: day(proposal.sameOn) })]),
        ...(proposal.byPayer === "account" ? [t("byAccount")] : []),
      ].join(", "),
    title: (proposal: BookingProposalView) =>
      `${proposal.lease.tenant.name}, ${months(proposal)} · ${proposal.lease.property.name}${
        proposal.lease.unit === null ? "" : `, ${proposal.lease.unit.name}`
      }`,
    /** What would be booked. */
    consequence: (proposal: BookingProposalView, currency: string) => {
      const [first] = proposal.months;
      const due = first === undefined ? "" : t("due", { date: day(plainDate(first.dueOn)) });
      if (!isZero(proposal.over)) return t("over", { over: money(proposal.over, currency) });
      return left(proposal, currency) ?? `${parts(proposal, currency)}, ${due}`;
    },
    doubt: ({ doubt, proposals, stays }: Doubtful, currency: string) => {
      const [way] = stays;
      if (isOfBookings(doubt))
        return t(`doubt.${doubt}`, {
          guest: way === undefined ? "" : ofBookings.guests(way),
          left: money(way?.left ?? "0", currency),
          over: money(way?.over ?? "0", currency),
        });
      const [first] = proposals;
      if (first === undefined) return t("group.doubtful");
      return t(`doubt.${doubt}`, {
        count: proposals.length,
        tenant: first.lease.tenant.name,
        months: months(first),
        left: money(first.left, currency),
        over: money(first.over, currency),
      });
    },
  };
}

/** The same for bookings that a line pays. */
function useBookingMatchMessages(money: (amount: string, currency: string) => string) {
  const { t } = useTranslation("statements");
  const language = useLanguage();
  const stayed = ({ checkIn, checkOut, unit }: BookingMatchView["stays"][number]) =>
    [formatDays(checkIn, checkOut, { language }), unit?.name].filter(Boolean).join(", ");
  const guests = ({ stays }: BookingMatchView) => stays.map(({ guest }) => guest).join(" + ");
  return {
    /** "12–15 Dec, Garden flat" */
    stayed,
    guests,
    bookingsTitle: (proposal: BookingMatchView) =>
      [
        guests(proposal),
        ...(proposal.stays.length === 1 ? proposal.stays.map(stayed) : []),
        proposal.property.name,
      ].join(" · "),
    /** What would be booked. */
    bookingsConsequence: (proposal: BookingMatchView, currency: string) => {
      if (!isZero(proposal.over)) return t("stays.over", { over: money(proposal.over, currency) });
      if (!isZero(proposal.left)) return t("stays.left", { left: money(proposal.left, currency) });
      return proposal.stays.length === 1
        ? t("stays.whole")
        : proposal.stays.map((stay) => `${stay.guest} ${money(stay.pays, currency)}`).join(" + ");
    },
  };
}

function isOfBookings(doubt: Doubtful["doubt"]): doubt is BookingDoubt {
  return doubt.startsWith("stay");
}

function isZero(amount: string): boolean {
  return !/[1-9]/.test(amount);
}

function sumsByKind(
  { months }: BookingProposalView,
  currency: Currency,
): readonly { readonly kind: (typeof rentRowKinds)[number]; readonly amount: string }[] {
  const parts = months.flatMap((month) => month.parts);
  return rentRowKinds.flatMap((kind) => {
    const ofKind = parts.filter((part) => part.kind === kind);
    const amount = sumAmounts(
      ofKind.map(({ outstanding }) => outstanding),
      currency,
    );
    return isZero(amount) ? [] : [{ kind, amount }];
  });
}
