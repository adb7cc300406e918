import { useTranslation } from "../../../ui/text/use-translation.ts";
import "../../../ui/card.css";
import "../../../ui/visually-hidden.css";
import "./calendar-skeleton.css";

const ROWS = 8;

/** The grey outline of the chart while it loads. */
export function CalendarSkeleton() {
  const { t } = useTranslation("ui");
  return (
    <div className="ks-card ks-calendar-skeleton">
      <output className="ks-visually-hidden">{t("loading")}</output>
      {Array.from({ length: ROWS }, (_, row) => (
        <div key={row} aria-hidden>
          <i />
          <i style={{ marginLeft: `${(row * 17) % 40}%`, width: `${14 + ((row * 7) % 12)}%` }} />
          <i style={{ marginLeft: `${6 + ((row * 11) % 18)}%`, width: `${12 + ((row * 5) % 9)}%` }} />
        </div>
      ))}
    </div>
  );
}
