import type { LeaseView, TransferView } from "@keystead/contract/leases";
import { amountLess, sumAmounts } from "@keystead/domain/money";
import { IconChevronDown, IconChevronUp } from "@tabler/icons-react";
import { useState } from "react";

import { formatDay, formatMoney } from "../../../lib/format/format.ts";
import { isZero } from "../../../lib/format/minor-units.ts";
import { ListExport } from "../../../ui/export/list-export.tsx";
import { MoneyText } from "../../../ui/text/money-text.tsx";
import { useLanguage } from "../../../ui/text/use-language.ts";
import { useTranslation } from "../../../ui/text/use-translation.ts";
import "./payments-card.css";
import { TransferLine } from "./transfer-line.tsx";
import type { Verb } from "../verbs/verb.ts";

type PaymentsCardProps = {
  readonly lease: LeaseView;
  /** The transfer requested elsewhere on the page: it is opened and focused. */
  readonly shownTransfer: string | null;
  readonly onVerb: (verb: Verb) => void;
};

/** This many lines are shown before the earlier ones are folded; one more if only one would be folded. */
const IN_SIGHT = 5;

/** The payments received, one line for each transfer, the newest first. */
export function PaymentsCard({ lease, shownTransfer, onVerb }: PaymentsCardProps) {
  const { t } = useTranslation("leases");
  const language = useLanguage();
  const { transfers, currency } = lease;
  const [all, setAll] = useState(false);
  const first = transfers.at(-1);
  if (first === undefined) return null;
  const cut = transfers.length > IN_SIGHT + 1 ? IN_SIGHT : transfers.length;
  const earlier = transfers.slice(cut);
  const withEarlier = all || earlier.some(({ id }) => id === shownTransfer);
  return (
    <section className="ks-card" aria-labelledby="payments">
      <div className="ks-card-head">
        <h2 id="payments">{t("payments")}</h2>
        <span className="ks-card-head-end">
          <span className="ks-second">
            {t("transfersSince", { number: transfers.length, day: formatDay(first.paidOn, language) })}
          </span>
          <ListExport inCard exported={{ list: "lease_payments", query: { id: lease.id } }} />
        </span>
      </div>
      <ul className="ks-payments-card">
        {(withEarlier ? transfers : transfers.slice(0, cut)).map((transfer) => (
          <TransferLine
            key={transfer.id}
            lease={lease}
            transfer={transfer}
            shown={transfer.id === shownTransfer}
            onVerb={onVerb}
          />
        ))}
      </ul>
      {earlier.length === 0 ? null : (
        <button
          type="button"
          className="ks-link-button ks-payments-card-fold"
          aria-expanded={withEarlier}
          onClick={() => {
            setAll(!withEarlier);
          }}
        >
          {withEarlier ? <IconChevronUp size={16} aria-hidden /> : <IconChevronDown size={16} aria-hidden />}
          {withEarlier
            ? t("hideEarlierPayments")
            : t("showEarlierPayments", {
                number: earlier.length,
                amount: formatMoney({ amount: sumOf(earlier, "amount", currency), currency }, language),
              })}
        </button>
      )}
      <Sums transfers={transfers} currency={currency} />
    </section>
  );
}

/** The total is what the months above have settled, plus what was paid ahead. */
function Sums({ transfers, currency }: Pick<LeaseView, "transfers" | "currency">) {
  const { t } = useTranslation("leases");
  const amount = sumOf(transfers, "amount", currency);
  const refunded = sumOf(transfers, "refunded", currency);
  const left = amountLess(amount, refunded, currency);
  return (
    <dl className="ks-payments-card-sums">
      <div>
        <dt>{t("paymentsCount", { count: transfers.length })}</dt>
        <dd>
          <MoneyText amount={amount} currency={currency} />
        </dd>
      </div>
      {isZero(refunded) ? null : (
        <>
          <div>
            <dt>{t("whyLine.refunded")}</dt>
            <dd>
              <MoneyText amount={`-${refunded}`} currency={currency} />
            </dd>
          </div>
          <div>
            <dt>{t("leftOfPayments")}</dt>
            <dd>
              <MoneyText amount={left} currency={currency} />
            </dd>
          </div>
        </>
      )}
    </dl>
  );
}

function sumOf(transfers: readonly TransferView[], field: "amount" | "refunded", currency: string): string {
  return sumAmounts(
    transfers.map((transfer) => transfer[field]),
    currency,
  );
}
