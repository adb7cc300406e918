import type { LeaseMonthView, LeaseView, RentRowView } from "@keystead/contract/leases";
import { IconBuildingBank } from "@tabler/icons-react";

import { api } from "../../../lib/api.ts";
import { formatDay } from "../../../lib/format/format.ts";
import { isZero } from "../../../lib/format/minor-units.ts";
import { useDeleteWithUndo } from "../../../lib/records/use-undo.ts";
import { MoneyText } from "../../../ui/text/money-text.tsx";
import { useLanguage } from "../../../ui/text/use-language.ts";
import { useTranslation } from "../../../ui/text/use-translation.ts";
import { useCan } from "../../session/public.ts";
import { usePartName } from "../row-messages.ts";
import "./month-parts.css";

type MonthPartsProps = {
  readonly lease: LeaseView;
  readonly month: LeaseMonthView;
  readonly onShowTransfer: (id: string) => void;
};

/** The parts of a month, each with the transfers that settle it and what was deducted. */
export function MonthParts({ lease, month, onShowTransfer }: MonthPartsProps) {
  return (
    <ul className="ks-month-parts">
      {lease.rows
        .filter(({ ref }) => month.rows.includes(ref))
        .map((row) => (
          <Part key={row.ref} lease={lease} row={row} onShowTransfer={onShowTransfer} />
        ))}
    </ul>
  );
}

type PartProps = Omit<MonthPartsProps, "month"> & { readonly row: RentRowView };

function Part({ lease, row, onShowTransfer }: PartProps) {
  const { t } = useTranslation("leases");
  const nameOf = usePartName();
  const { currency } = lease;
  return (
    <li>
      <div className="ks-month-parts-name">
        <span>
          <b>{nameOf(row)}</b>{" "}
          {isZero(row.outstanding) ? <small data-tone="positive">{t("settledPart")}</small> : null}
          {row.oneOff && isZero(row.allocated) ? <DeleteCharge id={row.ref} /> : null}
        </span>
        <MoneyText amount={row.amount} currency={currency} />
      </div>
      <ul className="ks-month-parts-lines">
        <TakenOff lease={lease} row={row} />
        <SettledBy lease={lease} row={row} onShowTransfer={onShowTransfer} />
        {isZero(row.outstanding) ? null : (
          <li>
            <span data-tone={row.overdue ? "negative" : undefined}>{t("openPart")}</span>
            <MoneyText amount={row.outstanding} currency={currency} />
          </li>
        )}
      </ul>
    </li>
  );
}

/** One line for each transfer, linked to it among the payments. */
function SettledBy({ lease, row, onShowTransfer }: PartProps) {
  const { t } = useTranslation("leases");
  const language = useLanguage();
  return lease.transfers.toReversed().flatMap((transfer) => {
    const part = transfer.settled.find(({ rowRef }) => rowRef === row.ref);
    if (part === undefined) return [];
    const day = formatDay(transfer.paidOn, language, "short");
    return (
      <li key={transfer.id}>
        <button
          type="button"
          className="ks-link-button"
          onClick={() => {
            onShowTransfer(transfer.id);
          }}
        >
          <IconBuildingBank size={16} aria-hidden />
          {transfer.openingCredit ? t("openingCredit") : t(`paymentOf.${transfer.method}`, { day })}
        </button>
        <MoneyText amount={part.amount} currency={lease.currency} />
      </li>
    );
  });
}

/** A waiver, a rent decrease, or a settlement in the tenant's favour. */
function TakenOff({ lease, row }: Omit<PartProps, "onShowTransfer">) {
  const { t } = useTranslation("leases");
  const language = useLanguage();
  return lease.writeDowns
    .filter(({ rowRef }) => rowRef === row.ref)
    .map((writeDown) => (
      <li key={writeDown.id}>
        <span>
          {t(`takenOff.${writeDown.reason}`, { day: formatDay(writeDown.madeOn, language, "short") })}
          {writeDown.note === "" ? null : ` · ${writeDown.note}`}{" "}
          <TakeBack lease={lease} writeDown={writeDown} />
        </span>
        <MoneyText amount={`-${writeDown.amount}`} currency={lease.currency} />
      </li>
    ));
}

type TakeBackProps = { readonly lease: LeaseView; readonly writeDown: LeaseView["writeDowns"][number] };

/** A rent decrease goes with its terms, and of a settlement all that it wrote off goes together. */
function TakeBack({ lease, writeDown: { id, reason, period } }: TakeBackProps) {
  const { t } = useTranslation("leases");
  const can = useCan();
  const deleteWithUndo = useDeleteWithUndo("money");
  if (reason === "rent_change" || !can("lease.update")) return null;
  const year = Number(period.slice(0, 4));
  const remove =
    reason === "settlement"
      ? () => api.leases.deleteSettlement({ id: lease.id, year })
      : () => api.leases.deleteWriteDown({ id });
  return (
    <button
      type="button"
      className="ks-link-button"
      onClick={() => {
        void deleteWithUndo({ remove });
      }}
    >
      {reason === "settlement" ? t("deleteSettlement", { year }) : t("takeBack")}
    </button>
  );
}

function DeleteCharge({ id }: { readonly id: string }) {
  const { t } = useTranslation("leases");
  const can = useCan();
  const deleteWithUndo = useDeleteWithUndo("money");
  if (!can("lease.update")) return null;
  return (
    <button
      type="button"
      className="ks-link-button"
      onClick={() => {
        void deleteWithUndo({ remove: () => api.leases.deleteCharge({ id }) });
      }}
    >
      {t("deleteCharge")}
    </button>
  );
}
