import { IconAlertTriangle, IconArrowRight } from "@tabler/icons-react";

import { DateText } from "../../../ui/text/date-text.tsx";
import { MoneyText } from "../../../ui/text/money-text.tsx";
import { useTranslation } from "../../../ui/text/use-translation.ts";
import { groupOf, type LineGroupName, lineGroups } from "./line-groups.ts";
import { LineMatch } from "./line-match.tsx";
import { onTheWire } from "../file/read-statement.ts";
import type { MatchedLine } from "../use-line-choices.ts";
import type { StatementState } from "../use-statement.ts";
import "./statement-lines.css";

/**
 * The bank's lines on the left, what they are in the books on the right, in groups; those that need a decision first.
 */
export function StatementLines({ statement }: { readonly statement: StatementState }) {
  const { t } = useTranslation("statements");
  const { matching, matched } = statement;
  if (matched.length === 0) return <p className="ks-statement-lines-none">{t("nothingIn")}</p>;
  return (
    <div className="ks-statement-lines" aria-busy={matching.isFetching}>
      <div className="ks-statement-lines-head" aria-hidden>
        <span>{t("column.date")}</span>
        <span>{t("fromBank")}</span>
        <span>{t("column.amount")}</span>
        <span />
        <span>{t("inBooks")}</span>
      </div>
      {lineGroups.map((state) => (
        <LineGroup
          key={state}
          state={state}
          lines={matched.filter(({ outcome }) => groupOf(outcome) === state)}
          statement={statement}
        />
      ))}
    </div>
  );
}

type LineGroupProps = {
  readonly state: LineGroupName;
  readonly lines: readonly MatchedLine[];
  readonly statement: StatementState;
};

function LineGroup({ state, lines, statement }: LineGroupProps) {
  const { t } = useTranslation("statements");
  if (lines.length === 0) return null;
  const positions = lines.map(({ at }) => at);
  const anyTicked = positions.some(statement.isTicked);
  const fitting = lines.filter((one) => isFitting(one, statement)).map(({ at }) => at);
  return (
    <section className="ks-statement-lines-group" data-state={state} aria-labelledby={`lines-${state}`}>
      <div className="ks-statement-lines-title">
        <h2 id={`lines-${state}`}>
          {state === "doubtful" ? <IconAlertTriangle size={14} aria-hidden /> : null}
          {t(`group.${state}`)} <span>{lines.length}</span>
        </h2>
        {state === "certain" ? (
          <button
            type="button"
            className="ks-link-button"
            onClick={() => {
              statement.tick(positions, !anyTicked);
            }}
          >
            {anyTicked ? t("untickAll") : t("tickAll")}
          </button>
        ) : null}
        {fitting.length < 2 ? null : (
          <button
            type="button"
            className="ks-link-button"
            onClick={() => {
              for (const at of fitting) statement.choose(at, 0);
            }}
          >
            {t("chooseFitting", { lines: fitting.length })}
          </button>
        )}
      </div>
      <ul>
        {lines.map((one) => (
          <BankLineRow key={one.at} of={one} statement={statement} />
        ))}
      </ul>
    </section>
  );
}

/** Matches one lease, or one set of bookings, by name and sum, and only needs to be confirmed. */
function isFitting({ at, outcome }: MatchedLine, { chosenOf, recordOf }: StatementState): boolean {
  if (outcome.state !== "doubtful" || chosenOf(at) !== null || recordOf(at) !== null) return false;
  const { doubt, proposals, stays } = outcome;
  return (
    (doubt === "account_unknown" && stays.length === 0) ||
    (doubt === "stay_account_unknown" && proposals.length === 0)
  );
}

function BankLineRow({ of, statement }: { readonly of: MatchedLine; readonly statement: StatementState }) {
  const { line } = of;
  const { amount, currency } = onTheWire(line);
  return (
    <li className="ks-statement-lines-row">
      <span className="ks-statement-lines-day">
        <DateText day={line.bookedOn} style="short" />
      </span>
      <span className="ks-statement-lines-text">
        <b>{line.name === "" ? line.text : line.name}</b>
        {line.name === "" ? null : <small>{line.text}</small>}
      </span>
      <span className="ks-statement-lines-amount">
        <MoneyText amount={amount} currency={currency} />
      </span>
      <IconArrowRight className="ks-statement-lines-arrow" size={16} aria-hidden />
      <div className="ks-statement-lines-match">
        <LineMatch of={of} statement={statement} />
      </div>
    </li>
  );
}
