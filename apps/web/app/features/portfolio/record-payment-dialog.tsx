import { Button, Modal } from "@mantine/core";
import "@mantine/core/styles/ModalBase.css";
import "@mantine/core/styles/Modal.css";
import type { PaymentDue, PortfolioView } from "@keystead/contract/portfolio";
import { IconAlertTriangle, IconArrowLeft, IconChevronRight } from "@tabler/icons-react";
import { Suspense, useState } from "react";
import { Link } from "react-router";

import { formatDay } from "../../lib/format.ts";
import { FocusInside } from "../../ui/focus-inside.tsx";
import { MoneyText } from "../../ui/money-text.tsx";
import "../../ui/confirm-dialog.css";
import { useFocusBack } from "../../ui/use-focus-back.ts";
import { useLanguage } from "../../ui/use-language.ts";
import { useTranslation } from "../../ui/use-translation.ts";
import { MarkPaidForm } from "../leases/public.ts";
import { keyOf, openRow, usePaymentWords } from "./payment-words.ts";
import "./bone.css";
import "./record-payment.css";

type RecordPaymentDialogProps = { readonly portfolio: PortfolioView; readonly onClose: () => void };

/** Which payment came in? Then the same short form as beside each row; a single open row goes straight to it. */
export function RecordPaymentDialog({ portfolio, onClose }: RecordPaymentDialogProps) {
  const { t } = useTranslation("portfolio");
  useFocusBack();
  // What was open when the dialog opened: a row must not move away under the pointer.
  const [rows] = useState(() => [...portfolio.overdue.rows, ...portfolio.upcoming.rows]);
  const only = rows.length === 1 ? rows[0] : undefined;
  const [chosen, setChosen] = useState<PaymentDue | null>(only ?? null);
  return (
    <Modal
      opened
      onClose={onClose}
      title={t("recordPayment")}
      size={440}
      returnFocus
      closeButtonProps={{ "aria-label": t("close") }}
      classNames={{ title: "ks-dialog-title" }}
    >
      {chosen === null ? (
        <Choice rows={rows} onChoose={setChosen} />
      ) : (
        <>
          <Payer row={chosen} />
          <Suspense fallback={<div className="ks-bone" style={{ height: 320 }} aria-busy="true" />}>
            <FocusInside>
              <MarkPaidForm
                leaseId={chosen.leaseId}
                currency={chosen.currency}
                today={chosen.today}
                rows={rows.filter(({ leaseId }) => leaseId === chosen.leaseId).map(openRow)}
                row={openRow(chosen)}
                onDone={onClose}
              />
            </FocusInside>
          </Suspense>
          {only === undefined ? (
            <Button
              variant="subtle"
              size="xs"
              mt={12}
              leftSection={<IconArrowLeft size={16} aria-hidden />}
              onClick={() => {
                setChosen(null);
              }}
            >
              {t("otherPayment")}
            </Button>
          ) : null}
        </>
      )}
    </Modal>
  );
}

function Choice({
  rows,
  onChoose,
}: {
  readonly rows: readonly PaymentDue[];
  readonly onChoose: (row: PaymentDue) => void;
}) {
  const { t } = useTranslation("portfolio");
  const language = useLanguage();
  const wordsOf = usePaymentWords();
  return (
    <>
      <p className="ks-record-payment-text">
        {rows.length === 0 ? t("nothingToCollect") : t("whichPayment")}
      </p>
      <ul className="ks-record-payment">
        {rows.map((row, index) => {
          const { place, what } = wordsOf(row);
          return (
            <li key={keyOf(row)}>
              <button
                type="button"
                data-autofocus={index === 0 ? true : undefined}
                onClick={() => {
                  onChoose(row);
                }}
              >
                <span>
                  <b>{row.tenantName}</b>
                  <small>
                    {place} · {what}
                  </small>
                </span>
                <span className="ks-record-payment-end">
                  <b>
                    <MoneyText amount={row.outstanding} currency={row.currency} />
                  </b>
                  {row.daysLate > 0 ? (
                    <small className="ks-record-payment-late">
                      <IconAlertTriangle size={14} aria-hidden />
                      {t("daysLate", { count: row.daysLate })}
                    </small>
                  ) : (
                    <small>{formatDay(row.dueOn, language, "short")}</small>
                  )}
                </span>
                <IconChevronRight size={18} aria-hidden />
              </button>
            </li>
          );
        })}
      </ul>
      <p className="ks-record-payment-text">
        {t("otherLease")} <Link to="/leases">{t("allLeases")}</Link>
      </p>
    </>
  );
}

/** Whose payment it is: the form itself names only the month. */
function Payer({ row }: { readonly row: PaymentDue }) {
  const { place } = usePaymentWords()(row);
  return (
    <p className="ks-record-payment-text">
      <b>{row.tenantName}</b> · {place}
    </p>
  );
}
