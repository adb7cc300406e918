import type { LeasePaymentView, LeaseView, TransferView } from "@keystead/contract/leases";
import { compareText } from "@keystead/domain/kernel";
import { amountLess, sumAmounts } from "@keystead/domain/money";
import { Button } from "@mantine/core";
import { Link } from "react-router";

import { api } from "../../../lib/api.ts";
import { formatDay, formatMoney, formatMonth } from "../../../lib/format/format.ts";
import { isZero } from "../../../lib/format/minor-units.ts";
import { useDeleteWithUndo } from "../../../lib/records/use-undo.ts";
import { LineParts } from "../../../ui/page/line-parts.tsx";
import { MoneyText } from "../../../ui/text/money-text.tsx";
import { useLanguage } from "../../../ui/text/use-language.ts";
import { useTranslation } from "../../../ui/text/use-translation.ts";
import { useHistory } from "../../history/public.ts";
import { receiptOf } from "../../letters/public.ts";
import { useCan } from "../../session/public.ts";
import { settledMonths, useSettledMessages } from "./transfer-messages.ts";
import type { Verb } from "../verbs/verb.ts";
import "./transfer-parts.css";

type TransferPartsProps = {
  readonly lease: LeaseView;
  readonly transfer: TransferView;
  readonly onVerb: (verb: Verb) => void;
};

/** What a transfer settled month by month, its refunds, and its actions. */
export function TransferParts({ lease, transfer, onVerb }: TransferPartsProps) {
  const { t } = useTranslation("leases");
  const language = useLanguage();
  const wordsOf = useSettledMessages(lease.currency);
  const months = settledMonths(lease, transfer);
  const payments = lease.payments.filter(({ id }) => transfer.payments.includes(id));
  const credit = creditOf(transfer, payments, lease.currency);
  return (
    <div className="ks-transfer-parts">
      <dl>
        {months.map((month) => (
          <div key={month.period}>
            <dt>
              {formatMonth(month.period, language)} <small>{wordsOf(month)}</small>
            </dt>
            <dd>
              <MoneyText amount={month.amount} currency={lease.currency} />
            </dd>
          </div>
        ))}
        {isZero(credit) ? null : (
          <div>
            <dt>
              {t("inCredit")} {isZero(transfer.credit) ? null : <small>{t("creditWaits")}</small>}
            </dt>
            <dd>
              <MoneyText amount={credit} currency={lease.currency} />
            </dd>
          </div>
        )}
        <Refunds lease={lease} payments={payments} currency={lease.currency} />
      </dl>
      <div className="ks-transfer-parts-foot">
        <span className="ks-second">
          {[
            transfer.openingCredit ? t("openingCredit") : t(`method_.${transfer.method}`),
            ...(transfer.note === "" ? [] : [transfer.note]),
          ].join(" · ")}
          {payments.some(({ incomeId }) => incomeId !== null) ? (
            <>
              {" · "}
              <Link to={`/income?leaseId=${lease.id}&month=${transfer.paidOn.slice(0, 7)}`}>
                {t("inIncome")}
              </Link>
            </>
          ) : null}
        </span>
        <Actions
          lease={lease}
          transfer={transfer}
          payments={payments}
          currency={lease.currency}
          onVerb={onVerb}
        />
      </div>
    </div>
  );
}

/** The part that settled no month: the remaining credit, plus credit that was refunded (listed below). */
function creditOf({ credit }: TransferView, payments: readonly LeasePaymentView[], currency: string): string {
  const refunds = payments.flatMap((payment) => payment.refunds);
  return sumAmounts([credit, ...refunds.map((refund) => refund.credit)], currency);
}

type ActionsProps = Pick<TransferPartsProps, "lease" | "transfer" | "onVerb"> & {
  readonly payments: readonly LeasePaymentView[];
  readonly currency: string;
};

function Actions({ lease, transfer, payments, currency, onVerb }: ActionsProps) {
  const { t } = useTranslation("leases");
  const can = useCan();
  const deleteWithUndo = useDeleteWithUndo("money");
  const language = useLanguage();
  const money = formatMoney({ amount: transfer.amount, currency }, language);
  const name = `${money} · ${formatDay(transfer.paidOn, language)}`;
  const history = useHistory({ kind: "payment", id: transfer.id, name });
  const [payment] = payments;
  if (payment === undefined || isZero(transfer.amount)) return null;
  const receipt = can("letter.read") ? receiptOf(lease, transfer) : null;
  const mayDelete =
    !transfer.openingCredit && can(transfer.own ? "payment.delete_own" : "payment.delete_any");
  return (
    <div>
      {receipt === null ? null : (
        <Button
          variant="default"
          size="xs"
          onClick={() => {
            onVerb({ kind: "letter", preset: receipt });
          }}
        >
          {t("receipt")}
        </Button>
      )}
      {transfer.amount === transfer.refunded ? null : (
        <Button
          variant="default"
          size="xs"
          onClick={() => {
            onVerb({ kind: "refund", transfer });
          }}
        >
          {t("verb.refund.title")}
        </Button>
      )}
      {/* An opening credit is a term of the lease, and a kept deposit is changed with the deposit. */}
      {transfer.openingCredit || transfer.fromDeposit ? null : (
        <Button
          variant="default"
          size="xs"
          onClick={() => {
            onVerb({ kind: "editPayment", payment });
          }}
        >
          {t("edit")}
        </Button>
      )}
      <Button variant="default" size="xs" onClick={history.action.onClick}>
        {history.action.label}
      </Button>
      {history.drawer}
      {mayDelete ? (
        <Button
          variant="default"
          size="xs"
          color="red"
          className="ks-transfer-parts-delete"
          onClick={() => {
            void deleteWithUndo({ remove: () => api.leases.deleteTransfers({ ids: [transfer.id] }) });
          }}
        >
          {t("delete")}
        </Button>
      ) : null}
    </div>
  );
}

