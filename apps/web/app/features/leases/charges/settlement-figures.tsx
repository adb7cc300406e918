import type { SettlementPreview } from "@keystead/contract/leases";

import { isNegative, isZero, withoutSign } from "../../../lib/format/minor-units.ts";
import { MoneyText } from "../../../ui/text/money-text.tsx";
import { useTranslation } from "../../../ui/text/use-translation.ts";
import { LeaseFigures } from "../detail/lease-figures.tsx";

type SettlementFiguresProps = {
  readonly preview: SettlementPreview;
  readonly waiting: boolean;
  readonly early: boolean;
};

/** R-C19: share, advances billed, result, advances still unpaid, and the balance after booking. */
export function SettlementFigures({ preview, waiting, early }: SettlementFiguresProps) {
  const { t } = useTranslation("lease-verbs");
  const { currency, share, advances, months, result, unpaid, balanceAfter } = preview;
  const money = (amount: string) => <MoneyText amount={withoutSign(amount)} currency={currency} />;
  const outcome = isZero(result) ? "even" : isNegative(result) ? "toGet" : "toPay";
  const owes = isZero(balanceAfter)
    ? undefined
    : isNegative(balanceAfter)
      ? t("settle.credit")
      : t("settle.owes");
  return (
    <LeaseFigures
      title={t("settle.figures")}
      waiting={waiting}
      figures={[
        { key: "share", label: t("settle.shareLine"), value: money(share) },
        { key: "advances", label: t("settle.advances", { count: months }), value: money(advances) },
        { key: "result", label: t(`settle.${outcome}`), value: money(result), isTotal: true },
        { key: "unpaid", label: t("settle.unpaid"), value: money(unpaid) },
        { key: "after", label: t("settle.after"), value: money(balanceAfter), note: owes },
      ]}
      hint={outcome === "even" ? t("settle.evenHint") : early ? t("checkFirst") : null}
    />
  );
}
