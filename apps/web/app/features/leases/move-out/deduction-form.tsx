import type { HandoverDraft } from "@keystead/contract/handovers";
import type { LeaseView } from "@keystead/contract/leases";
import { MOST_RECEIPTS, DRAFT_TEXT_LIMIT } from "@keystead/domain/handovers";
import { ENTRY_NOTE_LIMIT } from "@keystead/domain/leases";
import { ActionIcon, Button, TextInput } from "@mantine/core";
import "@mantine/core/styles/ActionIcon.css";
import { IconPaperclip, IconX } from "@tabler/icons-react";
import { Suspense, useEffect, useEffectEvent } from "react";

import "../../../ui/form.css";
import { api } from "../../../lib/api.ts";
import { formatAmountInput, formatMoney } from "../../../lib/format/format.ts";
import { amountOf } from "../../../lib/format/minor-units.ts";
import { MoneyInput } from "../../../ui/field/money-input.tsx";
import { together } from "../../../ui/form/form-reading.ts";
import { anything, isFilled, requiredAmount } from "../../../ui/form/input-fields.ts";
import { KeyForm } from "../../../ui/form/key-form.tsx";
import { Pending } from "../../../ui/loading/pending.tsx";
import { useLanguage } from "../../../ui/text/use-language.ts";
import { useTranslation } from "../../../ui/text/use-translation.ts";
import { LazyReceiptButton } from "../../documents/public.ts";
import { LazyLimitPanel } from "../../session/public.ts";
import { SaveWarnings } from "../form/save-warnings.tsx";
import { emptyDraft } from "../handover/handover-saver.ts";
import { StepButtons } from "../handover/handover-step.tsx";
import type { Handover } from "../handover/use-handover.ts";
import { LineSelect } from "../line-select.tsx";
import { dueLines, refsOf } from "../payments/pay-sheet/pay-lines.ts";
import { useVerbForm } from "../verbs/use-verb-form.ts";
import "./deduction-form.css";

type DeductionFormProps = { readonly lease: LeaseView; readonly handover: Handover };
type Fields = HandoverDraft["deduction"];
type Receipt = Fields["receipts"][number];

/** The next deduction from the deposit. The input is stored with the handover until it is booked. */
export function DeductionForm({ lease, handover }: DeductionFormProps) {
  const { t } = useTranslation(["handover", "leases"]);
  const language = useLanguage();
  const { id, currency } = lease;
  const lines = dueLines(lease);
  const openOf = (line: string): string => {
    const open = lines.find(({ key }) => key === line)?.openMinor;
    return open === undefined ? "" : formatAmountInput(amountOf(open, currency), language);
  };
  const form = useVerbForm<Fields, Parameters<typeof booked>[1]>({
    kind: "deposit",
    changes: "money",
    onClose: () => {
      form.reset(emptyDraft.deduction);
    },
    values: handover.draft.deduction,
    read: ({ line, amount, note, receipts }) =>
      together({
        amount: requiredAmount(amount, { language, currency, rule: "positive" }),
        // An open month is reason enough.
        note: line === "" ? isFilled(note, "REASON_REQUIRED") : anything(note),
        line: anything(line),
        receipts: anything(receipts),
      }),
    wireNames: { rows: "line", receiptIds: "receipts" },
    send: (input, { onceOpened, confirm }) =>
      api.leases.moveDeposit({ id, ...booked(lease, input), confirm }, onceOpened()),
  });
  const { values } = form;
  const keep = useEffectEvent((deduction: Fields) => {
    handover.setDraft({ deduction: { ...deduction, amount: deduction.amount.slice(0, DRAFT_TEXT_LIMIT) } });
  });
  // Stores the input on the server, outside React.
  useEffect(() => {
    keep(values);
  }, [values]);
  return (
    <KeyForm className="ks-form ks-deduction-form" onSubmit={form.onSubmit}>
      <h3>{t("deductions.add")}</h3>
      <LineSelect
        {...form.field("line")}
        lines={lines}
        currency={currency}
        none={t("leases:keptForDamage")}
        onChange={(line) => {
          // An amount that was not typed follows the chosen line.
          form.change((was) => ({
            ...was,
            line,
            amount: was.amount === openOf(was.line) ? openOf(line) : was.amount,
          }));
        }}
      />
      <div className="ks-deduction-form-pair">
        <MoneyInput
          {...form.field("amount")}
          label={t("leases:amount")}
          currency={currency}
          description={t("leases:depositIsHeld", {
            amount: formatMoney({ amount: lease.depositAccount.held, currency }, language),
          })}
        />
        <TextInput
          {...form.field("note")}
          label={values.line === "" ? t("leases:reason") : t("leases:noteOptional")}
          description={t("deductions.reasonHint")}
          maxLength={ENTRY_NOTE_LIMIT}
        />
      </div>
      <Receipts
        leaseId={id}
        receipts={values.receipts}
        onChange={(change) => {
          form.change((was) => ({ ...was, receipts: change(was.receipts).slice(0, MOST_RECEIPTS) }));
        }}
      />
      <SaveWarnings form={form} />
      {form.failure === null ? null : (
        <p role="alert" className="ks-form-error">
          {form.failure}
        </p>
      )}
      <StepButtons>
        <Button type="submit" loading={form.busy}>
          {t("deductions.deduct")}
        </Button>
      </StepButtons>
      {form.limit === null ? null : <LazyLimitPanel reached={form.limit} onClose={form.closeLimit} />}
    </KeyForm>
  );
}

type Read = {
  readonly amount: string;
  readonly note: string;
  readonly line: string;
  readonly receipts: readonly Receipt[];
};

/** The wire form: the rows of an open month, or none for damage. */
function booked(lease: LeaseView, { amount, note, line, receipts }: Read) {
  return {
    kind: "retained" as const,
    amount,
    note,
    ...(line === "" ? {} : { rows: refsOf(dueLines(lease), line) }),
    ...(receipts.length === 0 ? {} : { receiptIds: receipts.map(({ id }) => id) }),
  };
}

type ReceiptsProps = {
  readonly leaseId: string;
  readonly receipts: readonly Receipt[];
  readonly onChange: (change: (was: Fields["receipts"]) => Fields["receipts"]) => void;
};

function Receipts({ leaseId, receipts, onChange }: ReceiptsProps) {
  const { t } = useTranslation("handover");
  return (
    <div className="ks-deduction-form-receipts">
      {receipts.map(({ id, name }) => (
        <span key={id}>
          <IconPaperclip size={16} aria-hidden /> {name}
          <ActionIcon
            variant="subtle"
            color="gray"
            size={44}
            aria-label={t("deductions.withoutReceipt", { name })}
            onClick={() => {
              onChange((was) => was.filter((one) => one.id !== id));
            }}
          >
            <IconX size={16} aria-hidden />
          </ActionIcon>
        </span>
      ))}
      <Suspense fallback={<Pending />}>
        <LazyReceiptButton
          on="lease"
          onId={leaseId}
          label={t("deductions.receipt")}
          onStored={(file) => {
            onChange((was) => [...was, file]);
          }}
        />
      </Suspense>
    </div>
  );
}
