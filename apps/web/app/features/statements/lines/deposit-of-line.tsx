import type { LineOutcome } from "@keystead/contract/statements";
import { IconAlertTriangle, IconCheck } from "@tabler/icons-react";

import { formatDay, formatMoney } from "../../../lib/format/format.ts";
import { useLanguage } from "../../../ui/text/use-language.ts";
import { useTranslation } from "../../../ui/text/use-translation.ts";
import { LeaseLink, StatedText } from "./stated-text.tsx";
import { LeaseOfLine } from "./lease-of-line.tsx";
import { onTheWire } from "../file/read-statement.ts";
import { RecordOfLine } from "./record-of-line.tsx";
import type { MatchedLine } from "../use-line-choices.ts";
import type { StatementState } from "../use-statement.ts";
import "./line-match.css";

type DepositOfLineProps = {
  readonly of: MatchedLine;
  readonly outcome: Extract<LineOutcome, { state: "deposit" }>;
  readonly statement: StatementState;
};

/** A line that is, or may be, a deposit: it is not booked here, and the user can say what else it is. */
export function DepositOfLine({ of, outcome, statement }: DepositOfLineProps) {
  const { t } = useTranslation("statements");
  const language = useLanguage();
  const { lease, recordedOn, certain } = outcome;
  if (statement.recordOf(of.at) !== null) return <RecordOfLine of={of} habit={null} statement={statement} />;
  const isChosen = statement.chosenOf(of.at) !== null;
  return (
    <>
      {certain ? (
        <StatedText quiet icon={<IconCheck size={16} aria-hidden />}>
          {t("deposit.of")} <LeaseLink lease={lease} />
          {recordedOn === null
            ? ""
            : ` · ${t("bookedBefore.otherwise", { date: formatDay(recordedOn, language) })}`}
        </StatedText>
      ) : (
        <StatedText icon={<IconAlertTriangle size={16} aria-hidden />}>
          {t(recordedOn === null ? "deposit.due" : "deposit.mayBe")} <LeaseLink lease={lease} />
        </StatedText>
      )}
      {certain || recordedOn === null ? null : (
        <DepositChoice of={of} lease={lease} recordedOn={recordedOn} statement={statement} />
      )}
      {isChosen ? (
        <button
          type="button"
          className="ks-link-button"
          onClick={() => {
            statement.leaveOut(of.at);
          }}
        >
          {t("anotherPayment")}
        </button>
      ) : (
        <div className="ks-line-match-ways">
          {of.line.amountMinor < 0 ? null : <LeaseOfLine at={of.at} statement={statement} />}
          <RecordOfLine of={of} habit={null} statement={statement} />
        </div>
      )}
    </>
  );
}

type DepositChoiceProps = Pick<DepositOfLineProps, "of" | "statement"> & {
  readonly lease: DepositOfLineProps["outcome"]["lease"];
  readonly recordedOn: string;
};

/** The only proposal: choosing it means that there is nothing to book. */
function DepositChoice({ of: { at, line }, lease, recordedOn, statement }: DepositChoiceProps) {
  const { t } = useTranslation("statements");
  const language = useLanguage();
  return (
    <div
      className="ks-line-match-choices"
      role="radiogroup"
      aria-label={`${formatMoney(onTheWire(line), language)}, ${formatDay(line.bookedOn, language)}`}
    >
      <label>
        <input
          type="radio"
          name={`line-${at}`}
          checked={statement.chosenOf(at) !== null}
          onChange={() => {
            statement.choose(at, 0);
          }}
        />
        <b>
          {[`${t("deposit.of")} ${lease.tenant.name}`, lease.property.name, lease.unit?.name]
            .filter(Boolean)
            .join(" · ")}
        </b>
        <small>{t("deposit.dated", { date: formatDay(recordedOn, language) })}</small>
      </label>
    </div>
  );
}
