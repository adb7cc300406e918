import { formatMoney } from "../../../../lib/format/format.ts";
import { isZero } from "../../../../lib/format/minor-units.ts";
import { useLanguage } from "../../../../ui/text/use-language.ts";
import { useTranslation } from "../../../../ui/text/use-translation.ts";
import type { BookRecord } from "../book-record.ts";
import "../../../../ui/second.css";

/** Marks a record as a reversal, or shows how much of it was reversed (R-A08). */
export function ReversalMark({
  record: { reversalOf, reversed, currency },
}: {
  readonly record: BookRecord;
}) {
  const { t } = useTranslation("ledger");
  const language = useLanguage();
  if (reversalOf !== null) return <small className="ks-second">{t("reversal")}</small>;
  if (isZero(reversed)) return null;
  const amount = formatMoney({ amount: reversed, currency }, language);
  return <small className="ks-second">{t("partBack", { amount })}</small>;
}
