import { NativeSelect, SegmentedControl, Switch, Textarea } from "@mantine/core";
import "@mantine/core/styles/FloatingIndicator.css";
import "@mantine/core/styles/SegmentedControl.css";
import "@mantine/core/styles/Switch.css";
import "../../ui/form.css";
import type { LeaseView } from "@keystead/contract/leases";
import { parseTypedDate } from "@keystead/domain/calendar";
import { useMutation } from "@tanstack/react-query";
import { type FormEvent, useState } from "react";

import { newIdempotencyKey } from "../../lib/api.ts";
import { useChanged } from "../../lib/changed.ts";
import { fieldIssues, saveWarnings } from "../../lib/field-issues.ts";
import { formatMoney } from "../../lib/format.ts";
import { refusalKey } from "../../lib/refusal-text.ts";
import { DateField } from "../../ui/date-field.tsx";
import { FormDrawer } from "../../ui/form/form-drawer.tsx";
import { MoneyInput } from "../../ui/money-input.tsx";
import { toast } from "../../ui/toast.ts";
import { readTypedMoney } from "../../ui/typed-money.ts";
import { useLanguage } from "../../ui/use-language.ts";
import { useTranslation } from "../../ui/use-translation.ts";
import { lastMethod } from "./last-method.ts";
import { MethodPicker } from "./method-picker.tsx";
import { useRowTitle } from "./open-rows.ts";
import { SaveWarnings } from "./save-warnings.tsx";
import { callVerb, firstValues, type Verb, verbForms, type VerbValues } from "./verb-fields.ts";

type VerbDrawerProps = { readonly lease: LeaseView; readonly verb: Verb; readonly onClose: () => void };

