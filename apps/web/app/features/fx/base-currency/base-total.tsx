import type { BaseSum, ConvertedView, MissingRateView } from "@keystead/contract/fx";
import { compareText } from "@keystead/domain/kernel";
import { IconAlertTriangle, IconChevronDown } from "@tabler/icons-react";
import { type ReactNode, useId, useState } from "react";
import { Link, useLocation } from "react-router";

import { formatMonth, formatDecimal } from "../../../lib/format/format.ts";
import { MoneyText } from "../../../ui/text/money-text.tsx";
import { useLanguage } from "../../../ui/text/use-language.ts";
import { useTranslation } from "../../../ui/text/use-translation.ts";
import { useCan } from "../../session/public.ts";
import { rateAddress } from "../rates/rate-address.ts";
import "../../../ui/second.css";
import "../../../ui/visually-hidden.css";
import "./base-total.css";

type BaseTotalProps = {
  readonly sum: BaseSum;
  /** The name of the figure, if nothing next to it says so. */
  readonly label?: ReactNode;
  /** Missing rates are listed elsewhere, for several figures at once. */
  readonly quiet?: boolean;
};

/**
 * A sum over currencies in the base currency: a figure that opens into month, rate and path of each part; or, while a
 * rate is missing, only the month and the pair, and the link to its cell.
 */
export function BaseTotal({ sum, label, quiet = false }: BaseTotalProps) {
  const { t } = useTranslation("fx");
  const [open, setOpen] = useState(false);
  const parts = useId();
  const { total, currency, converted } = sum;
  return (
    <div className="ks-base-total">
      {label === undefined ? null : <span className="ks-base-total-label">{label}</span>}
      {total === null ? (
        <span className="ks-base-total-none">
          <span aria-hidden>{"—"}</span>
          <span className="ks-visually-hidden">{t("total.withheld", { currency })}</span>
        </span>
      ) : (
        <button
          type="button"
          className="ks-base-total-figure"
          aria-expanded={open}
          aria-controls={parts}
          onClick={() => {
            setOpen(!open);
          }}
        >
          <MoneyText amount={total} currency={currency} />
          <IconChevronDown size={14} aria-hidden />
          <span className="ks-visually-hidden">{t("total.how")}</span>
        </button>
      )}
      <div id={parts} hidden={!open || total === null}>
        {open ? <Parts converted={converted} currency={currency} /> : null}
      </div>
      {total === null ? <WhyNone sum={sum} quiet={quiet} /> : null}
    </div>
  );
}

type PartsProps = { readonly converted: readonly ConvertedView[]; readonly currency: string };

function Parts({ converted, currency }: PartsProps) {
  const { t } = useTranslation("fx");
  const language = useLanguage();
  return (
    <ul className="ks-base-total-parts">
      {converted.map(({ period, from, original, amount, records, path, via, legs }) => (
        <li key={`${period} ${from}`}>
          <span className="ks-second">
            {formatMonth(period, language)} · {t("effects.records", { count: records })}
          </span>
          <span>
            <MoneyText amount={original} currency={from} display="code" />
            {" = "}
            <MoneyText amount={amount} currency={currency} display="code" />
          </span>
          <span className="ks-second">
            {[
              ...legs.map(({ base, quote, rate }) =>
                t("reads", { base, quote, rate: formatDecimal(rate, language) }),
              ),
              via === null
                ? t(path === "inverse" ? "path.inverse" : "path.direct")
                : t("path.cross", { via }),
            ].join(" · ")}
          </span>
        </li>
      ))}
    </ul>
  );
}

const SHOWN = 3;

/** For months that have not begun it only says that they are waiting (R-B10). */
function WhyNone({ sum: { missing, ahead }, quiet }: Required<Pick<BaseTotalProps, "sum" | "quiet">>) {
  const { t } = useTranslation("fx");
  if (missing.length > 0) return quiet ? null : <MissingRates missing={missing} />;
  return <span className="ks-second">{t(ahead.length > 0 ? "total.ahead" : "total.tooLarge")}</span>;
}

/**
 * The missing months and pairs, each once, with a link to the cell. For people who may not enter rates it names whom to
 * ask.
 */
export function MissingRates({ missing }: { readonly missing: readonly MissingRateView[] }) {
  const { t } = useTranslation("fx");
  const language = useLanguage();
  const here = useLocation();
  const can = useCan();
  const named = [...Map.groupBy(missing, ({ period, from }) => `${period} ${from}`).values()]
    .flatMap(([first]) => first ?? [])
    .toSorted((one, other) => compareText(other.period, one.period) || compareText(one.from, other.from));
  if (named.length === 0) return null;
  return (
    <ul className="ks-base-total-missing">
      {named.slice(0, SHOWN).map((rate) => {
        const { period, from, to } = rate;
        const { to: address, state } = rateAddress(rate, here);
        return (
          <li key={`${period} ${from}`}>
            <IconAlertTriangle size={16} aria-hidden />
            <span>
              {t("missing", { from, to, month: formatMonth(period, language) })}{" "}
              {can("fx.write") ? (
                <Link to={address} state={state}>
                  {t("addRate")}
                </Link>
              ) : (
                t("ask")
              )}
            </span>
          </li>
        );
      })}
      {named.length > SHOWN ? (
        <li className="ks-second">{t("missingMore", { count: named.length - SHOWN })}</li>
      ) : null}
    </ul>
  );
}