type RefundsProps = {
  readonly lease: Pick<LeaseView, "rows">;
  readonly payments: readonly LeasePaymentView[];
  readonly currency: string;
};

function Refunds({ lease: { rows }, payments, currency }: RefundsProps) {
  const { t } = useTranslation("leases");
  const language = useLanguage();
  const can = useCan();
  const deleteWithUndo = useDeleteWithUndo("money");
  return refundsOf(payments, { rows, currency }).map((parts) =>
    parts.slice(0, 1).map(({ id, refundedOn, note }) => (
      <div key={id}>
        <dt>
          {t("refundedOn", { day: formatDay(refundedOn, language) })}{" "}
          <RefundParts parts={parts} currency={currency} /> {note === "" ? null : <small>{note}</small>}{" "}
          {can("payment.delete_any") ? (
            <button
              type="button"
              className="ks-link-button"
              onClick={() => {
                void deleteWithUndo({ remove: () => api.leases.deleteRefund({ id }) });
              }}
            >
              {t("deleteRefund")}
            </button>
          ) : null}
        </dt>
        <dd>
          <MoneyText amount={`-${sumOf(parts, currency)}`} currency={currency} />
        </dd>
      </div>
    )),
  );
}

type Refund = LeasePaymentView["refunds"][number];
type RefundPart = Pick<Refund, "id" | "refundedOn" | "amount" | "note"> &
  Pick<LeasePaymentView, "period"> & {
    /** "credit": the part that settled no row. */
    readonly kind: LeasePaymentView["kind"] | "credit";
    readonly adjusts: string | null;
  };

/**
 * Groups refunds: one line for each, whichever parts of the payment it came from, split into credit and settled rows.
 */
function refundsOf(
  payments: readonly LeasePaymentView[],
  { rows, currency }: Pick<LeaseView, "rows" | "currency">,
): readonly (readonly RefundPart[])[] {
  const parts = payments.flatMap(({ refunds, kind, period, rowRef }) => {
    const adjusts = rows.find(({ ref }) => ref === rowRef)?.adjusts ?? null;
    return refunds.flatMap((refund): readonly RefundPart[] => {
      const { id, refundedOn, amount, credit, note } = refund;
      const of = { id, refundedOn, note, period };
      const rest = amountLess(amount, credit, currency);
      return [
        ...(isZero(rest) ? [] : [{ ...of, kind, adjusts, amount: rest }]),
        ...(isZero(credit) ? [] : [{ ...of, kind: "credit" as const, adjusts: null, amount: credit }]),
      ];
    });
  });
  const inOrder = parts.toSorted((a, b) => compareText(a.period, b.period) || compareText(b.kind, a.kind));
  return [...Map.groupBy(inOrder, ({ id }) => id).values()];
}

function sumOf(parts: readonly RefundPart[], currency: string): string {
  return sumAmounts(
    parts.map(({ amount }) => amount),
    currency,
  );
}

type RefundPartsProps = { readonly parts: readonly RefundPart[]; readonly currency: string };

function RefundParts({ parts, currency }: RefundPartsProps) {
  const { t } = useTranslation("leases");
  const language = useLanguage();
  const nameOf = ({ kind, period, adjusts }: RefundPart) => {
    if (kind === "credit") return t("creditPart");
    const month = formatMonth(adjusts ?? period, language);
    return adjusts === null ? `${t(`part.${kind}`)}, ${month}` : t("adjustmentOf", { month });
  };
  const [first, ...more] = parts;
  if (first === undefined) return null;
  if (more.length === 0) return <small>{nameOf(first)}</small>;
  const months = parts.map(({ period }) => period).toSorted();
  const from = formatMonth(months[0] ?? first.period, language);
  const to = formatMonth(months.at(-1) ?? first.period, language);
  return (
    <LineParts
      words={from === to ? from : t("monthRange", { from, to })}
      parts={parts.map((part) => ({
        id: `${part.period} ${part.kind} ${part.amount}`,
        words: nameOf(part),
        amount: <MoneyText amount={`-${part.amount}`} currency={currency} />,
      }))}
    />
  );
}