/** The short form of one verb; mount it when the verb is chosen, so that each opening has a key of its own. */
export function VerbDrawer({ lease, verb, onClose }: VerbDrawerProps) {
  const { t } = useTranslation(["leases", "errors"]);
  const language = useLanguage();
  const titleOf = useRowTitle();
  const changed = useChanged();
  const [idempotencyKey] = useState(newIdempotencyKey);
  const [first] = useState(() => firstValues(verb, lease, { method: lastMethod(), language }));
  const [values, setValues] = useState<VerbValues>(first);
  const [submitted, setSubmitted] = useState(false);
  const form = verbForms[verb.kind];
  const has = (field: (typeof form.fields)[number]) => form.fields.includes(field);
  const set = (change: Partial<VerbValues>) => {
    setValues((before) => ({ ...before, ...change }));
  };

  const rule = form.amountMayBeZero === true ? "not_negative" : "positive";
  const typed = readTypedMoney(values.amount, { language, currency: lease.currency, rule });
  const day = parseTypedDate(values.day);
  const needsDay = has("day") && !(has("openEnd") && values.openEnd);
  const problems = {
    amount:
      has("amount") &&
      (typed.state === "refused" || (typed.state === "empty" && form.amountOptional !== true)),
    day: needsDay && (day === null || (form.future !== true && day > lease.today)),
    note: form.noteRequired === true && values.note.trim() === "",
  };

  const save = useMutation({
    mutationFn: (confirm: readonly string[]) =>
      callVerb({
        lease,
        verb,
        input: {
          ...values,
          typedAmount: typed.state === "amount" ? typed.amount : null,
          typedDay: day ?? lease.today,
        },
        confirm,
        idempotencyKey,
      }),
    onSuccess: async (answer) => {
      onClose();
      toast.success(t(`verb.${verb.kind}.done`));
      await changed(form.changes, { lease: answer });
    },
  });
  const issues = fieldIssues(save.error);
  const warnings = saveWarnings(save.error);

  function submit(event: FormEvent) {
    event.preventDefault();
    setSubmitted(true);
    if (save.isPending || problems.amount || problems.day || problems.note) return;
    save.mutate([]);
  }

  const rows =
    verb.kind === "waive" || (verb.kind === "deposit" && verb.move === "retained") ? verb.rows : [];
  const title = verb.kind === "deposit" ? t(`verb.deposit.title.${verb.move}`) : t(`verb.${verb.kind}.title`);
  return (
    <FormDrawer
      onClose={onClose}
      title={title}
      submitLabel={title}
      form={{
        onSubmit: submit,
        busy: save.isPending,
        dirty: values !== first && !save.isSuccess,
        failure: save.isError && warnings.length === 0 ? t(refusalKey(save.error)) : null,
        problems: [],
      }}
    >
      <div className="ks-form">
        {verb.kind === "deposit" ? null : (
          <p className="ks-second">
            {verb.kind === "refund" && verb.payment.openingCredit
              ? t("verb.refund.helpOpening")
              : t(`verb.${verb.kind}.help`)}
          </p>
        )}
        {has("step") ? (
          <SegmentedControl<VerbValues["step"]>
            fullWidth
            aria-label={t("whatChanges")}
            value={values.step}
            onChange={(step) => {
              set({ step });
            }}
            data={[
              { value: "rent", label: t("rent") },
              { value: "charge", label: t("charges") },
            ]}
          />
        ) : null}
        {has("row") && rows.length > 0 ? (
          <NativeSelect
            label={t("row")}
            value={values.row}
            onChange={(event) => {
              set({ row: event.currentTarget.value });
            }}
            data={[
              ...(verb.kind === "deposit" ? [{ value: "", label: t("keptForDamage") }] : []),
              ...rows.map((row) => ({
                value: row.ref,
                label: `${titleOf(row)} · ${formatMoney({ amount: row.outstanding, currency: lease.currency }, language)}`,
              })),
            ]}
          />
        ) : null}
        {has("amount") ? (
          <MoneyInput
            label={verb.kind === "changeRent" ? t("newAmount") : t("amount")}
            currency={lease.currency}
            rule={rule}
            value={values.amount}
            onChange={(amount) => {
              set({ amount });
            }}
            autoFocus
            description={form.amountOptional === true ? t("emptyIsAll") : undefined}
            error={
              issues["amount"] !== undefined || (submitted && typed.state === "empty" && problems.amount)
                ? t("issue.AMOUNT")
                : undefined
            }
          />
        ) : null}
        {has("openEnd") ? (
          <Switch
            label={t("ongoingSwitch")}
            checked={values.openEnd}
            onChange={(event) => {
              set({ openEnd: event.currentTarget.checked });
            }}
          />
        ) : null}
        {needsDay ? (
          <DateField
            label={t(`verb.${verb.kind}.day`)}
            value={values.day}
            onChange={(text) => {
              set({ day: text });
            }}
            today={lease.today}
            error={dayError()}
          />
        ) : null}
        {has("method") ? (
          <MethodPicker
            label={t("method")}
            value={values.method}
            onChange={(method) => {
              set({ method });
            }}
          />
        ) : null}
        {has("note") ? (
          <Textarea
            label={form.noteRequired === true ? t("reason") : t("noteOptional")}
            autosize
            minRows={2}
            maxLength={500}
            value={values.note}
            onChange={(event) => {
              set({ note: event.currentTarget.value });
            }}
            error={submitted && problems.note ? t("issue.REASON_REQUIRED") : undefined}
          />
        ) : null}
        <SaveWarnings
          warnings={warnings}
          onSaveAnyway={() => {
            save.mutate(warnings.map(({ code }) => code));
          }}
        />
      </div>
    </FormDrawer>
  );

  function dayError(): string | undefined {
    const issue =
      issues["endsOn"] ??
      issues["effectiveOn"] ??
      issues["paidOn"] ??
      issues["refundedOn"] ??
      issues["movedOn"] ??
      issues["dueOn"];
    if (issue !== undefined) return t("issue.DAY");
    if (!submitted || !problems.day) return undefined;
    return day === null ? t("issue.DAY") : t("issue.PAID_ON");
  }
}
