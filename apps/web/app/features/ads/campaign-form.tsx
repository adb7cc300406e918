import type { CampaignView } from "@keystead/contract/ads";
import { CAMPAIGN_CURRENCY, campaignChannels, campaignMetrics } from "@keystead/domain/ads";
import { NativeSelect, Switch, Textarea, TextInput } from "@mantine/core";
import "@mantine/core/styles/Switch.css";

import { amountOf } from "../../lib/format/minor-units.ts";
import { DateField } from "../../ui/field/date-field.tsx";
import type { FieldProps } from "../../ui/form/fields-of-form.ts";
import { FormDrawer } from "../../ui/form/form-drawer.tsx";
import { SaveAnyway } from "../../ui/form/save-anyway.tsx";
import { MoneyInput } from "../../ui/field/money-input.tsx";
import { readMoneyInput } from "../../ui/field/read-money-input.ts";
import { useLanguage } from "../../ui/text/use-language.ts";
import { useTranslation } from "../../ui/text/use-translation.ts";
import { PropertySelect } from "../properties/public.ts";
import { LazyLimitPanel } from "../session/public.ts";
import { BillFields } from "./bill-fields.tsx";
import { CostText, CampaignRateText } from "./campaign-marks.tsx";
import { type CampaignValues, countInput } from "./campaign-values.ts";
import { useCampaignForm } from "./use-campaign-form.ts";
import "../../ui/second.css";
import "./ads.css";

type CampaignFormProps = {
  /** Null adds a new one. */
  readonly campaign: CampaignView | null;
  /** The property that a new one begins with, if any. */
  readonly propertyId?: string;
  readonly onClose: () => void;
};

/** Adds or edits a campaign; its figures are shown below while it is typed. */
export function CampaignForm({ campaign, propertyId = "", onClose }: CampaignFormProps) {
  const { t } = useTranslation(["ads", "forms"]);
  const { form, today } = useCampaignForm({ campaign, propertyId, onClose });
  const { values, field, choice, limit, closeLimit } = form;
  return (
    <FormDrawer
      form={form}
      onClose={onClose}
      title={campaign === null ? t("add") : t("edit")}
      submitLabel={t("save")}
      question={limit === null ? form.question : <LazyLimitPanel reached={limit} onClose={closeLimit} />}
    >
      <SaveAnyway form={form}>{() => t("bill.like")}</SaveAnyway>
      <PropertySelect
        label={t("property")}
        id={field("propertyId").id}
        value={values.propertyId}
        name={campaign?.property.id === values.propertyId ? campaign.property.name : undefined}
        autoFocus={campaign === null && values.propertyId === ""}
        error={form.problemOf("propertyId")}
        onChange={(propertyId) => {
          // A bill belongs to one property.
          form.change((was) => ({
            ...was,
            propertyId,
            expense: "",
            bill: was.bill === "link" ? "none" : was.bill,
          }));
        }}
      />
      <NativeSelect
        label={t("channelLabel")}
        {...choice("channel", campaignChannels)}
        data={campaignChannels.map((value) => ({ value, label: t(`channel.${value}`) }))}
      />
      <div className="ks-ads-pair">
        <DateField {...field("startsOn")} label={t("form.startsOn")} today={today} />
        <DateField
          {...field("endsOn")}
          label={t("forms:optional", { label: t("form.endsOn") })}
          description={t("form.endsOnHint")}
          today={today}
        />
      </div>
      <MoneyInput
        {...field("spend")}
        label={t("spend")}
        currency={CAMPAIGN_CURRENCY}
        rule="not_negative"
        example="250"
        selected
      />
      <Count label={t("leads")} {...field("leads")} />
      <div className="ks-ads-pair">
        <Count label={t("impressions")} {...field("impressions")} />
        <Count label={t("clicks")} {...field("clicks")} />
      </div>
      <p className="ks-second">{t("form.clicksHint")}</p>
      <Live values={values} />
      <Switch label={t("form.active")} {...form.toggle("active")} />
      <BillFields form={form} campaign={campaign} today={today} />
      <Textarea
        label={t("forms:optional", { label: t("form.notes") })}
        autosize
        minRows={2}
        maxRows={6}
        {...field("notes")}
      />
    </FormDrawer>
  );
}

type CountProps = FieldProps<string> & { readonly label: string };

function Count(props: CountProps) {
  return (
    <TextInput
      {...props}
      inputMode="numeric"
      autoComplete="off"
      onFocus={(event) => {
        event.currentTarget.select();
      }}
    />
  );
}

/** R-G01, while it is typed. */
function Live({ values }: { readonly values: CampaignValues }) {
  const { t } = useTranslation("ads");
  const language = useLanguage();
  const input = readMoneyInput(values.spend, {
    language,
    currency: CAMPAIGN_CURRENCY,
    rule: "not_negative",
  });
  const [leads, impressions, clicks] = [values.leads, values.impressions, values.clicks].map(countInput);
  const { costPerLeadMinor, clickRate } = campaignMetrics({
    spendMinor: input.state === "amount" ? input.minor : 0,
    leads: input.state === "amount" ? (leads ?? 0) : 0,
    impressions: impressions ?? 0,
    clicks: clicks ?? 0,
  });
  return (
    <dl className="ks-ads-live" aria-label={t("form.figures")} aria-live="polite">
      <div>
        <dt>{t("costPerLead")}</dt>
        <dd>
          <CostText cost={costPerLeadMinor === null ? null : amountOf(costPerLeadMinor, CAMPAIGN_CURRENCY)} />
        </dd>
      </div>
      <div>
        <dt>{t("clickRate")}</dt>
        <dd>
          <CampaignRateText rate={clickRate} />
        </dd>
      </div>
    </dl>
  );
}
