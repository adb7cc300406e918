import { formatBytes, formatPercent } from "../../lib/format/format.ts";
import { Meter } from "../../ui/chart/meter.tsx";
import { useLanguage } from "../../ui/text/use-language.ts";
import { useTranslation } from "../../ui/text/use-translation.ts";
import { useSubscription } from "../session/public.ts";
import "./files-card.css";

/** How much of the plan's storage all files together use. */
export function Quota() {
  const { t } = useTranslation("documents");
  const language = useLanguage();
  const { data } = useSubscription();
  if (data === undefined) return null;
  const { storage: used } = data.used;
  const { storage: limit } = data.limits;
  const label = t("quota", { used: formatBytes(used, language), limit: formatBytes(limit, language) });
  return (
    <div className="ks-files-card-quota">
      <span>{label}</span>
      <Meter label={label} used={used} limit={limit} />
      <span>{formatPercent(used / limit, language, 1)}</span>
    </div>
  );
}
