import { SegmentedControl, TextInput } from "@mantine/core";
import "@mantine/core/styles/FloatingIndicator.css";
import "@mantine/core/styles/SegmentedControl.css";
import type { IndexationProposal } from "@keystead/contract/leases";
import { amountLess } from "@keystead/domain/money";

import { formatDay, formatMoney, formatDecimal } from "../../../lib/format/format.ts";
import { DateField } from "../../../ui/field/date-field.tsx";
import { MoneyText } from "../../../ui/text/money-text.tsx";
import { useLanguage } from "../../../ui/text/use-language.ts";
import { useTranslation } from "../../../ui/text/use-translation.ts";
import "../../../ui/form.css";
import { LeaseFigures } from "../detail/lease-figures.tsx";
import { RentChangeEffect } from "./rent-change-effect.tsx";
import { increases, useIndexForm } from "./use-index-form.ts";
import type { VerbFormProps } from "../verbs/verb.ts";
import { VerbFrame } from "../verbs/verb-frame.tsx";

/** R-C20: the new rent by an index clause or a percentage, with the letter's figures before it is confirmed. */
export function IndexForm(props: VerbFormProps<"index">) {
  const { lease, onClose } = props;
  const { t } = useTranslation(["leases", "lease-verbs"]);
  const { form, proposal, waiting, early } = useIndexForm(props);
  const { values, field } = form;
  const number = { inputMode: "decimal", autoComplete: "off" } as const;
  return (
    <VerbFrame form={form} onClose={onClose} title={t("verb.index.title")} help={t("lease-verbs:index.help")}>
      <SegmentedControl
        transitionDuration={160}
        fullWidth
        aria-label={t("lease-verbs:index.by")}
        value={values.by}
        onChange={form.choice("by", increases).onChange}
        data={[
          { value: "index", label: t("lease-verbs:index.byIndex") },
          { value: "percent", label: t("lease-verbs:index.byPercent") },
        ]}
      />
      {values.by === "index" ? (
        <div className="ks-form-pair">
          <TextInput {...field("oldIndex")} {...number} label={t("lease-verbs:index.oldIndex")} />
          <TextInput {...field("newIndex")} {...number} label={t("lease-verbs:index.newIndex")} />
        </div>
      ) : (
        <TextInput {...field("percent")} {...number} label={t("lease-verbs:index.percent")} />
      )}
      <TextInput
        {...field("share")}
        {...number}
        label={t("lease-verbs:index.share")}
        description={t("lease-verbs:index.shareNote")}
      />
      <DateField {...field("effectiveOn")} label={t("lease-verbs:index.day")} today={lease.today} />
      {proposal === null ? null : <Figures proposal={proposal} waiting={waiting} early={early} />}
      {proposal === null || proposal.effect.months.length === 0 ? null : (
        <RentChangeEffect effect={proposal.effect} waiting={waiting} />
      )}
    </VerbFrame>
  );
}

function Figures({
  proposal,
  waiting,
  early,
}: {
  readonly proposal: IndexationProposal;
  readonly waiting: boolean;
  readonly early: boolean;
}) {
  const { t } = useTranslation("lease-verbs");
  const language = useLanguage();
  const { currency, oldRent, newRent, effectiveOn } = proposal;
  const money = (amount: string) => <MoneyText amount={amount} currency={currency} />;
  const inMoney = (amount: string) => formatMoney({ amount, currency }, language);
  const difference = amountLess(newRent, oldRent, currency);
  return (
    <LeaseFigures
      title={t("index.figures")}
      waiting={waiting}
      hint={early ? t("checkFirst") : null}
      figures={[
        { key: "old", label: t("index.old"), value: money(oldRent) },
        {
          key: "formula",
          label: t("index.formula"),
          value: formulaOf(proposal, inMoney, (text) => formatDecimal(text, language)),
        },
        { key: "new", label: t("index.new"), value: money(newRent), isTotal: true },
        { key: "difference", label: t("index.change"), value: money(difference) },
        { key: "from", label: t("index.from"), value: formatDay(effectiveOn, language) },
      ]}
    />
  );
}

/** rent × (1 + share × (new ÷ old − 1)) with the numbers filled in; without the share if it is 100 %. */
function formulaOf(
  { oldRent, newRent, oldIndex, newIndex, share }: IndexationProposal,
  inMoney: (amount: string) => string,
  input: (text: string) => string,
): string {
  const quotient = `${input(newIndex)} ÷ ${input(oldIndex)}`;
  const factor = Number(share) === 100 ? quotient : `(1 + ${input(share)} % × (${quotient} − 1))`;
  return `${inMoney(oldRent)} × ${factor} = ${inMoney(newRent)}`;
}
