import { Button } from "@mantine/core";
import { IconAlertTriangle } from "@tabler/icons-react";
import { createContext, useContext } from "react";

import { useTranslation } from "../text/use-translation.ts";
import "./error-panel.css";

/** Opens the report dialog with the failure already filled in; provided by the frame. */
export const ReportProblem = createContext<((message: string) => void) | null>(null);

type ErrorPanelProps = {
  /** What could not be done, as a sentence. */
  readonly message: string;
  /** Further details for the report. */
  readonly details?: string;
  readonly onRetry?: () => void;
  readonly retrying?: boolean;
};

/** Replaces the part that failed after the automatic retries; the rest of the page keeps working. */
export function ErrorPanel({ message, details, onRetry, retrying = false }: ErrorPanelProps) {
  const { t } = useTranslation("ui");
  const report = useContext(ReportProblem);
  return (
    <div role="alert" className="ks-card ks-error-panel">
      <IconAlertTriangle size={24} stroke={1.75} aria-hidden />
      <div>
        <h2>{message}</h2>
        <p>{t("errorHint")}</p>
        <div className="ks-error-panel-actions">
          {onRetry === undefined ? null : (
            <Button variant="default" loading={retrying} onClick={onRetry}>
              {t("tryAgain")}
            </Button>
          )}
          {report === null ? null : (
            <Button
              variant="subtle"
              onClick={() => {
                report(details === undefined ? message : `${message}\n${details}`);
              }}
            >
              {t("reportProblem")}
            </Button>
          )}
        </div>
      </div>
    </div>
  );
}
