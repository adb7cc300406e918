import type { BookingLinesView } from "@keystead/contract/bookings";
import { type BookingAccount, bookingLineKinds } from "@keystead/domain/bookings";

import { formatDay, formatMoney } from "../../../lib/format/format.ts";
import { amountOf } from "../../../lib/format/minor-units.ts";
import { MoneyText } from "../../../ui/text/money-text.tsx";
import { useLanguage } from "../../../ui/text/use-language.ts";
import { useTranslation } from "../../../ui/text/use-translation.ts";
import { NightLines } from "../form/night-lines.tsx";
import "../form/booking-price.css";

type LinesAccountProps = {
  readonly view: BookingLinesView;
  /** Null while the input is invalid. */
  readonly account: BookingAccount | null;
};

/** The total of a booking line by line, and what a channel pays out of it and when. */
export function LinesAccount({ view, account }: LinesAccountProps) {
  const { t } = useTranslation("booking-lines");
  const language = useLanguage();
  const { currency, nightPrices } = view;
  const money = (minor: number) => formatMoney({ amount: amountOf(minor, currency), currency }, language);
  const total = (label: string, minor: number) => (
    <div className="ks-booking-price-total">
      <dt>{label}</dt>
      <dd>
        <MoneyText amount={amountOf(minor, currency)} currency={currency} />
      </dd>
    </div>
  );
  const line = (key: string, label: string, minor: number) =>
    minor === 0 ? null : (
      <div key={key}>
        <dt>{label}</dt>
        <dd>{money(minor)}</dd>
      </div>
    );
  return (
    <section className="ks-booking-price" aria-live="polite" aria-label={t("account")}>
      <dl>
        <NightLines nightPrices={nightPrices} currency={currency} />
        {account === null ? null : (
          <>
            {bookingLineKinds
              .filter((kind) => kind !== "channel_fee")
              .map((kind) =>
                line(kind, t(`kind.${kind}`), kind === "discount" ? -account.sums[kind] : account.sums[kind]),
              )}
            {total(t("guestTotal"), account.guestTotalMinor)}
            {account.payout === null ? null : (
              <>
                {line("kept", t("kept"), -account.payout.keptMinor)}
                {line("remitted", t("remittedTax"), -account.payout.remittedTaxMinor)}
                {total(
                  t("payout", { day: formatDay(account.payout.on, language) }),
                  account.payout.amountMinor,
                )}
              </>
            )}
          </>
        )}
      </dl>
    </section>
  );
}
