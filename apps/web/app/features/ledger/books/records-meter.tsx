import { formatNumber } from "../../../lib/format/format.ts";
import { isNearLimit, Meter } from "../../../ui/chart/meter.tsx";
import { useLanguage } from "../../../ui/text/use-language.ts";
import { useTranslation } from "../../../ui/text/use-translation.ts";
import { useSubscription } from "../../session/public.ts";
import "./records-meter.css";

/** How many of the plan's records the current month has used, shown when few are left (PLAN-01). */
export function RecordsMeter() {
  const { t } = useTranslation("subscription");
  const language = useLanguage();
  const { data } = useSubscription();
  if (data === undefined) return null;
  const { transactions: used } = data.used;
  const { transactions: limit } = data.limits;
  if (!isNearLimit(used, limit)) return null;
  const room = formatNumber(limit, language);
  const label =
    used > limit
      ? t("overPlan.transactions", { count: used, limit: room })
      : t("transactions", { used: formatNumber(used, language), limit: room, count: limit });
  return (
    <div className="ks-records-meter">
      <span className="ks-second">{label}</span>
      <Meter label={label} used={used} limit={limit} />
    </div>
  );
}
