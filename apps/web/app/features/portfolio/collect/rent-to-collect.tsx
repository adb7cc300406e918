import type { CollectLine, PortfolioView } from "@keystead/contract/portfolio";
import { drillDownAddress, portfolioDrillDowns } from "@keystead/domain/drill-down";
import type { Language } from "@keystead/domain/languages";
import { sumByCurrency } from "@keystead/domain/money";
import { IconCircleCheck } from "@tabler/icons-react";
import { useState } from "react";
import { Link } from "react-router";

import { formatMoney, formatMonth } from "../../../lib/format/format.ts";
import { FoldTitle, useIsOpen } from "../../../ui/page/fold-title.tsx";
import { MoneySums } from "../../../ui/text/money-text.tsx";
import { useLanguage } from "../../../ui/text/use-language.ts";
import { useShortcut } from "../../../ui/focus/use-shortcut.ts";
import { useTranslation } from "../../../ui/text/use-translation.ts";
import { CollectLineRows } from "./collect-line.tsx";
import "./rent-to-collect.css";

/** As many lines as fit on the screen of a laptop; the sums and the linked lists include all. */
const SHOWN = 5;

const NAME = "rent-to-collect";

type RentToCollectProps = { readonly portfolio: PortfolioView; readonly beside?: boolean };

/**
 * One line for each lease: what is overdue, the oldest first, then the next seven days. Two actions are enough to
 * record a payment.
 */
export function RentToCollect({ portfolio, beside = false }: RentToCollectProps) {
  const { t } = useTranslation("portfolio");
  const language = useLanguage();
  const { overdue, upcoming } = portfolio;
  const [paying, setPaying] = useState<string | null>(null);
  const isOpen = useIsOpen(NAME);
  const { onlySoon, above, soonOf } = oncePerLease(portfolio);
  const overdueLines = overdue.lines.slice(0, SHOWN);
  const soon = onlySoon.slice(0, SHOWN - overdueLines.length);
  const [first] = [...overdueLines, ...soon];
  useShortcut("m", () => {
    if (first !== undefined) setPaying(first.leaseId);
  });
  const groups = [
    { name: t("overdue"), ...overdue, above: [], shown: overdueLines, to: portfolioDrillDowns.overdue() },
    { name: t("next7"), ...upcoming, above, shown: soon, to: portfolioDrillDowns.upcoming() },
  ].filter(({ lines }) => lines.length > 0);
  const hidden = overdue.lines.length + onlySoon.length - overdueLines.length - soon.length;
  return (
    <section className="ks-card" aria-labelledby={NAME}>
      <div className="ks-card-head">
        <FoldTitle name={NAME} id={NAME} title={t("rentToCollect")} />
      </div>
      {!isOpen ? null : groups.length === 0 ? (
        <p className="ks-card-text ks-rent-to-collect-calm">
          <IconCircleCheck size={18} aria-hidden />
          {t("nothingToCollect")}
        </p>
      ) : (
        <table className="ks-figures ks-rent-to-collect" data-beside={beside}>
          <Columns />
          {groups.map(({ name, lines, above, shown, sums, to }) => (
            <tbody key={name}>
              <tr className="ks-rent-to-collect-group">
                <th scope="rowgroup" colSpan={3}>
                  {name}{" "}
                  <small>
                    {t("leasesIn", { count: lines.length })}
                    {above.length > 0 ? `, ${t("ofThemAbove", { amount: sumOf(above, language) })}` : null}
                  </small>
                </th>
                <td className="ks-figures-end">
                  <Link to={drillDownAddress(to)}>
                    <span className="ks-visually-hidden">{t("listOf", { name })} </span>
                    <MoneySums sums={sums} />
                  </Link>
                </td>
                <td />
              </tr>
              {shown.map((line) => (
                <CollectLineRows
                  key={line.leaseId}
                  line={line}
                  soon={soonOf(line)}
                  paying={paying === line.leaseId}
                  onPaying={(open) => {
                    setPaying(open ? line.leaseId : null);
                  }}
                />
              ))}
            </tbody>
          ))}
        </table>
      )}
      {isOpen ? <AllLeases portfolio={portfolio} hidden={hidden} /> : null}
    </section>
  );
}

/**
 * Each lease has one line. If an overdue lease also has something due soon, that is shown on its overdue line, but
 * counts in the sum of its own group, like in the list behind that sum.
 */
function oncePerLease({ overdue, upcoming }: PortfolioView) {
  const overdueLines = new Set(overdue.lines.map(({ leaseId }) => leaseId));
  const onlySoon = upcoming.lines.filter(({ leaseId }) => !overdueLines.has(leaseId));
  const above = upcoming.lines.filter(({ leaseId }) => overdueLines.has(leaseId));
  const soonOf = (line: CollectLine): CollectLine | undefined =>
    upcoming.lines.find((other) => other !== line && other.leaseId === line.leaseId);
  return { onlySoon, above, soonOf };
}

/** The sum of these lines by currency; together with the group's own lines it gives the group's sum. */
function sumOf(lines: readonly CollectLine[], language: Language): string {
  const sums = sumByCurrency(lines.map(({ sum, currency }) => ({ amount: sum, currency })));
  return sums.map((sum) => formatMoney(sum, language, sums.length > 1 ? "code" : "symbol")).join(" · ");
}

/** Column titles for screen readers; fixed widths, so that nothing shifts when a line disappears. */
function Columns() {
  const { t } = useTranslation("portfolio");
  return (
    <>
      <colgroup>
        <col className="ks-rent-to-collect-arrow" />
        <col />
        <col className="ks-rent-to-collect-when" />
        <col className="ks-rent-to-collect-sum" />
        <col className="ks-rent-to-collect-pay" />
      </colgroup>
      <thead className="ks-visually-hidden">
        <tr>
          {(["months", "tenant", "due", "open", "action"] as const).map((name) => (
            <th key={name} scope="col">
              {t(`column.${name}`)}
            </th>
          ))}
        </tr>
      </thead>
    </>
  );
}

/** Links to all leases, including the paid ones and those that did not fit. */
function AllLeases({
  portfolio: { leases, month },
  hidden,
}: {
  readonly portfolio: PortfolioView;
  readonly hidden: number;
}) {
  const { t } = useTranslation("portfolio");
  const language = useLanguage();
  if (leases.active === 0) return null;
  return (
    <p className="ks-rent-to-collect-foot">
      <Link to={drillDownAddress(portfolioDrillDowns.activeLeases())}>
        {t("allLeases", { count: leases.active })}
      </Link>
      {hidden > 0 ? <span className="ks-second">{t("moreToCollect", { count: hidden })}</span> : null}
      {leases.settled > 0 ? (
        <Link className="ks-second" to={drillDownAddress(portfolioDrillDowns.settledLeases({ month }))}>
          {t("havePaid", { count: leases.settled, month: formatMonth(month, language, "name") })}
        </Link>
      ) : null}
    </p>
  );
}
