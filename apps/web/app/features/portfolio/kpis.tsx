import type { PortfolioView } from "@keystead/contract/portfolio";
import { drillDownAddress, portfolioDrillDowns } from "@keystead/domain/drill-down";
import { totalOf } from "@keystead/domain/money";
import { Link, useNavigate } from "react-router";

import { formatMonth, formatPercent } from "../../lib/format/format.ts";
import { isZero, minorOf } from "../../lib/format/minor-units.ts";
import { ShareBar } from "../../ui/chart/share-bar.tsx";
import { MoneyText } from "../../ui/text/money-text.tsx";
import { useLanguage } from "../../ui/text/use-language.ts";
import { useShortcut } from "../../ui/focus/use-shortcut.ts";
import { useTranslation } from "../../ui/text/use-translation.ts";
import "../../ui/chart/kpis.css";
import "./portfolio-kpis.css";

/** At most four figures, each linked to the list it is made of; the keys 1 to 4 open them. */
export function Kpis({ portfolio }: { readonly portfolio: PortfolioView }) {
  const { t } = useTranslation("portfolio");
  const language = useLanguage();
  const navigate = useNavigate();
  const { month, occupancy, deposits, income, rent } = portfolio;
  const links = {
    rent: drillDownAddress(portfolioDrillDowns.rent({ month })),
    received: drillDownAddress(portfolioDrillDowns.received({ month })),
    occupancy: drillDownAddress(portfolioDrillDowns.occupancy()),
    held: drillDownAddress(portfolioDrillDowns.held()),
  } as const;
  useShortcut("1", () => void navigate(links.rent));
  useShortcut("2", () => void navigate(links.received));
  useShortcut("3", () => void navigate(links.occupancy));
  useShortcut("4", () => void navigate(links.held));
  const share = occupancy.rentables === 0 ? 0 : occupancy.let / occupancy.rentables;
  const letText = t("kpi.occupancyText", { count: occupancy.let, rentables: occupancy.rentables });
  const hasRent = rent.length > 0 || occupancy.rentables > 0;
  const figures = [hasRent, true, occupancy.rentables > 0, deposits.length > 0].filter(Boolean).length;
  const monthName = formatMonth(month, language, "name");
  return (
    <div className="ks-kpis ks-portfolio-kpis" data-figures={figures}>
      {hasRent ? <RentKpi portfolio={portfolio} to={links.rent} /> : null}
      <Link className="ks-card ks-kpis-one" to={links.received}>
        <span className="ks-kpis-head">
          <span>{t("kpi.received")}</span>
          <span>{monthName}</span>
        </span>
        <Amounts amounts={income} />
        <span className="ks-kpis-text">{t("kpi.receivedText")}</span>
      </Link>
      {occupancy.rentables === 0 ? null : (
        <Link className="ks-card ks-kpis-one" to={links.occupancy}>
          <span className="ks-kpis-head">
            <span>{t("kpi.occupancy")}</span>
          </span>
          <strong>{formatPercent(share, language)}</strong>
          <ShareBar label={letText} good={share} />
          <span className="ks-kpis-text">{letText}</span>
        </Link>
      )}
      {deposits.length === 0 ? null : (
        <Link className="ks-card ks-kpis-one" to={links.held}>
          <span className="ks-kpis-head">
            <span>{t("kpi.deposits")}</span>
          </span>
          <Amounts amounts={deposits.map(({ held, currency }) => ({ amount: held, currency }))} />
          <span className="ks-kpis-text">
            {t("kpi.depositsText", { count: totalOf(deposits.map(({ leases }) => leases)) })}
          </span>
        </Link>
      )}
    </div>
  );
}

/**
 * Settled of expected rent, a line for each currency: they are never added up. The overdue amount is shown for several
 * currencies only; for one, it is shown elsewhere on this screen.
 */
function RentKpi({ portfolio, to }: { readonly portfolio: PortfolioView; readonly to: string }) {
  const { t } = useTranslation("portfolio");
  const language = useLanguage();
  const { rent } = portfolio;
  const display = rent.length > 1 ? "code" : "symbol";
  const [only] = rent;
  return (
    <Link className="ks-card ks-kpis-one" to={to}>
      <span className="ks-kpis-head">
        <span>{t("kpi.rent")}</span>
        {rent.length === 1 && only !== undefined ? (
          <span>{formatPercent(shareOf(only.settled, only.expected, only.currency), language)}</span>
        ) : null}
      </span>
      {rent.length === 0 ? <strong>{t("none")}</strong> : null}
      {rent.map(({ currency, settled, expected, overdue }) => {
        const share = shareOf(settled, expected, currency);
        return (
          <span key={currency} className="ks-kpis-line" data-many={rent.length > 1}>
            <strong>
              <MoneyText amount={settled} currency={currency} display={display} />
            </strong>
            <ShareBar
              label={formatPercent(share, language)}
              good={share}
              overdue={shareOf(overdue, expected, currency)}
            />
            <span className="ks-kpis-text">
              {t("kpi.expectedBefore")} <MoneyText amount={expected} currency={currency} display={display} />{" "}
              {t("kpi.expectedAfter")}
              {rent.length === 1 || isZero(overdue) ? null : (
                <span className="ks-kpis-overdue">
                  <MoneyText amount={overdue} currency={currency} display={display} /> {t("kpi.overdue")}
                </span>
              )}
            </span>
          </span>
        );
      })}
      {rent.length === 0 ? <span className="ks-kpis-text">{t("kpi.noRent")}</span> : null}
    </Link>
  );
}

function Amounts({
  amounts,
}: {
  readonly amounts: readonly { readonly amount: string; readonly currency: string }[];
}) {
  const { t } = useTranslation("portfolio");
  if (amounts.length === 0) return <strong>{t("none")}</strong>;
  return amounts.map(({ amount, currency }) => (
    <strong key={currency} data-many={amounts.length > 1}>
      <MoneyText amount={amount} currency={currency} display={amounts.length > 1 ? "code" : "symbol"} />
    </strong>
  ));
}

function shareOf(part: string, whole: string, currency: string): number {
  const wholeMinor = minorOf(whole, currency);
  return wholeMinor <= 0 ? 0 : Math.min(1, Math.max(0, minorOf(part, currency) / wholeMinor));
}
