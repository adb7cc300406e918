import type { CampaignView } from "@keystead/contract/ads";
import { NativeSelect } from "@mantine/core";

import { query } from "../../lib/api.ts";
import { formatDay, formatMoney } from "../../lib/format/format.ts";
import { useNames } from "../../lib/records/use-names.ts";
import { DateField } from "../../ui/field/date-field.tsx";
import { RecordSelect } from "../../ui/field/record-select.tsx";
import { useLanguage } from "../../ui/text/use-language.ts";
import { useTranslation } from "../../ui/text/use-translation.ts";
import { useCan } from "../session/public.ts";
import { bills } from "./campaign-values.ts";
import type { useCampaignForm } from "./use-campaign-form.ts";

type BillFieldsProps = {
  readonly form: ReturnType<typeof useCampaignForm>["form"];
  readonly campaign: CampaignView | null;
  readonly today: string;
};

/** The one expense that books the spend as a cost (R-F07): none, one created with the campaign, or an existing one. */
export function BillFields({ form, campaign, today }: BillFieldsProps) {
  const { t } = useTranslation("ads");
  const language = useLanguage();
  const can = useCan();
  const { values, choice, field } = form;
  const offered = bills.filter((bill) => bill !== "new" || can("expense.create"));
  const known = campaign?.expense ?? null;
  const isKnown = known !== null && values.bill === "link" && values.expense === known.id;
  return (
    <>
      <NativeSelect
        label={t("bill.label")}
        description={t("bill.hint")}
        {...choice("bill", bills)}
        data={offered.map((bill) => ({ value: bill, label: t(`bill.${bill}`) }))}
      />
      {values.bill === "new" ? <DateField {...field("billOn")} label={t("bill.date")} today={today} /> : null}
      {values.bill === "link" && values.propertyId !== "" ? (
        <BillSelect form={form} campaign={campaign} />
      ) : null}
      {isKnown && known.follows ? (
        <p className="ks-second">{t("bill.follows", { day: formatDay(known.date, language) })}</p>
      ) : null}
      {isKnown && !known.follows ? (
        <p className="ks-second">
          {t("bill.apart", {
            amount: formatMoney(known, language),
            spend: formatMoney({ amount: campaign?.spend ?? "0", currency: "EUR" }, language),
          })}
        </p>
      ) : null}
    </>
  );
}

/** "5 Mar 2026 · €250.00 · Portal": expenses of the same property, the latest first. */
function BillSelect({ form, campaign }: Omit<BillFieldsProps, "today">) {
  const { t } = useTranslation(["ads", "ledger"]);
  const language = useLanguage();
  const { values } = form;
  const names = useNames({
    ask: (input) =>
      query.ads.expenses.queryOptions({
        input: {
          ...input,
          propertyId: values.propertyId,
          ...(campaign === null ? {} : { campaignId: campaign.id }),
        },
      }),
    optionOf: ({ id, date, amount, currency, notes, category }) => ({
      value: id,
      label: [
        formatDay(date, language),
        formatMoney({ amount, currency }, language),
        notes === "" ? t(`ledger:expenseCategory.${category}`) : notes,
      ].join(" · "),
    }),
    value: values.expense,
  });
  return (
    <RecordSelect
      key={values.propertyId}
      label={t("bill.which")}
      id={form.field("expense").id}
      field="expense"
      value={values.expense}
      names={names}
      error={form.problemOf("expense")}
      onChange={(expense) => {
        form.set("expense", expense);
      }}
    />
  );
}
