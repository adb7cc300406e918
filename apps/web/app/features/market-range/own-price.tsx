import { type MarketRange, positionInRange } from "@keystead/domain/market-range";

import { useTranslation } from "../../ui/text/use-translation.ts";
import "./market-range.css";

type OwnPriceProps = {
  /** Null without readable input. */
  readonly own: number | null;
  readonly range: MarketRange;
  readonly money: (minor: number) => string;
};

/** "Your €1,150.00 is above P75 (€1,090.00)." */
export function OwnPrice({ own, range, money }: OwnPriceProps) {
  const { t } = useTranslation("market-range");
  return (
    <p className="ks-market-range-sentence" role="status">
      {own === null
        ? t("ownHint")
        : t(`own.${positionInRange(own, range)}`, {
            price: money(own),
            p25: money(range.p25Minor),
            p75: money(range.p75Minor),
          })}
    </p>
  );
}
