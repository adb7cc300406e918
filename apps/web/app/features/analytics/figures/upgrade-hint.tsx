import { planForFeature } from "@keystead/domain/plans";
import { Button } from "@mantine/core";
import { Link } from "react-router";

import { useTranslation } from "../../../ui/text/use-translation.ts";
import type { AnalyticsAddress } from "../use-analytics-address.ts";
import "../../../ui/card.css";
import "../analytics.css";

type UpgradeHintProps = { readonly address: AnalyticsAddress; readonly inPlan: boolean };

/** What the advanced view adds; if the plan lacks it, which plan has it (R-F14). */
export function UpgradeHint({ address, inPlan }: UpgradeHintProps) {
  const { t } = useTranslation(["analytics", "ui"]);
  return (
    <article className="ks-card ks-analytics-upgrade">
      <div>
        <strong>{t("advancedTitle")}</strong>
        <p>{t("advancedText")}</p>
      </div>
      {inPlan ? (
        <Button
          variant="default"
          onClick={() => {
            address.setView("advanced");
          }}
        >
          {t("showAdvanced")}
        </Button>
      ) : (
        <p>
          {t("inPlan", { plan: t(`ui:plan.${planForFeature("advanced_analytics")}`) })}{" "}
          <Link to="/settings#subscription">{t("seePlans")}</Link>
        </p>
      )}
    </article>
  );
}
