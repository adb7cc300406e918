import type { ProposalView } from "@keystead/contract/ledger";
import type { Book } from "@keystead/domain/ledger";
import { Checkbox } from "@mantine/core";
import "@mantine/core/styles/Checkbox.css";

import { api } from "../../../lib/api.ts";
import { useChanged } from "../../../lib/changed.ts";
import { formatDay, formatAmountInput } from "../../../lib/format/format.ts";
import { rentableText } from "../../../lib/format/rentable-name.ts";
import { todayHere } from "../../../lib/format/today.ts";
import { useUndo } from "../../../lib/records/use-undo.ts";
import { DateField } from "../../../ui/field/date-field.tsx";
import { FormDrawer } from "../../../ui/form/form-drawer.tsx";
import { together } from "../../../ui/form/form-reading.ts";
import { SaveAnyway } from "../../../ui/form/save-anyway.tsx";
import { anything, dayInput, requiredAmount } from "../../../ui/form/input-fields.ts";
import { useForm } from "../../../ui/form/use-form.ts";
import { MoneyInput } from "../../../ui/field/money-input.tsx";
import { useLanguage } from "../../../ui/text/use-language.ts";
import { useTranslation } from "../../../ui/text/use-translation.ts";
import { LazyLimitPanel } from "../../session/public.ts";
import { ComparedAmount } from "../costs/compared-amount.tsx";
import { useBookMessages } from "../books/use-book-messages.ts";

/** The problems of a field that have a message. */
const codes = ["AMOUNT_REQUIRED", "INVALID_DATE"] as const;

type AcceptFormProps = {
  readonly book: Book;
  readonly proposal: ProposalView;
  readonly onClose: () => void;
};

/** Accepts a proposal with another amount or day; the difference is shown while typing. */
export function AcceptForm({ book, proposal, onClose }: AcceptFormProps) {
  const { t } = useTranslation("recurring");
  const language = useLanguage();
  const changed = useChanged();
  const offerUndo = useUndo("record");
  const wordOf = useBookMessages(book);
  const { recurringId, number, currency, notes, category, date, compared } = proposal;
  const amountIn = (input: string) => requiredAmount(input, { language, currency, rule: "positive" });
  const form = useForm({
    name: "accept",
    values: { amount: formatAmountInput(proposal.amount, language), date: String(date), keep: true },
    read: (values) =>
      together({
        amount: amountIn(values.amount),
        date: dayInput(values.date),
        keep: anything(values.keep),
      }),
    words: (code) => {
      const known = codes.find((one) => one === code);
      return known === undefined ? null : t(`problem.${known}`);
    },
    send: (
      fields: { readonly amount: string; readonly date: string; readonly keep: boolean },
      { onceOpened, confirm },
    ) => api.recurring.accept({ items: [{ recurringId, number, ...fields }], confirm }, onceOpened()),
    onSent: async ({ undoId }) => {
      onClose();
      offerUndo({
        message: t("accepted", { count: 1 }),
        takeBack: () => api.recurring.undo({ id: undoId }),
        takenBack: t("takenBack"),
      });
      await changed("record");
    },
  });
  const { field, limit, closeLimit, values } = form;
  const input = amountIn(values.amount);
  const other = input.ok && input.value !== proposal.amount;
  const name = notes === "" ? wordOf("category", category) : notes;
  return (
    <FormDrawer
      form={form}
      onClose={onClose}
      title={name}
      submitLabel={t("accept")}
      question={limit === null ? null : <LazyLimitPanel reached={limit} onClose={closeLimit} />}
    >
      <SaveAnyway form={form}>{() => t("like", { count: 1 })}</SaveAnyway>
      <p className="ks-second">
        {t(date < todayHere() ? "wasDue" : "due", { date: formatDay(date, language) })} ·{" "}
        {rentableText(proposal)}
      </p>
      <MoneyInput {...field("amount")} label={t("amount")} currency={currency} autoFocus selected />
      {input.ok ? (
        <ComparedAmount book={book} amount={input.value} currency={currency} compared={compared} />
      ) : null}
      {other ? <Checkbox label={t("keep")} {...form.toggle("keep")} /> : null}
      <DateField {...field("date")} label={t("date")} today={todayHere()} />
    </FormDrawer>
  );
}
