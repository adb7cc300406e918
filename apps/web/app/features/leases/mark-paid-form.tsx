import { Button, Checkbox } from "@mantine/core";
import "@mantine/core/styles/Checkbox.css";
import "../../ui/form.css";
import { parseTypedDate } from "@keystead/domain/calendar";
import { useMutation } from "@tanstack/react-query";
import { type FormEvent, useState } from "react";

import { api, newIdempotencyKey } from "../../lib/api.ts";
import { useChanged } from "../../lib/changed.ts";
import { fieldIssues } from "../../lib/field-issues.ts";
import { formatMoney } from "../../lib/format.ts";
import { amountOf, minorOf } from "../../lib/minor-units.ts";
import { refusalKey } from "../../lib/refusal-text.ts";
import { useUndo } from "../../lib/use-undo.ts";
import { DateField } from "../../ui/date-field.tsx";
import { MoneyInput } from "../../ui/money-input.tsx";
import { readTypedMoney } from "../../ui/typed-money.ts";
import { useLanguage } from "../../ui/use-language.ts";
import { useTranslation } from "../../ui/use-translation.ts";
import { LinkOffer, useLinkableIncome } from "./link-offer.tsx";
import { type OpenRow, useRowTitle } from "./open-rows.ts";
import { MethodPicker } from "./method-picker.tsx";
import { lastMethod, rememberMethod } from "./last-method.ts";
import "./mark-paid-form.css";

type MarkPaidFormProps = {
  readonly leaseId: string;
  readonly currency: string;
  /** Today at the property. */
  readonly today: string;
  /** Open rows of the lease, oldest first. */
  readonly rows: readonly OpenRow[];
  /** The row it was opened from; rows due on the same day are ticked with it. */
  readonly row: OpenRow;
  readonly onDone: () => void;
};

type PaymentInput = {
  readonly rows: string[];
  readonly amount: string | null;
  readonly paidOn?: string;
  /** A record that is this payment already; day and method come from it. */
  readonly incomeId?: string;
};

/** One transfer over one or several open rows. An empty amount pays all that is open on them. */
export function MarkPaidForm({ leaseId, currency, today, rows, row, onDone }: MarkPaidFormProps) {
  const { t } = useTranslation(["leases", "mark-paid", "errors"]);
  const language = useLanguage();
  const titleOf = useRowTitle();
  const changed = useChanged();
  const offerUndo = useUndo("money");
  // One key for one opening: a double click or a repeat after a lost answer pays once.
  const [idempotencyKey] = useState(newIdempotencyKey);
  const [ticked, setTicked] = useState<readonly string[]>(() =>
    rows.filter(({ dueOn }) => dueOn === row.dueOn).map(({ ref }) => ref),
  );
  const [amount, setAmount] = useState("");
  const [method, setMethod] = useState(lastMethod);
  const [paidOn, setPaidOn] = useState(today);
  const [submitted, setSubmitted] = useState(false);

  const chosen = rows.filter(({ ref }) => ticked.includes(ref));
  const openMinor = chosen.reduce((sum, { outstanding }) => sum + minorOf(outstanding, currency), 0);
  const open = amountOf(openMinor, currency);
  const typed = readTypedMoney(amount, { language, currency, rule: "positive" });
  const day = parseTypedDate(paidOn);
  const dayIssue = day === null ? "INVALID_DATE" : day > today ? "PAYMENT_DATE_IN_FUTURE" : null;
  const money = (value: string) => formatMoney({ amount: value, currency }, language);

  const offers = useLinkableIncome(leaseId, chosen);

  const pay = useMutation({
    mutationFn: (input: PaymentInput) =>
      api.leases.recordPayment({ id: leaseId, method, note: "", ...input }, { context: { idempotencyKey } }),
    onSuccess: async ({ transferId, lease }, { amount: paid, incomeId }) => {
      if (incomeId === undefined) rememberMethod(method);
      onDone();
      offerUndo({
        said: t("paidToast", { tenant: lease.tenant.name, amount: money(paid ?? open) }),
        takeBack: () => api.leases.deleteTransfer({ id: transferId }),
        takenBack: null,
      });
      await changed("money", { lease });
    },
  });
  const issues = fieldIssues(pay.error);

  function submit(event: FormEvent) {
    event.preventDefault();
    setSubmitted(true);
    if (
      pay.isPending ||
      typed.state === "refused" ||
      day === null ||
      dayIssue !== null ||
      ticked.length === 0
    )
      return;
    pay.mutate({
      rows: [...ticked],
      amount: typed.state === "amount" ? typed.amount : null,
      paidOn: day,
    });
  }

  return (
    <form className="ks-mark-paid-form" onSubmit={submit} noValidate>
      <h3>{t("markPaidTitle", { what: titleOf(row) })}</h3>
      {rows.length > 1 ? (
        <fieldset>
          <legend>{t("whichRows")}</legend>
          {rows.map((open_) => (
            <Checkbox
              key={open_.ref}
              size="sm"
              checked={ticked.includes(open_.ref)}
              label={`${titleOf(open_)} · ${money(open_.outstanding)}`}
              onChange={(event) => {
                const { checked } = event.currentTarget;
                setTicked((before) =>
                  checked ? [...before, open_.ref] : before.filter((ref) => ref !== open_.ref),
                );
              }}
            />
          ))}
        </fieldset>
      ) : null}
      <LinkOffer
        offers={offers}
        busy={pay.isPending}
        onLink={({ rowRef, incomeId, amount: recorded }) => {
          if (!pay.isPending) pay.mutate({ rows: [rowRef], amount: recorded, incomeId });
        }}
      />
      <MoneyInput
        label={t("amount")}
        currency={currency}
        value={amount}
        onChange={setAmount}
        example={open}
        autoFocus
        error={issues["amount"] === undefined ? undefined : t("issue.AMOUNT")}
      />
      <p className="ks-mark-paid-form-hint" aria-live="polite">
        {restText()}
      </p>
      <MethodPicker label={t("method")} value={method} onChange={setMethod} />
      <DateField
        label={t("paidOn")}
        value={paidOn}
        onChange={setPaidOn}
        today={today}
        max={today}
        error={
          issues["paidOn"] !== undefined || (submitted && dayIssue !== null) ? t("issue.PAID_ON") : undefined
        }
      />
      {submitted && ticked.length === 0 ? (
        <p className="ks-form-error" role="alert">
          {t("issue.ROWS_REQUIRED")}
        </p>
      ) : null}
      {pay.isError ? (
        <p className="ks-form-error" role="alert">
          {t("notSaved", { reason: t(refusalKey(pay.error)) })}
        </p>
      ) : null}
      <div className="ks-form-buttons">
        <Button type="submit" loading={pay.isPending}>
          {t("mark-paid:markPaid")}
        </Button>
        <Button variant="subtle" onClick={onDone}>
          {t("cancel")}
        </Button>
        <kbd className="ks-kbd" aria-hidden="true">
          {t("enterKey")}
        </kbd>
      </div>
    </form>
  );

  /** What the amount means, before anything is saved. */
  function restText(): string {
    if (typed.state !== "amount") return t("emptyMeansAll", { amount: money(open) });
    const restMinor = openMinor - typed.minor;
    if (restMinor > 0) return t("restStaysOpen", { amount: money(amountOf(restMinor, currency)) });
    if (restMinor < 0) return t("becomesCredit", { amount: money(amountOf(-restMinor, currency)) });
    return t("paysAll", { amount: money(open) });
  }
}
