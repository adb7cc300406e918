import type { LeaseMovePreview } from "@keystead/contract/leases";
import { sumAmounts } from "@keystead/domain/money";

import { formatDay } from "../../../lib/format/format.ts";
import { isZero } from "../../../lib/format/minor-units.ts";
import { MoneyText } from "../../../ui/text/money-text.tsx";
import { useLanguage } from "../../../ui/text/use-language.ts";
import { useTranslation } from "../../../ui/text/use-translation.ts";
import { type LeaseFigure, LeaseFigures } from "../detail/lease-figures.tsx";

type MoveFiguresProps = { readonly preview: LeaseMovePreview; readonly waiting: boolean };

/** R-C18: the last month, the first one, what stays on the old lease, and the deposit that moves along. */
export function MoveFigures({ preview, waiting }: MoveFiguresProps) {
  const { t } = useTranslation("lease-verbs");
  const language = useLanguage();
  const { currency, lastMonth, firstMonth, staysOpen, staysCredit, depositMoved } = preview;
  const days = ({ startsOn, endsOn }: NonNullable<typeof lastMonth>): string =>
    `${formatDay(startsOn, language, "short")} – ${formatDay(endsOn, language, "short")}`;
  const whole = ({ rent, charges }: NonNullable<typeof lastMonth>): string =>
    sumAmounts([rent, charges], currency);
  const money = (amount: string) => <MoneyText amount={amount} currency={currency} />;
  const figures: readonly LeaseFigure[] = [
    ...(lastMonth === null
      ? []
      : [
          {
            key: "last",
            label: t("move.lastMonth", { days: days(lastMonth) }),
            value: money(whole(lastMonth)),
          },
        ]),
    ...(firstMonth === null
      ? []
      : [
          {
            key: "first",
            label: t("move.firstMonth", { days: days(firstMonth) }),
            value: money(whole(firstMonth)),
          },
        ]),
    ...(isZero(staysOpen) && !isZero(staysCredit)
      ? []
      : [{ key: "open", label: t("move.staysOpen"), value: money(staysOpen) }]),
    ...(isZero(staysCredit)
      ? []
      : [{ key: "credit", label: t("move.staysCredit"), value: money(staysCredit) }]),
    { key: "deposit", label: t("move.deposit"), value: money(depositMoved) },
  ];
  return (
    <LeaseFigures
      title={t("move.figures")}
      figures={figures}
      waiting={waiting}
      hint={isZero(staysCredit) ? null : t("move.credit")}
    />
  );
}
