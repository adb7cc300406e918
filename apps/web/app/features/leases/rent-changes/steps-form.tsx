import { ActionIcon, Button, SegmentedControl } from "@mantine/core";
import "@mantine/core/styles/FloatingIndicator.css";
import "@mantine/core/styles/SegmentedControl.css";
import { IconPlus, IconX } from "@tabler/icons-react";

import { formatDay, formatMoney } from "../../../lib/format/format.ts";
import { DateField } from "../../../ui/field/date-field.tsx";
import { MoneyInput } from "../../../ui/field/money-input.tsx";
import { useLanguage } from "../../../ui/text/use-language.ts";
import { useTranslation } from "../../../ui/text/use-translation.ts";
import "./steps-form.css";
import { type StepsFormState as StepsState, useStepsForm } from "./use-steps-form.ts";
import type { VerbFormProps } from "../verbs/verb.ts";
import { VerbFrame } from "../verbs/verb-frame.tsx";

/** R-C20, graduated rent: several dated amounts at once; steps agreed earlier can be removed. */
export function StepsForm(props: VerbFormProps<"steps">) {
  const { lease, onClose } = props;
  const { t } = useTranslation(["leases", "lease-verbs"]);
  const state = useStepsForm(props);
  const { form, kind, lines, addLine, setKind } = state;
  return (
    <VerbFrame form={form} onClose={onClose} title={t("verb.steps.title")} help={t("lease-verbs:steps.help")}>
      <SegmentedControl
        transitionDuration={160}
        fullWidth
        aria-label={t("whatChanges")}
        value={kind}
        onChange={(next) => {
          setKind(next === "charge" ? "charge" : "rent");
        }}
        data={[
          { value: "rent", label: t("rent") },
          { value: "charge", label: t("charges") },
        ]}
      />
      <Coming state={state} currency={lease.currency} />
      {lines.map((line, at) => (
        <Line key={line} state={state} line={line} number={at + 1} lease={lease} />
      ))}
      {addLine === null ? null : (
        <div>
          <Button
            variant="default"
            size="xs"
            leftSection={<IconPlus size={16} aria-hidden />}
            onClick={addLine}
          >
            {t("lease-verbs:steps.add")}
          </Button>
        </div>
      )}
    </VerbFrame>
  );
}

type LineProps = Pick<VerbFormProps<"steps">, "lease"> & {
  readonly state: StepsState;
  readonly line: number;
  readonly number: number;
};

function Line({ state, line, number, lease }: LineProps) {
  const { t } = useTranslation("lease-verbs");
  const { form, lines, removeLine } = state;
  return (
    <fieldset className="ks-steps-form-line" aria-label={t("steps.step", { number })}>
      <DateField {...fieldOf(form, `from-${line}`)} label={t("steps.from")} today={lease.today} />
      <MoneyInput
        {...fieldOf(form, `amount-${line}`)}
        label={t("steps.amount")}
        currency={lease.currency}
        rule="not_negative"
      />
      {lines.length === 1 ? null : (
        <ActionIcon
          className="ks-steps-form-away"
          variant="subtle"
          color="gray"
          size="lg"
          aria-label={t("steps.takeAway", { number })}
          onClick={() => {
            removeLine(line);
          }}
        >
          <IconX size={18} stroke={1.5} aria-hidden />
        </ActionIcon>
      )}
    </fieldset>
  );
}

/** A line that was just removed is rendered once more, empty. */
function fieldOf(form: StepsState["form"], name: string) {
  const { value, ...field } = form.field(name);
  return { ...field, value: value ?? "" };
}

function Coming({ state, currency }: { readonly state: StepsState; readonly currency: string }) {
  const { t } = useTranslation("lease-verbs");
  const language = useLanguage();
  const { coming, removed, toggleRemoved } = state;
  if (coming.length === 0) return null;
  return (
    <section className="ks-steps-form-group">
      <h3>{t("steps.coming")}</h3>
      <ul className="ks-steps-form-coming">
        {coming.map(({ id, amount, effectiveOn }) => {
          const what = t("steps.entry", {
            amount: formatMoney({ amount, currency }, language),
            day: formatDay(effectiveOn, language),
          });
          const isRemoved = removed.has(id);
          return (
            <li key={id}>
              {isRemoved ? (
                <span>
                  <s>{what}</s> <small className="ks-second">{t("steps.goes")}</small>
                </span>
              ) : (
                <span>{what}</span>
              )}
              <Button
                variant="default"
                size="xs"
                aria-label={isRemoved ? t("steps.stays", { what }) : t("steps.remove", { what })}
                onClick={() => {
                  toggleRemoved(id);
                }}
              >
                {isRemoved ? t("steps.keep") : t("steps.delete")}
              </Button>
            </li>
          );
        })}
      </ul>
    </section>
  );
}
