import type { CampaignView } from "@keystead/contract/ads";
import { campaignChannels } from "@keystead/domain/ads";

import { api } from "../../lib/api.ts";
import { useChanged } from "../../lib/changed.ts";
import { formatDay, formatMoney } from "../../lib/format/format.ts";
import { todayInTimeZone } from "../../lib/format/today.ts";
import { useRecordNames } from "../../lib/records/use-record-names.ts";
import type { FieldMessages } from "../../ui/form/merge/use-merge-question.tsx";
import { useRecordForm } from "../../ui/form/use-record-form.tsx";
import { useLanguage } from "../../ui/text/use-language.ts";
import { useTranslation } from "../../ui/text/use-translation.ts";
import { useProfile } from "../session/public.ts";
import {
  type CampaignFields,
  campaignFields,
  newCampaignValues,
  readCampaign,
  campaignValues,
} from "./campaign-values.ts";

/** The errors of fields that have a text of their own. */
const codes = [
  "PROPERTY_REQUIRED",
  "SPEND_REQUIRED",
  "AMOUNT_NOT_POSITIVE",
  "INVALID_DATE",
  "CAMPAIGN_END_BEFORE_START",
  "INVALID_COUNT",
  "CLICKS_EXCEED_IMPRESSIONS",
  "TOO_LONG",
  "EXPENSE_REQUIRED",
  "EXPENSE_NOT_IN_PROPERTY",
] as const;

type CampaignFormOf = {
  readonly campaign: CampaignView | null;
  /** The property that a new one begins with; empty for none. */
  readonly propertyId: string;
  readonly onClose: () => void;
};

/** Creates a campaign, or changes one and merges with changes made meanwhile. */
export function useCampaignForm({ campaign, propertyId, onClose }: CampaignFormOf) {
  const { t } = useTranslation("ads");
  const language = useLanguage();
  const changed = useChanged();
  const { data: profile } = useProfile();
  const today = todayInTimeZone(profile?.timezone);
  const form = useRecordForm({
    name: "campaign",
    record: campaign,
    values:
      campaign === null
        ? newCampaignValues({ propertyId, today })
        : campaignValues(campaignFields(campaign), language),
    read: (values) => readCampaign(values, language),
    words: (code) => {
      const known = codes.find((one) => one === code);
      return known === undefined
        ? null
        : t(`problem.${known}`, { example: formatDay("2026-03-05", language) });
    },
    fieldsOf: campaignFields,
    valuesOf: (fields) => campaignValues(fields, language),
    fieldMessages: useFieldMessages(),
    create: (fields, { once, confirm }) => api.ads.create({ ...fields, confirm }, once(fields)),
    update: (changes, { id, version }, { confirm }) => api.ads.update({ ...changes, id, version, confirm }),
    onSaved: async (_outcome, { fields, say }) => {
      onClose();
      const spend = formatMoney({ amount: fields.spend, currency: "EUR" }, language);
      say(t("saved", { name: `${t(`channel.${fields.channel}`)}, ${spend}` }));
      await changed("record");
    },
  });
  return { form, today };
}

function useFieldMessages(): FieldMessages<CampaignFields> {
  const { t } = useTranslation("ads");
  const language = useLanguage();
  const nameOf = useRecordNames();
  return {
    labels: {
      propertyId: t("property"),
      channel: t("channelLabel"),
      startsOn: t("form.startsOn"),
      endsOn: t("form.endsOn"),
      spend: t("spend"),
      leads: t("leads"),
      impressions: t("impressions"),
      clicks: t("clicks"),
      active: t("form.active"),
      notes: t("form.notes"),
      expense: t("bill.label"),
    },
    text: async (name, value) => {
      if (name === "active") return t(value === true ? "switchWords.on" : "switchWords.off");
      if (name === "expense") return t(value === null ? "bill.none" : "bill.linked");
      if (typeof value === "number") return String(value);
      if (typeof value !== "string" || value === "") return "";
      if (name === "spend") return formatMoney({ amount: value, currency: "EUR" }, language);
      if (name === "startsOn" || name === "endsOn") return formatDay(value, language);
      const channel = name === "channel" ? campaignChannels.find((one) => one === value) : undefined;
      if (channel !== undefined) return t(`channel.${channel}`);
      return (await nameOf(name, value)) ?? value;
    },
  };
}
