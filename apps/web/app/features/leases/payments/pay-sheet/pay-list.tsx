import { Checkbox } from "@mantine/core";
import "@mantine/core/styles/Checkbox.css";
import { IconChevronDown } from "@tabler/icons-react";
import { type ReactNode, useState } from "react";

import { isZero, minorOf } from "../../../../lib/format/minor-units.ts";
import { useTranslation } from "../../../../ui/text/use-translation.ts";
import type { Payable } from "../payable.ts";
import { type PayLine, useLineName } from "./pay-lines.ts";
import type { PaySheetState } from "./use-pay-sheet.ts";
import "./pay-sheet.css";

type PayListProps = {
  readonly payable: Payable;
  /**
   * False while the later months are still loading. Their line is already in the list, so that nothing moves under a
   * press when they arrive.
   */
  readonly isWhole: boolean;
  readonly sheet: PaySheetState;
  /** Shown above the months; scrolls with them. */
  readonly children: ReactNode;
};

/** The months to tick, the oldest first: all that are due or ticked; later ones are folded into one line. */
export function PayList({ payable: { today, ticked: atFirst }, isWhole, sheet, children }: PayListProps) {
  const { t } = useTranslation("pay");
  const [later, setLater] = useState(false);
  // What was laid out at first stays for the life of the sheet, also if the lease has no later months.
  const [isReserved] = useState(!isWhole);
  const shown = sheet.lines.filter(
    ({ month }) => later || month.dueOn <= today || atFirst.includes(month.period),
  );
  const hidden = sheet.lines.length - shown.length;
  return (
    <div className="ks-pay-sheet-list" role="group" aria-label={t("whatIsPaid")}>
      {children}
      {shown.map((line) => (
        <Line
          key={line.key}
          line={line}
          sheet={sheet}
          isOnly={shown.length === 1 && hidden === 0 && !isReserved}
        />
      ))}
      {isReserved && hidden === 0 && !later ? <div className="ks-pay-sheet-later" aria-hidden /> : null}
      {hidden === 0 ? null : (
        <button
          type="button"
          className="ks-pay-sheet-later"
          onClick={() => {
            setLater(true);
          }}
        >
          <IconChevronDown size={16} aria-hidden />
          {t("later", { count: hidden })}
        </button>
      )}
    </div>
  );
}

type LineProps = {
  readonly line: PayLine;
  readonly sheet: PaySheetState;
  /** The only line, so there is nothing to choose. */
  readonly isOnly: boolean;
};

function Line({ line, sheet, isOnly }: LineProps) {
  const { ticked, tick } = sheet;
  const nameOf = useLineName();
  const name = nameOf(line);
  if (isOnly) {
    return (
      <div className="ks-pay-sheet-line">
        <span className="ks-pay-sheet-name">
          {name} <Before line={line} sheet={sheet} />
        </span>
        <Open line={line} sheet={sheet} />
      </div>
    );
  }
  return (
    <label className="ks-pay-sheet-line">
      <Checkbox
        size="sm"
        checked={ticked.some(({ key }) => key === line.key)}
        onChange={(event) => {
          const others = ticked.flatMap(({ key }) => (key === line.key ? [] : [key]));
          tick(event.currentTarget.checked ? [...others, line.key] : others);
        }}
      />
      <span className="ks-pay-sheet-name">
        {name} <Before line={line} sheet={sheet} />
      </span>
      <Open line={line} sheet={sheet} />
    </label>
  );
}

type OfLineProps = Pick<LineProps, "line" | "sheet">;

/** What was already paid of the month. */
function Before({ line: { month, part }, sheet: { money, currency } }: OfLineProps) {
  const { t } = useTranslation("pay");
  if (part !== null || isZero(month.settled)) return null;
  return <small>{t("paidBefore", { amount: money(minorOf(month.settled, currency)) })}</small>;
}

/**
 * The open amount of the line, and how much of it this payment settles if that is only a part or the line is not
 * ticked.
 */
function Open({ line, sheet: { outcome, money } }: OfLineProps) {
  const { t } = useTranslation("pay");
  const of = outcome?.lines.find((one) => one.line.key === line.key);
  const isStated = of !== undefined && of.coveredMinor > 0 && (of.staysOpenMinor > 0 || !of.isTicked);
  return (
    <span className="ks-pay-sheet-open">
      {money(line.openMinor)}
      {isStated ? <small>{t("covered", { amount: money(of.coveredMinor) })}</small> : null}
    </span>
  );
}
