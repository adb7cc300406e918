import { reports, type Report } from "@keystead/domain/exports";
import {
  IconBuildingBank,
  IconCalendarDue,
  IconCheck,
  IconChevronRight,
  IconDownload,
  IconReportMoney,
  IconUpload,
  IconUsers,
} from "@tabler/icons-react";

import { useTranslation } from "../../ui/text/use-translation.ts";
import "./exports.css";

const icons = {
  income: IconDownload,
  expenses: IconUpload,
  rent: IconCalendarDue,
  guest_registry: IconUsers,
  profit: IconReportMoney,
  cash_flow: IconBuildingBank,
} as const;

type ReportCardsProps = { readonly chosen: Report; readonly onChoose: (report: Report) => void };

/** The reports to choose from, each with one sentence on its content. */
export function ReportCards({ chosen, onChoose }: ReportCardsProps) {
  const { t } = useTranslation("exports");
  return (
    <ul className="ks-exports-cards" aria-label={t("reports")}>
      {reports.map((report) => {
        const Icon = icons[report];
        const isChosen = report === chosen;
        const Mark = isChosen ? IconCheck : IconChevronRight;
        return (
          <li key={report}>
            <button
              type="button"
              className="ks-exports-card"
              aria-pressed={isChosen}
              onClick={() => {
                onChoose(report);
              }}
            >
              <span className="ks-exports-icon">
                <Icon size={20} stroke={1.6} aria-hidden />
              </span>
              <span>
                <b>{t(`report.${report}.title`)}</b>
                <small>{t(`report.${report}.says`)}</small>
              </span>
              <Mark size={18} aria-hidden />
            </button>
          </li>
        );
      })}
    </ul>
  );
}
