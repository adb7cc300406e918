import type { PayoutView } from "@keystead/contract/turnovers";
import { plainDate } from "@keystead/domain/calendar";
import type { PayoutState } from "@keystead/domain/turnovers";
import { Link } from "react-router";

import { formatDay } from "../../../lib/format/format.ts";
import type { ListColumn } from "../../../ui/list/list-columns.tsx";
import { MoneyText } from "../../../ui/text/money-text.tsx";
import { StatusBadge, type Tone } from "../../../ui/text/status-badge.tsx";
import { useLanguage } from "../../../ui/text/use-language.ts";
import { useTranslation } from "../../../ui/text/use-translation.ts";
import "./payouts.css";

const tones: Readonly<Record<PayoutState, Tone>> = {
  due: "attention",
  paid: "positive",
  not_due: "information",
  none: "neutral",
  void: "neutral",
};

/** The columns of the table of payouts. */
export function usePayoutColumns(): readonly ListColumn<PayoutView>[] {
  const { t } = useTranslation("payouts");
  return [
    { key: "done", header: t("done"), sort: "done", cell: (line) => <DoneOn line={line} /> },
    {
      key: "property",
      header: t("rentable"),
      sort: "property",
      cell: ({ property, unit }) => (
        <>
          {unit?.name ?? t("wholeProperty")}
          <div className="ks-second">{property.name}</div>
        </>
      ),
    },
    {
      key: "cleaner",
      header: t("cleaner"),
      sort: "cleaner",
      cell: ({ cleaner }) => cleaner?.name ?? t("nobody"),
    },
    { key: "state", header: t("payoutHead"), cell: (line) => <PayoutBadge line={line} /> },
    {
      key: "fee",
      header: t("fee"),
      sort: "fee",
      align: "end",
      cell: ({ fee, currency }) => <MoneyText amount={fee} currency={currency} />,
    },
  ];
}

type LineProps = { readonly line: PayoutView };

/** The day names the row, and links to its week on the board. */
function DoneOn({ line: { doneAt, checkOut } }: LineProps) {
  const { t } = useTranslation("payouts");
  const language = useLanguage();
  const day = checkOut.slice(0, 10);
  return (
    <>
      <Link to={`/tasks?view=cleaning&week=${day}`}>
        {formatDay(plainDate((doneAt ?? checkOut).slice(0, 10)), language)}
      </Link>
      {doneAt === null ? <div className="ks-second">{t("notDone")}</div> : null}
    </>
  );
}

function PayoutBadge({ line: { payout, approved, paidOn } }: LineProps) {
  const { t } = useTranslation("payouts");
  const language = useLanguage();
  const words =
    paidOn !== null && payout === "paid"
      ? t("paidOn", { date: formatDay(plainDate(paidOn), language, "short") })
      : payout === "due" && approved
        ? t("approved")
        : t(`state.${payout}`);
  return (
    <StatusBadge tone={payout === "due" && approved ? "information" : tones[payout]}>{words}</StatusBadge>
  );
}

/** The same as a card on a phone. */
export function PayoutCard({ line }: LineProps) {
  const { t } = useTranslation("payouts");
  return (
    <div className="ks-payouts-card">
      <div>
        <strong>{line.unit?.name ?? t("wholeProperty")}</strong>
        <MoneyText amount={line.fee} currency={line.currency} />
      </div>
      <p className="ks-second">{line.property.name}</p>
      <div>
        <span>
          <DoneOn line={line} />
        </span>
        <PayoutBadge line={line} />
      </div>
    </div>
  );
}
