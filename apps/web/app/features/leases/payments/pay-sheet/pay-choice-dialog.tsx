import { sumAmounts } from "@keystead/domain/money";
import { Button, CloseButton } from "@mantine/core";
import { IconAlertTriangle, IconArrowLeft, IconChevronRight } from "@tabler/icons-react";
import { useState } from "react";

import { query } from "../../../../lib/api.ts";
import { formatDay, formatMoney } from "../../../../lib/format/format.ts";
import { useNames } from "../../../../lib/records/use-names.ts";
import { rentableText } from "../../../../lib/format/rentable-name.ts";
import { FocusInside } from "../../../../ui/focus/focus-inside.tsx";
import { RecordSelect } from "../../../../ui/field/record-select.tsx";
import { useFocusBack } from "../../../../ui/focus/use-focus-back.ts";
import { useLanguage } from "../../../../ui/text/use-language.ts";
import { useTranslation } from "../../../../ui/text/use-translation.ts";
import { PayLease } from "./pay-lease-dialog.tsx";
import { PaySheetDialog } from "./pay-sheet-dialog.tsx";
import { PaySheet } from "./pay-sheet.tsx";
import type { Payable } from "../payable.ts";
import "./pay-choice.css";
import "./pay-sheet.css";

type PayChoiceDialogProps = {
  /** Leases with rent due, in the order in which they are offered. */
  readonly payables: readonly Payable[];
  readonly onClose: () => void;
};

/** Asks whose payment came in, then opens the pay sheet; with a single lease it opens at once. */
export function PayChoiceDialog({ payables, onClose }: PayChoiceDialogProps) {
  const { t } = useTranslation("mark-paid");
  useFocusBack();
  // Fixed when the dialog opens, so that no line moves away under the pointer.
  const [offered] = useState(payables);
  const only = offered.length === 1 ? offered[0] : undefined;
  const [chosen, setChosen] = useState<Payable | string | null>(only ?? null);
  const back = () => {
    setChosen(null);
  };
  return (
    <PaySheetDialog label={t("markPaid")} opened onClose={onClose}>
      {chosen === null ? (
        <Choice payables={offered} onChoose={setChosen} onClose={onClose} />
      ) : (
        <>
          <Back onBack={back} />
          {typeof chosen === "string" ? (
            <PayLease leaseId={chosen} onClose={onClose} />
          ) : (
            <FocusInside>
              <PaySheet payable={chosen} onClose={onClose} />
            </FocusInside>
          )}
        </>
      )}
    </PaySheetDialog>
  );
}

function Back({ onBack }: { readonly onBack: () => void }) {
  const { t } = useTranslation("pay");
  return (
    <Button
      className="ks-pay-choice-back"
      variant="subtle"
      size="xs"
      leftSection={<IconArrowLeft size={16} aria-hidden />}
      onClick={onBack}
    >
      {t("choice.other")}
    </Button>
  );
}

type ChoiceProps = {
  readonly payables: readonly Payable[];
  readonly onChoose: (chosen: Payable | string) => void;
  readonly onClose: () => void;
};

function Choice({ payables, onChoose, onClose }: ChoiceProps) {
  const { t } = useTranslation(["pay", "mark-paid", "ui"]);
  return (
    <div className="ks-pay-sheet">
      <div className="ks-pay-sheet-head">
        <div>
          <h2>{t("mark-paid:markPaid")}</h2>
          <p className="ks-second">{payables.length === 0 ? t("choice.nothing") : t("choice.which")}</p>
        </div>
        <CloseButton aria-label={t("ui:close")} onClick={onClose} />
      </div>
      <ul className="ks-pay-sheet-list ks-pay-choice" aria-label={t("choice.which")}>
        {payables.map((payable, index) => (
          <li key={payable.leaseId}>
            <button
              type="button"
              data-autofocus={index === 0 ? true : undefined}
              onClick={() => {
                onChoose(payable);
              }}
            >
              <Offer payable={payable} />
            </button>
          </li>
        ))}
      </ul>
      <div className="ks-pay-sheet-foot">
        <AnotherLease onChoose={onChoose} isFirst={payables.length === 0} />
      </div>
    </div>
  );
}

/** The tenant, the rentable, the amount, and since when it is overdue. */
function Offer({ payable }: { readonly payable: Payable }) {
  const { t } = useTranslation("pay");
  const language = useLanguage();
  const { currency, months, ticked } = payable;
  const tickedMonths = months.filter(({ period }) => ticked.includes(period));
  const sum = sumAmounts(
    tickedMonths.map(({ outstanding }) => outstanding),
    currency,
  );
  const [first] = tickedMonths;
  return (
    <>
      <span className="ks-pay-sheet-name">
        <b>{payable.tenantName}</b>
        <small>{payable.rentable}</small>
      </span>
      <span className="ks-pay-choice-end">
        <b>{formatMoney({ amount: sum, currency }, language)}</b>
        {first === undefined ? null : first.daysOverdue > 0 ? (
          <small className="ks-pay-choice-overdue">
            <IconAlertTriangle size={14} aria-hidden />
            {t("choice.overdue", { count: first.daysOverdue })}
          </small>
        ) : (
          <small>{t("choice.due", { day: formatDay(first.dueOn, language, "short") })}</small>
        )}
      </span>
      <IconChevronRight size={18} aria-hidden />
    </>
  );
}

/** Any other lease of the workspace, found by tenant or rentable. */
function AnotherLease({
  onChoose,
  isFirst,
}: {
  readonly onChoose: (leaseId: string) => void;
  readonly isFirst: boolean;
}) {
  const { t } = useTranslation("pay");
  const names = useNames({
    ask: (input) => query.leases.names.queryOptions({ input }),
    optionOf: ({ id, tenant, ...rentable }) => ({
      value: id,
      label: `${tenant.name}, ${rentableText(rentable)}`,
    }),
    value: "",
  });
  return (
    <RecordSelect
      label={t("choice.another")}
      field="lease"
      value=""
      names={names}
      autoFocus={isFirst}
      onChange={onChoose}
    />
  );
}
