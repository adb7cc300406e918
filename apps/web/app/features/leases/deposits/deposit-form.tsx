import type { LeaseView } from "@keystead/contract/leases";

import { api } from "../../../lib/api.ts";
import { formatMoney, formatAmountInput } from "../../../lib/format/format.ts";
import { amountOf, isZero, minorOf } from "../../../lib/format/minor-units.ts";
import { DateField } from "../../../ui/field/date-field.tsx";
import { together } from "../../../ui/form/form-reading.ts";
import { anything, dayInput, requiredAmount } from "../../../ui/form/input-fields.ts";
import { MoneyInput } from "../../../ui/field/money-input.tsx";
import { useLanguage } from "../../../ui/text/use-language.ts";
import { LineSelect } from "../line-select.tsx";
import { lastMethod } from "../../../lib/last-method.ts";
import { MethodPicker } from "../payments/method-picker.tsx";
import { refsOf } from "../payments/pay-sheet/pay-lines.ts";
import { useVerbForm } from "../verbs/use-verb-form.ts";
import type { VerbFormProps } from "../verbs/verb.ts";
import { NoteField, VerbFrame } from "../verbs/verb-frame.tsx";
import { useTranslation } from "../../../ui/text/use-translation.ts";

/**
 * Records a deposit as received, returned, or kept for damage or an open month. Keeping moves no money, so it has no
 * method.
 */
export function DepositForm({ lease, verb, onClose }: VerbFormProps<"deposit">) {
  const { t } = useTranslation("leases");
  const language = useLanguage();
  const { id, currency, today } = lease;
  const { held, due } = lease.depositAccount;
  const proposed = (line: string): string => {
    const amount = proposedMovement(lease.depositAccount, verb, { line, currency });
    return amount === null ? "" : formatAmountInput(amount, language);
  };
  // With arrears, a deposit is mostly kept for those.
  const first = verb.move === "retained" ? (verb.lines[0]?.key ?? "") : "";
  const form = useVerbForm({
    kind: verb.kind,
    changes: "money",
    onClose,
    values: () => ({
      amount: proposed(first),
      movedOn: today,
      method: lastMethod(),
      line: first,
      note: "",
    }),
    read: ({ amount, movedOn, method, line, note }) =>
      together({
        amount: requiredAmount(amount, { language, currency, rule: "positive" }),
        movedOn: dayInput(movedOn, today),
        method: anything(verb.move === "retained" ? undefined : method),
        line: anything(line),
        note: anything(note),
      }),
    wireNames: { rows: "line" },
    send: ({ method, line, ...fields }, { onceOpened, confirm }) => {
      const movement = {
        id,
        kind: verb.move,
        ...fields,
        ...(method === undefined ? {} : { method }),
        ...(line === "" ? {} : { rows: refsOf(verb.lines, line) }),
        confirm,
      };
      return api.leases.moveDeposit(movement, onceOpened());
    },
  });
  const money = (amount: string) => formatMoney({ amount, currency }, language);
  return (
    <VerbFrame
      form={form}
      onClose={onClose}
      title={t(`verb.deposit.title.${verb.move}`)}
      help={t(`verb.deposit.help.${verb.move}`)}
    >
      {verb.move === "retained" ? (
        <LineSelect
          {...form.field("line")}
          lines={verb.lines}
          currency={currency}
          none={t("keptForDamage")}
          onChange={(line) => {
            // An amount that was not typed follows the chosen line.
            form.change((was) => ({
              ...was,
              line,
              amount: was.amount === proposed(was.line) ? proposed(line) : was.amount,
            }));
          }}
        />
      ) : null}
      <MoneyInput
        {...form.field("amount")}
        label={t("amount")}
        currency={currency}
        autoFocus
        selected
        description={
          verb.move === "received"
            ? isZero(due)
              ? null
              : t("depositStillDue", { amount: money(due) })
            : t("depositIsHeld", { amount: money(held) })
        }
      />
      <DateField {...form.field("movedOn")} label={t("verb.deposit.day")} today={today} />
      {verb.move === "retained" ? null : <MethodPicker {...form.field("method")} label={t("method")} />}
      <NoteField {...form.field("note")} label={t("noteOptional")} />
    </VerbFrame>
  );
}

type For = { readonly line: string; readonly currency: string };

/**
 * The default amount: what is due or held, or the open amount of the chosen line if that is less; null if nothing is
 * due.
 */
function proposedMovement(
  { held, due }: LeaseView["depositAccount"],
  { move, lines }: VerbFormProps<"deposit">["verb"],
  { line, currency }: For,
): string | null {
  if (move === "received") return isZero(due) ? null : due;
  const openMinor = lines.find(({ key }) => key === line)?.openMinor;
  return openMinor !== undefined && openMinor < minorOf(held, currency)
    ? amountOf(openMinor, currency)
    : held;
}
