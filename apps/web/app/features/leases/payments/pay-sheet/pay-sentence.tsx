import type { TransferLineOutcome } from "@keystead/domain/leases";
import { totalOf } from "@keystead/domain/money";
import { IconCircleCheck, IconClock, IconCoins } from "@tabler/icons-react";
import { Fragment } from "react";

import { intlLocales } from "../../../../lib/language/languages.ts";
import { useLanguage } from "../../../../ui/text/use-language.ts";
import { useTranslation } from "../../../../ui/text/use-translation.ts";
import type { Payable } from "../payable.ts";
import { type PayLine, useLineName } from "./pay-lines.ts";
import type { PaySheetState } from "./use-pay-sheet.ts";
import "./pay-sheet.css";

type PaySentenceProps = { readonly payable: Payable; readonly sheet: PaySheetState };

/** What the amount settles, updated while typing: "Settles March; 410.96 goes to April; nothing left over." */
export function PaySentence({ payable, sheet }: PaySentenceProps) {
  const { t } = useTranslation("pay");
  const say = useSettling(payable, sheet);
  const { outcome, form } = sheet;
  const isEmptied = form.values.amount.trim() === "";
  const staysOpen = (outcome?.lines ?? []).some((one) => one.isTicked && one.staysOpenMinor > 0);
  const Icon =
    outcome === null || staysOpen ? IconClock : outcome.creditMinor > 0 ? IconCoins : IconCircleCheck;
  return (
    <p className="ks-pay-sheet-sentence" aria-live="polite" data-part={outcome === null || staysOpen}>
      {outcome === null ? null : <Icon size={18} stroke={1.75} aria-hidden />}
      <span>
        {isEmptied && outcome !== null ? `${t("emptyMeansAll")} ` : null}
        {outcome === null ? t("tickOrType") : <Bold text={say(outcome)} />}
      </span>
    </p>
  );
}

/** Control characters mark names and sums in the sentence, so that each language can place them freely. */
const [BEGIN, END] = ["\u0002", "\u0003"];

function Bold({ text }: { readonly text: string }) {
  return text.split(BEGIN).map((piece, index) => {
    const [bold = "", rest] = piece.split(END);
    return (
      // oxlint-disable-next-line react/no-array-index-key -- pieces of one text have no other key
      <Fragment key={index}>
        {rest === undefined ? bold : <b>{bold}</b>}
        {rest}
      </Fragment>
    );
  });
}

function bold(text: string): string {
  return `${BEGIN}${text}${END}`;
}

type Outcome = NonNullable<PaySheetState["outcome"]>;

/** Up to this many months are named individually. */
const MOST_NAMED = 3;

function useSettling({ today }: Payable, { money }: PaySheetState): (outcome: Outcome) => string {
  const { t } = useTranslation("pay");
  const name = useNames(today);
  return ({ lines, creditMinor }) => {
    const sum = (some: readonly TransferLineOutcome<PayLine>[], of: "coveredMinor" | "staysOpenMinor") =>
      totalOf(some.map((one) => one[of]));
    const settled = lines.filter((one) => one.isTicked && one.staysOpenMinor === 0);
    const part = lines.filter((one) => one.isTicked && one.coveredMinor > 0 && one.staysOpenMinor > 0);
    const further = lines.filter((one) => !one.isTicked && one.coveredMinor > 0);
    // "Stays open" counts only lines that are due or ticked.
    const included = lines.filter((one) => one.isTicked || one.line.month.dueOn <= today);
    const openMinor = sum(included, "staysOpenMinor");
    const amount = (minor: number) => bold(money(minor));
    const clauses = [
      settled.length === 0 ? null : t("settles", { what: name(settled, lines) }),
      part.length === 0
        ? null
        : t(settled.length === 0 ? "pays" : "part", {
            amount: amount(sum(part, "coveredMinor")),
            what: name(part, lines),
          }),
      further.length === 0
        ? null
        : t("goesTo", { amount: amount(sum(further, "coveredMinor")), what: name(further, lines) }),
      creditMinor > 0
        ? t("becomesCredit", { amount: amount(creditMinor) })
        : further.length > 0
          ? t("nothingLeftOver")
          : null,
      openMinor > 0 ? t("staysOpen", { amount: amount(openMinor) }) : null,
    ];
    const sentence = clauses.filter((clause) => clause !== null).join("; ");
    return openMinor > 0 ? `${sentence}.` : `${sentence}. ${t("nothingStaysOpen")}`;
  };
}

/** "September, October and November", "all 16 months, August 2025 to November 2026". */
function useNames(
  today: string,
): (some: readonly TransferLineOutcome<PayLine>[], all: readonly TransferLineOutcome<PayLine>[]) => string {
  const { t } = useTranslation("pay");
  const language = useLanguage();
  const nameOf = useLineName();
  return (some, all) => {
    const year = today.slice(0, 4);
    const isThisYear = some.every(({ line }) => line.month.period.startsWith(year));
    const names = some.map(({ line }) => nameOf(line, isThisYear ? "name" : "long"));
    const [first, last] = [names.at(0), names.at(-1)];
    const at = all.findIndex(({ line }) => line === some[0]?.line);
    const isRun = some.every(({ line }, index) => line.part === null && line === all[at + index]?.line);
    if (names.length > MOST_NAMED && isRun && first !== undefined && last !== undefined)
      return t("months", { what: bold(t("monthCount", { count: names.length })), from: first, to: last });
    return bold(new Intl.ListFormat(intlLocales[language], { type: "conjunction" }).format(names));
  };
}
