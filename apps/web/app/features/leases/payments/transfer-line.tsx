import type { LeaseView, TransferView } from "@keystead/contract/leases";
import {
  IconBuildingBank,
  IconCash,
  IconChevronDown,
  IconChevronRight,
  IconCreditCard,
  IconDots,
  IconReceipt,
} from "@tabler/icons-react";
import { useEffect, useId, useRef, useState } from "react";

import { formatDay } from "../../../lib/format/format.ts";
import { isZero } from "../../../lib/format/minor-units.ts";
import { MoneyText } from "../../../ui/text/money-text.tsx";
import type { BadgeIcon } from "../../../ui/text/status-badge.tsx";
import { useLanguage } from "../../../ui/text/use-language.ts";
import { useTranslation } from "../../../ui/text/use-translation.ts";
import "./payments-card.css";
import { TransferParts } from "./transfer-parts.tsx";
import { useTransferMessages } from "./transfer-messages.ts";
import type { Verb } from "../verbs/verb.ts";

type TransferLineProps = {
  readonly lease: LeaseView;
  readonly transfer: TransferView;
  /** Requested elsewhere on the page. */
  readonly shown: boolean;
  readonly onVerb: (verb: Verb) => void;
};

const iconOf: Readonly<Record<TransferView["method"], BadgeIcon>> = {
  bank_transfer: IconBuildingBank,
  cash: IconCash,
  check: IconReceipt,
  card: IconCreditCard,
  other: IconDots,
};

/** One line of the bank statement; it opens to show what it settled. */
export function TransferLine({ lease, transfer, shown, onVerb }: TransferLineProps) {
  const { t } = useTranslation("leases");
  const language = useLanguage();
  const wordsOf = useTransferMessages(lease);
  const id = useId();
  const button = useRef<HTMLButtonElement>(null);
  const [opened, setOpened] = useState(shown);
  const [wasShown, setWasShown] = useState(shown);
  if (shown !== wasShown) {
    setWasShown(shown);
    if (shown) setOpened(true);
  }
  // Scroll position and focus belong to the browser.
  useEffect(() => {
    if (shown) button.current?.focus();
  }, [shown]);
  const Chevron = opened ? IconChevronDown : IconChevronRight;
  const Method = iconOf[transfer.method];
  const words = transfer.fromDeposit ? t("keptFromDeposit") : wordsOf(transfer);
  return (
    <li>
      <button
        ref={button}
        type="button"
        className="ks-payments-card-line"
        aria-expanded={opened}
        aria-controls={id}
        onClick={() => {
          setOpened((was) => !was);
        }}
      >
        <Chevron size={16} aria-hidden />
        <b>{formatDay(transfer.paidOn, language)}</b>
        <span>
          <Method size={16} aria-hidden />
          <span className="ks-visually-hidden">{t(`method_.${transfer.method}`)}</span>
          <span>{transfer.openingCredit ? t("openingCredit") : words}</span>
        </span>
        <span className="ks-payments-card-amount">
          <MoneyText amount={transfer.amount} currency={lease.currency} />
          {isZero(transfer.refunded) ? null : (
            <small>
              <MoneyText amount={`-${transfer.refunded}`} currency={lease.currency} /> {t("refundedShort")}
            </small>
          )}
        </span>
      </button>
      <div id={id} hidden={!opened}>
        {opened ? <TransferParts lease={lease} transfer={transfer} onVerb={onVerb} /> : null}
      </div>
    </li>
  );
}
