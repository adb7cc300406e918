import { Button } from "@mantine/core";
import { IconAlertTriangle } from "@tabler/icons-react";
import { useTranslation } from "react-i18next";

import type { SaveWarning } from "../../lib/field-issues.ts";

type SaveWarningsProps = { readonly warnings: readonly SaveWarning[]; readonly onSaveAnyway: () => void };

/** What is unusual but allowed: read it, change it, or save anyway. */
export function SaveWarnings({ warnings, onSaveAnyway }: SaveWarningsProps) {
  const { t } = useTranslation("leases");
  if (warnings.length === 0) return null;
  return (
    <div className="ks-warning" role="alert">
      <IconAlertTriangle size={20} aria-hidden />
      <div>
        {warnings.map(({ code }) => (
          <p key={code}>
            {code === "LEASE_OVERLAP" || code === "REFUND_REOPENS_ROW"
              ? t(`warning.${code}`)
              : t("warning.other")}
          </p>
        ))}
        <Button variant="default" size="xs" onClick={onSaveAnyway}>
          {t("saveAnyway")}
        </Button>
      </div>
    </div>
  );
}
