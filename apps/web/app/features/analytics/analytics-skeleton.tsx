import { useTranslation } from "../../ui/text/use-translation.ts";
import "../../ui/loading/skeleton.css";
import "./analytics.css";

const heights = [136, 136, 136, 136] as const;

/** The outline of the figures that are loading. */
export function AnalyticsSkeleton() {
  const { t } = useTranslation("ui");
  return (
    <div className="ks-stack" aria-busy="true">
      <span className="ks-visually-hidden" role="status">
        {t("loading")}
      </span>
      <div className="ks-analytics-cards">
        {heights.map((height, at) => (
          // oxlint-disable-next-line react/no-array-index-key -- placeholders have no other key
          <div key={at} className="ks-analytics-skeleton" style={{ height }} />
        ))}
      </div>
      <div className="ks-analytics-board">
        <div className="ks-analytics-skeleton" style={{ height: 340 }} />
        <div className="ks-analytics-skeleton" style={{ height: 340 }} />
      </div>
    </div>
  );
}
