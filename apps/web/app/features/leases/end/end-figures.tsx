import type { LeaseView } from "@keystead/contract/leases";
import { addDays, plainDate, type PlainDate } from "@keystead/domain/calendar";
import { amountLess, sumAmounts } from "@keystead/domain/money";
import { keepPreviousData, useQuery } from "@tanstack/react-query";

import { dayOfInput } from "../../../lib/format/day-of-input.ts";
import { query } from "../../../lib/api.ts";
import { formatDay } from "../../../lib/format/format.ts";
import { isZero } from "../../../lib/format/minor-units.ts";
import { MoneyText } from "../../../ui/text/money-text.tsx";
import { useLanguage } from "../../../ui/text/use-language.ts";
import { useSettledValues } from "../../../ui/use-settled-values.ts";
import { useTranslation } from "../../../ui/text/use-translation.ts";
import { type LeaseFigure, LeaseFigures } from "../detail/lease-figures.tsx";
import { useMonthRange } from "../payments/transfer-messages.ts";

type EndFiguresProps = {
  readonly lease: LeaseView;
  /** As typed. */
  readonly endsOn: string;
};

/** R-C14: a preview of ending the lease: the last month by its days, the months that are removed, and what stays. */
export function EndFigures({ lease, endsOn: endText }: EndFiguresProps) {
  const { t } = useTranslation(["leases", "lease-verbs"]);
  const { settled, isSettled } = useSettledValues(endText);
  const endsOn = earlierEnd(settled, lease);
  const { id, currency, today } = lease;
  // A move ends the old lease by the same rule; the terms of the next one do not matter here.
  const { data, isFetching, isError } = useQuery({
    ...query.leases.previewMove.queryOptions({
      input: {
        id,
        movesOn: addDays(endsOn ?? plainDate(lease.startsOn), 1),
      },
    }),
    enabled: endsOn !== null,
    placeholderData: keepPreviousData,
    retry: false,
  });
  const language = useLanguage();
  const rangeOf = useMonthRange(today);
  if (endsOn === null || isError || data === undefined) return null;
  const money = (amount: string) => <MoneyText amount={amount} currency={currency} />;
  const { lastMonth, staysOpen, staysCredit } = data;
  const going = goingMonths(lease, endsOn);
  const [first, last] = [going[0], going.at(-1)];
  const figures: readonly LeaseFigure[] = [
    ...(lastMonth === null
      ? []
      : [
          {
            key: "last",
            label: t("lease-verbs:end.lastMonth", {
              days: `${formatDay(lastMonth.startsOn, language, "short")} – ${formatDay(lastMonth.endsOn, language, "short")}`,
            }),
            value: money(sumAmounts([lastMonth.rent, lastMonth.charges], currency)),
          },
        ]),
    ...(first === undefined || last === undefined
      ? []
      : [
          {
            key: "goes",
            label: t("lease-verbs:end.goes", { months: rangeOf([first.period, last.period]) }),
            value: money(
              amountLess(
                "0",
                sumAmounts(
                  going.map(({ outstanding }) => outstanding),
                  currency,
                ),
                currency,
              ),
            ),
          },
        ]),
    { key: "open", label: t("lease-verbs:move.staysOpen"), value: money(staysOpen) },
    ...(isZero(staysCredit)
      ? []
      : [{ key: "credit", label: t("lease-verbs:move.staysCredit"), value: money(staysCredit) }]),
  ];
  return (
    <LeaseFigures
      title={t("lease-verbs:end.figures")}
      figures={figures}
      waiting={!isSettled || isFetching}
      hint={t("lease-verbs:end.stays")}
    />
  );
}

/** The typed day, if it shortens the lease. A lease that moved elsewhere has ended already. */
function earlierEnd(input: string, lease: LeaseView): PlainDate | null {
  const day = lease.movedTo === null ? dayOfInput(input) : null;
  return day !== null && day >= lease.startsOn && (lease.endsOn === null || day < lease.endsOn) ? day : null;
}

/** The months after the last day that nothing was paid for. */
function goingMonths({ months }: LeaseView, endsOn: PlainDate): LeaseView["months"] {
  return months.filter(
    ({ period, settled, outstanding }) =>
      period > endsOn.slice(0, 7) && isZero(settled) && !isZero(outstanding),
  );
}
