import type { BookingDetail } from "@keystead/contract/bookings";
import { amountLess } from "@keystead/domain/money";

import { api } from "../../../lib/api.ts";
import { useChanged } from "../../../lib/changed.ts";
import { formatMoney, formatAmountInput } from "../../../lib/format/format.ts";
import { amountOf, isNegative, isZero } from "../../../lib/format/minor-units.ts";
import { ConfirmDialog } from "../../../ui/overlay/confirm-dialog.tsx";
import { anything, optionalAmount, SHOWN_BY_FIELD } from "../../../ui/form/input-fields.ts";
import { useForm } from "../../../ui/form/use-form.ts";
import { together } from "../../../ui/form/form-reading.ts";
import { MoneyInput } from "../../../ui/field/money-input.tsx";
import { toast } from "../../../ui/toast/toast.ts";
import { useLanguage } from "../../../ui/text/use-language.ts";
import { useTranslation } from "../../../ui/text/use-translation.ts";
import { useTapeMessages } from "../calendar/tape-chart/tape-messages.ts";
import "../../../ui/form.css";

type CancelBookingFormProps = { readonly booking: BookingDetail; readonly onClose: () => void };

/** R-D13: frees the nights. The host states how much of the money received is kept; the rest is paid back. */
export function CancelBookingForm({ booking, onClose }: CancelBookingFormProps) {
  const { t } = useTranslation("bookings");
  const language = useLanguage();
  const changed = useChanged();
  const words = useTapeMessages();
  const { id, version, currency, guestName, money } = booking;
  const { recorded } = money;
  const context = { language, currency, rule: "not_negative" } as const;
  const form = useForm({
    name: "cancel-booking",
    // The field starts at 0: nothing is kept unless the host enters an amount.
    values: { kept: formatAmountInput(amountOf(0, currency), language) },
    read: (input) => {
      const kept = optionalAmount(input.kept, context);
      return together({
        kept:
          kept.ok && kept.value !== null && isNegative(amountLess(recorded, kept.value, currency))
            ? { ok: false, code: "KEPT_TOO_MUCH" }
            : kept.ok
              ? anything(kept.value ?? "0")
              : kept,
      });
    },
    words: (code) => (code === SHOWN_BY_FIELD ? null : t("problem.KEPT_TOO_MUCH")),
    send: ({ kept }) => api.bookings.cancel({ id, version, kept }),
    onFailure: toast.error,
    onSent: async () => {
      onClose();
      toast.success(t("cancelled", { guest: guestName }));
      await changed("booking");
    },
  });
  const kept = optionalAmount(form.values.kept, context);
  const back = amountLess(recorded, kept.ok && kept.value !== null ? kept.value : "0", currency);
  const shown = (amount: string) => formatMoney({ amount, currency }, language);
  return (
    <ConfirmDialog
      opened
      onClose={onClose}
      title={t("cancelTitle", { guest: guestName })}
      confirmLabel={t("cancel")}
      cancelLabel={t("keepBooking")}
      danger
      busy={form.busy}
      onConfirm={() => {
        form.submit();
      }}
    >
      <div className="ks-form">
        <p>{t("cancelText", { stay: words.stay(booking) })}</p>
        {isZero(recorded) ? null : (
          <>
            <MoneyInput
              {...form.field("kept")}
              label={t("kept")}
              currency={currency}
              rule="not_negative"
              selected
              description={t("keptHint", { recorded: shown(recorded) })}
            />
            {isNegative(back) ? null : <p>{t("goesBack", { amount: shown(back) })}</p>}
          </>
        )}
      </div>
    </ConfirmDialog>
  );
}
