import { Button, Checkbox } from "@mantine/core";
import "@mantine/core/styles/Checkbox.css";
import "../../ui/form.css";

import { formatMoney } from "../../lib/format.ts";
import { amountOf, minorOf } from "../../lib/minor-units.ts";
import { DateField } from "../../ui/date-field.tsx";
import { MoneyInput } from "../../ui/money-input.tsx";
import { readTypedMoney } from "../../ui/typed-money.ts";
import { useLanguage } from "../../ui/use-language.ts";
import { useTranslation } from "../../ui/use-translation.ts";
import { KeyForm } from "../../ui/form/key-form.tsx";
import { LinkOffer, useLinkableIncome } from "./link-offer.tsx";
import { MethodPicker } from "./method-picker.tsx";
import { useRowTitle } from "./open-rows.ts";
import { openOn, type Payable, type PaymentValues, useMarkPaid } from "./use-mark-paid.ts";
import "./mark-paid-form.css";

type MarkPaidFormProps = Payable & { readonly onDone: () => void };

/** One transfer over one or several open rows. An empty amount pays all that is open on them. */
export function MarkPaidForm({ onDone, ...payable }: MarkPaidFormProps) {
  const { leaseId, currency, today, rows, row } = payable;
  const { t } = useTranslation(["leases", "mark-paid"]);
  const titleOf = useRowTitle();
  const form = useMarkPaid(payable, onDone);
  const { values, field } = form;
  const offers = useLinkableIncome(
    leaseId,
    rows.filter(({ ref }) => values.rows.includes(ref)),
  );
  const untickedProblem = form.problemOf("rows");
  return (
    <KeyForm className="ks-mark-paid-form" onSubmit={form.onSubmit}>
      <h3>{t("markPaidTitle", { what: titleOf(row) })}</h3>
      {rows.length > 1 ? (
        <RowTicks
          payable={payable}
          ticked={values.rows}
          onTick={(ticked) => {
            form.set("rows", ticked);
          }}
        />
      ) : null}
      <LinkOffer offers={offers} busy={form.busy} onLink={form.submit} />
      <MoneyInput
        {...field("amount")}
        label={t("amount")}
        currency={currency}
        example={openOn(payable, values.rows)}
        autoFocus
      />
      <p className="ks-mark-paid-form-hint" aria-live="polite">
        <Rest payable={payable} values={values} />
      </p>
      <MethodPicker {...field("method")} label={t("method")} />
      <DateField {...field("paidOn")} label={t("paidOn")} today={today} max={today} />
      {untickedProblem === null ? null : (
        <p className="ks-form-error" role="alert">
          {untickedProblem}
        </p>
      )}
      {form.failure === null ? null : (
        <p className="ks-form-error" role="alert">
          {t("notSaved", { reason: form.failure })}
        </p>
      )}
      <div className="ks-form-buttons">
        <Button type="submit" loading={form.busy}>
          {t("mark-paid:markPaid")}
        </Button>
        <Button variant="subtle" onClick={onDone}>
          {t("cancel")}
        </Button>
        <kbd className="ks-kbd" aria-hidden="true">
          {t("enterKey")}
        </kbd>
      </div>
    </KeyForm>
  );
}

type RowTicksProps = {
  readonly payable: Payable;
  readonly ticked: readonly string[];
  readonly onTick: (ticked: readonly string[]) => void;
};

function RowTicks({ payable: { rows, currency }, ticked, onTick }: RowTicksProps) {
  const { t } = useTranslation("leases");
  const language = useLanguage();
  const titleOf = useRowTitle();
  return (
    <fieldset>
      <legend>{t("whichRows")}</legend>
      {rows.map((open) => (
        <Checkbox
          key={open.ref}
          size="sm"
          checked={ticked.includes(open.ref)}
          label={`${titleOf(open)} · ${formatMoney({ amount: open.outstanding, currency }, language)}`}
          onChange={(event) => {
            const { checked } = event.currentTarget;
            onTick(checked ? [...ticked, open.ref] : ticked.filter((ref) => ref !== open.ref));
          }}
        />
      ))}
    </fieldset>
  );
}

/** What the amount means, before anything is saved. */
function Rest({ payable, values }: { readonly payable: Payable; readonly values: PaymentValues }) {
  const { t } = useTranslation("leases");
  const language = useLanguage();
  const { currency } = payable;
  const open = openOn(payable, values.rows);
  const typed = readTypedMoney(values.amount, { language, currency, rule: "positive" });
  const money = (amount: string) => formatMoney({ amount, currency }, language);
  if (typed.state !== "amount") return <>{t("emptyMeansAll", { amount: money(open) })}</>;
  const rest = minorOf(open, currency) - typed.minor;
  if (rest > 0) return <>{t("restStaysOpen", { amount: money(amountOf(rest, currency)) })}</>;
  if (rest < 0) return <>{t("becomesCredit", { amount: money(amountOf(-rest, currency)) })}</>;
  return <>{t("paysAll", { amount: money(open) })}</>;
}
