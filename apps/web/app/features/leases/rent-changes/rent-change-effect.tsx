import type { RentChangeView } from "@keystead/contract/leases";

import { formatDay, formatMonth } from "../../../lib/format/format.ts";
import { isNegative } from "../../../lib/format/minor-units.ts";
import { MoneyText } from "../../../ui/text/money-text.tsx";
import { useLanguage } from "../../../ui/text/use-language.ts";
import { useTranslation } from "../../../ui/text/use-translation.ts";
import "./rent-change-effect.css";

type RentChangeEffectProps = {
  /** Undefined until it is calculated. */
  readonly effect: RentChangeView | undefined;
  /** The effect belongs to earlier input; a new one is loading. */
  readonly waiting: boolean;
};

/** The effect of a new rent on each month, calculated as on saving (R-C07). */
export function RentChangeEffect({ effect, waiting }: RentChangeEffectProps) {
  const { t } = useTranslation("leases");
  return (
    <section
      className="ks-rent-change-effect"
      aria-label={t("effect.title")}
      aria-busy={waiting || effect === undefined}
    >
      <h3>{t("effect.title")}</h3>
      {effect === undefined ? (
        <div className="ks-rent-change-effect-wait" />
      ) : effect.months.length === 0 ? (
        <p className="ks-second">{t("effect.none")}</p>
      ) : (
        <Months effect={effect} />
      )}
    </section>
  );
}

function Months({ effect }: { readonly effect: RentChangeView }) {
  const { t } = useTranslation("leases");
  const { currency, months } = effect;
  return (
    // A change from years back affects more months than fit on a screen: they scroll, the sum stays.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a scrolling area must be reachable by keyboard
    <div className="ks-rent-change-effect-scroll" tabIndex={0} role="group" aria-label={t("effect.title")}>
      <table className="ks-figures">
        <thead>
          <tr>
            <th scope="col">{t("column.month")}</th>
            <th scope="col" className="ks-figures-end">
              {t("effect.before")}
            </th>
            <th scope="col" className="ks-figures-end">
              {t("effect.after")}
            </th>
            <th scope="col" className="ks-figures-end">
              {t("effect.difference")}
            </th>
          </tr>
        </thead>
        <tbody>
          {months.map((month) => (
            <Month key={month.period} month={month} currency={currency} />
          ))}
        </tbody>
        <tfoot>
          <tr>
            <th scope="row" colSpan={3}>
              {t("effect.together")}
            </th>
            <td className="ks-figures-end">
              <Difference amount={effect.together} currency={currency} />
            </td>
          </tr>
        </tfoot>
      </table>
    </div>
  );
}

type MonthProps = { readonly month: RentChangeView["months"][number]; readonly currency: string };

function Month({ month, currency }: MonthProps) {
  const { t } = useTranslation("leases");
  const language = useLanguage();
  return (
    <tr>
      <th scope="row">
        {formatMonth(month.period, language)}
        <small className="ks-second">
          {t(`effect.${month.booking}`, { day: formatDay(month.dueOn, language, "short") })}
        </small>
      </th>
      <td className="ks-figures-end">
        <MoneyText amount={month.before} currency={currency} />
      </td>
      <td className="ks-figures-end">
        <MoneyText amount={month.after} currency={currency} />
      </td>
      <td className="ks-figures-end">
        <Difference amount={month.difference} currency={currency} />
      </td>
    </tr>
  );
}

function Difference({ amount, currency }: { readonly amount: string; readonly currency: string }) {
  return (
    <>
      {isNegative(amount) ? null : "+"}
      <MoneyText amount={amount} currency={currency} />
    </>
  );
}
