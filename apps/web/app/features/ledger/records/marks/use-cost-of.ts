import { auditedRecords } from "@keystead/domain/described-records";

import { useTranslation } from "../../../../ui/text/use-translation.ts";
import { useCan } from "../../../session/public.ts";
import type { BookRecord } from "../book-record.ts";

type CostOf = {
  readonly words: string;
  /** Its page, and the label of the action that opens it; null for those who may not read it. */
  readonly page: { readonly to: string; readonly label: string } | null;
};

/** What an expense is the cost of (R-F07). The book only shows the link; the other record sets and removes it. */
export function useCostOf(): (record: BookRecord) => CostOf | null {
  const { t } = useTranslation("ledger");
  const can = useCan();
  return (record) => {
    if (!("campaign" in record) || record.campaign === null) return null;
    const { id, channel } = record.campaign;
    return {
      words: t("ofCampaign", { channel: t(`channel.${channel}`) }),
      page: can("campaign.read")
        ? { to: auditedRecords.campaign.page(id), label: t("action.openCampaign") }
        : null,
    };
  };
}
