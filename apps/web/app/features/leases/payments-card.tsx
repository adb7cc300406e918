import type { LeaseView } from "@keystead/contract/leases";

import { api } from "../../lib/api.ts";
import { formatDay } from "../../lib/format.ts";
import { isZero } from "../../lib/minor-units.ts";
import { useDeleteWithUndo } from "../../lib/use-undo.ts";
import { MoneyText } from "../../ui/money-text.tsx";
import { type RowAction, RowMenu } from "../../ui/row-menu.tsx";
import { useLanguage } from "../../ui/use-language.ts";
import { useTranslation } from "../../ui/use-translation.ts";
import { useCan } from "../session/public.ts";
import { useRowTitle } from "./open-rows.ts";
import type { Verb } from "./verb.ts";
import "./payments-card.css";

type Payment = LeaseView["payments"][number];

type PaymentsCardProps = { readonly lease: LeaseView; readonly onVerb: (verb: Verb) => void };

/** Every payment with what came of it; refund, change and delete stand in its menu. */
export function PaymentsCard({ lease, onVerb }: PaymentsCardProps) {
  const { t } = useTranslation("leases");
  const payments = lease.payments.toSorted((a, b) => (a.paidOn < b.paidOn ? 1 : -1));
  const waivers = lease.writeDowns.filter(({ reason }) => reason === "waiver");
  if (payments.length === 0 && waivers.length === 0) return null;
  return (
    <section className="ks-card" aria-labelledby="payments">
      <div className="ks-card-head">
        <h2 id="payments">{t("payments")}</h2>
      </div>
      <ul className="ks-payments-card">
        {payments.map((payment) => (
          <PaymentLine key={payment.id} payment={payment} currency={lease.currency} onVerb={onVerb} />
        ))}
        {waivers.map((waiver) => (
          <WaiverLine key={waiver.id} waiver={waiver} currency={lease.currency} />
        ))}
      </ul>
    </section>
  );
}

type PaymentLineProps = {
  readonly payment: Payment;
  readonly currency: string;
  readonly onVerb: (verb: Verb) => void;
};

function PaymentLine({ payment, currency, onVerb }: PaymentLineProps) {
  const { t } = useTranslation("leases");
  const language = useLanguage();
  const titleOf = useRowTitle();
  const actions = usePaymentActions(payment, onVerb);
  const day = formatDay(payment.paidOn, language);
  return (
    <li>
      <div>
        <b>{day}</b>
        <small>
          {payment.openingCredit
            ? t("openingCredit")
            : `${t(`method_.${payment.method}`)} · ${titleOf(payment)}`}
        </small>
        {payment.note === "" ? null : <small>{payment.note}</small>}
        <Refunds payment={payment} currency={currency} />
      </div>
      <MoneyText amount={payment.amount} currency={currency} />
      <RowMenu name={`${day}, ${titleOf(payment)}`} actions={isZero(payment.amount) ? [] : actions} />
    </li>
  );
}

function usePaymentActions(payment: Payment, onVerb: (verb: Verb) => void): readonly RowAction[] {
  const { t } = useTranslation("leases");
  const can = useCan();
  const deleteWithUndo = useDeleteWithUndo("money");
  const refund: RowAction = {
    label: t("verb.refund.title"),
    onClick: () => {
      onVerb({ kind: "refund", payment });
    },
  };
  // The credit that was brought along is a term of the lease: it can be given back, not edited.
  if (payment.openingCredit) return [refund];
  return [
    refund,
    {
      label: t("verb.editPayment.title"),
      onClick: () => {
        onVerb({ kind: "editPayment", payment });
      },
    },
    ...(can(payment.own ? "payment.delete_own" : "payment.delete_any")
      ? [
          {
            label: t("delete"),
            danger: true,
            onClick: () => {
              void deleteWithUndo({ remove: () => api.leases.deleteTransfer({ id: payment.transferId }) });
            },
          },
        ]
      : []),
  ];
}

function Refunds({ payment, currency }: Pick<PaymentLineProps, "payment" | "currency">) {
  const { t } = useTranslation("leases");
  const language = useLanguage();
  const can = useCan();
  const deleteWithUndo = useDeleteWithUndo("money");
  return payment.refunds.map((refund) => (
    <small key={refund.id}>
      {t("refundedOn", { day: formatDay(refund.refundedOn, language) })}{" "}
      <MoneyText amount={refund.amount} currency={currency} />
      {can("payment.delete_any") ? (
        <button
          type="button"
          className="ks-link-button"
          onClick={() => {
            void deleteWithUndo({ remove: () => api.leases.deleteRefund({ id: refund.id }) });
          }}
        >
          {t("deleteRefund")}
        </button>
      ) : null}
    </small>
  ));
}

type WaiverLineProps = { readonly waiver: LeaseView["writeDowns"][number]; readonly currency: string };

function WaiverLine({ waiver, currency }: WaiverLineProps) {
  const { t } = useTranslation("leases");
  const language = useLanguage();
  const deleteWithUndo = useDeleteWithUndo("money");
  const name = t("waivedOn", { day: formatDay(waiver.madeOn, language) });
  return (
    <li>
      <div>
        <b>{name}</b>
        <small>{waiver.note}</small>
      </div>
      <MoneyText amount={waiver.amount} currency={currency} />
      <RowMenu
        name={name}
        actions={[
          {
            label: t("delete"),
            danger: true,
            onClick: () => {
              void deleteWithUndo({ remove: () => api.leases.deleteWriteDown({ id: waiver.id }) });
            },
          },
        ]}
      />
    </li>
  );
}
