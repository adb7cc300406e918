import type { BookingDetail } from "@keystead/contract/bookings";
import { BOOKING_NOTES_LIMIT } from "@keystead/domain/bookings";
import { paymentMethods } from "@keystead/domain/ledger";
import { Input, NativeSelect, Textarea } from "@mantine/core";

import { api } from "../../../lib/api.ts";
import { useChanged } from "../../../lib/changed.ts";
import { formatMoney, formatAmountInput } from "../../../lib/format/format.ts";
import { lastMethod, rememberMethod } from "../../../lib/last-method.ts";
import { todayInTimeZone } from "../../../lib/format/today.ts";
import { DateField } from "../../../ui/field/date-field.tsx";
import { FormDrawer } from "../../../ui/form/form-drawer.tsx";
import { together } from "../../../ui/form/form-reading.ts";
import { anything, dayInput, requiredAmount, SHOWN_BY_FIELD } from "../../../ui/form/input-fields.ts";
import { useForm } from "../../../ui/form/use-form.ts";
import { MoneyInput } from "../../../ui/field/money-input.tsx";
import { Segmented } from "../../../ui/field/segmented.tsx";
import { toast } from "../../../ui/toast/toast.ts";
import { useLanguage } from "../../../ui/text/use-language.ts";
import { useTranslation } from "../../../ui/text/use-translation.ts";
import { LazyLimitPanel } from "../../session/public.ts";
import { useTapeMessages } from "../calendar/tape-chart/tape-messages.ts";
import "../../../ui/form.css";

type BookingPaymentFormProps = { readonly booking: BookingDetail; readonly onClose: () => void };

/** The purpose of a payment: the nights (R-D10), or cleaning, which is not part of the booking's price. */
const purposes = ["nights", "cleaning"] as const;

/**
 * Records money received for a booking as an Income record. The outstanding amount of the nights is filled in and
 * selected.
 */
export function BookingPaymentForm({ booking, onClose }: BookingPaymentFormProps) {
  const { t } = useTranslation(["bookings", "ledger", "forms"]);
  const language = useLanguage();
  const changed = useChanged();
  const { id, currency, guestName, money, timezone, property, unit } = booking;
  const today = todayInTimeZone(timezone);
  const form = useForm({
    name: "booking-payment",
    values: () => ({
      purpose: purposes[0] as string,
      amount: formatAmountInput(money.outstanding, language),
      date: today as string,
      method: lastMethod(),
      notes: "",
    }),
    read: (values) =>
      together({
        purpose: anything(values.purpose),
        amount: requiredAmount(values.amount, { language, currency, rule: "positive" }),
        date: dayInput(values.date, today),
        method: anything(values.method),
        notes: anything(values.notes),
      }),
    words: (code, field) =>
      code === SHOWN_BY_FIELD ? null : t(field === "amount" ? "problem.AMOUNT_REQUIRED" : "problem.PAID_ON"),
    send: async ({ purpose, ...paid }, { onceOpened }) => {
      if (purpose !== "cleaning") {
        await api.bookings.recordPayment({ id, ...paid }, onceOpened());
        return;
      }
      const rentable = { propertyId: property.id, unitId: unit?.id ?? null };
      const fee = { ...paid, ...rentable, currency, category: "other", cleaningOf: id } as const;
      // Every guest of a day may pay the same amount, so a similar record is no mistake.
      await api.income.create({ ...fee, confirm: ["RECORD_LIKE_ANOTHER"] }, onceOpened());
    },
    onSent: async (_saved, { input }) => {
      rememberMethod(input.method);
      onClose();
      toast.success(
        t("paid", { amount: formatMoney({ amount: input.amount, currency }, language), guest: guestName }),
      );
      await changed(input.purpose === "cleaning" ? "record" : "money");
    },
  });
  return (
    <>
      <FormDrawer
        form={form}
        onClose={onClose}
        title={t("payOf", { guest: guestName })}
        submitLabel={t("pay")}
      >
        <Input.Wrapper label={t("payFor")} labelElement="div">
          <div>
            <Segmented
              label={t("payFor")}
              value={form.values.purpose === "cleaning" ? "cleaning" : "nights"}
              options={[
                { value: "nights", label: t("payForNights") },
                { value: "cleaning", label: t("payForCleaning") },
              ]}
              onChange={(purpose) => {
                const owed = formatAmountInput(money.outstanding, language);
                form.change((was) => ({ ...was, purpose, amount: purpose === "cleaning" ? "" : owed }));
              }}
            />
          </div>
        </Input.Wrapper>
        <p className="ks-form-note">
          {form.values.purpose === "cleaning"
            ? t("payCleaningNote")
            : t("payState", {
                outstanding: formatMoney({ amount: money.outstanding, currency }, language),
                total: formatMoney({ amount: booking.total, currency }, language),
              })}
        </p>
        {form.values.purpose === "cleaning" ? <CleaningPaid cleaning={booking.cleaning} /> : null}
        <MoneyInput {...form.field("amount")} label={t("amount")} currency={currency} autoFocus selected />
        <DateField {...form.field("date")} label={t("paidOn")} today={today} />
        <NativeSelect
          {...form.choice("method", paymentMethods)}
          label={t("method")}
          data={paymentMethods.map((value) => ({ value, label: t(`ledger:method.${value}`) }))}
        />
        <Textarea
          {...form.field("notes")}
          label={t("forms:optional", { label: t("notes") })}
          autosize
          minRows={2}
          maxLength={BOOKING_NOTES_LIMIT}
        />
      </FormDrawer>
      <LazyLimitPanel reached={form.limit} onClose={form.closeLimit} />
    </>
  );
}

/** The cleaning fee received so far, so that nobody records it twice. */
function CleaningPaid({ cleaning }: Pick<BookingDetail, "cleaning">) {
  const { t } = useTranslation("bookings");
  const language = useLanguage();
  const words = useTapeMessages();
  if (cleaning.length === 0) return null;
  return (
    <ul className="ks-form-note">
      {cleaning.map(({ id, date, amount, currency }) => (
        <li key={id}>
          {t("cleaningPaid", { day: words.day(date) })}: {formatMoney({ amount, currency }, language)}
        </li>
      ))}
    </ul>
  );
}
