import type { LeaseView } from "@keystead/contract/leases";
import { Link } from "react-router";

import { formatDay } from "../../lib/format.ts";
import { amountOf, isZero, minorOf } from "../../lib/minor-units.ts";
import { DateText } from "../../ui/date-text.tsx";
import { MoneyText } from "../../ui/money-text.tsx";
import { useLanguage } from "../../ui/use-language.ts";
import { useTranslation } from "../../ui/use-translation.ts";
import { useCan } from "../session/public.ts";
import "./lease-facts.css";
import { Untracked } from "./untracked.tsx";
import type { Verb } from "./verb.ts";

type TermsCardProps = {
  readonly lease: LeaseView;
  readonly onEdit: () => void;
  readonly onVerb: (verb: Verb) => void;
};

export function TermsCard({ lease, onEdit, onVerb }: TermsCardProps) {
  const { t } = useTranslation("leases");
  return (
    <section className="ks-card" aria-labelledby="terms">
      <div className="ks-card-head">
        <h2 id="terms">{t("terms")}</h2>
        <button type="button" className="ks-link-button" onClick={onEdit}>
          {t("edit")}
        </button>
      </div>
      <dl className="ks-lease-facts">
        <div>
          <dt>{t("tenant")}</dt>
          <dd>
            <Link to={`/tenants/${lease.tenant.id}`}>{lease.tenant.name}</Link>
          </dd>
        </div>
        {lease.coTenants.length === 0 ? null : (
          <div>
            <dt>{t("coTenants")}</dt>
            <dd>
              {lease.coTenants.map(({ id, name }) => (
                <Link key={id} to={`/tenants/${id}`}>
                  {name}
                </Link>
              ))}
            </dd>
          </div>
        )}
        <div>
          <dt>{t("property")}</dt>
          <dd>
            <Link to={`/properties/${lease.property.id}`}>{lease.property.name}</Link>
          </dd>
        </div>
        <MonthlyFacts lease={lease} />
        <div>
          <dt>{t("paymentDay")}</dt>
          <dd>{t("dayOfMonth", { day: lease.paymentDay })}</dd>
        </div>
        {lease.graceDays === 0 ? null : (
          <div>
            <dt>{t("graceDays")}</dt>
            <dd>{t("days", { count: lease.graceDays })}</dd>
          </div>
        )}
        <StartFact lease={lease} onVerb={onVerb} />
        <div>
          <dt>{t("endsOn")}</dt>
          <dd>{lease.endsOn === null ? t("ongoing") : <DateText day={lease.endsOn} />}</dd>
        </div>
      </dl>
      {lease.notes === "" ? null : <p className="ks-card-text ks-card-notes">{lease.notes}</p>}
    </section>
  );
}

/** What is asked for each month, now and from the steps to come. */
function MonthlyFacts({ lease }: Pick<TermsCardProps, "lease">) {
  const { t } = useTranslation("leases");
  const language = useLanguage();
  const step = lease.steps.findLast(({ kind, effectiveOn }) => kind === "rent" && effectiveOn <= lease.today);
  const coming = lease.steps.filter(({ effectiveOn }) => effectiveOn > lease.today);
  return (
    <>
      <div>
        <dt>{t("rent")}</dt>
        <dd>
          <MoneyText amount={lease.monthlyRent} currency={lease.currency} />
          {step === undefined ? null : (
            <small> {t("since", { day: formatDay(step.effectiveOn, language) })}</small>
          )}
        </dd>
      </div>
      {isZero(lease.charges) ? null : (
        <>
          <div>
            <dt>{t("charges")}</dt>
            <dd>
              <MoneyText amount={lease.charges} currency={lease.currency} />
            </dd>
          </div>
          <div>
            <dt>{t("aMonth")}</dt>
            <dd>
              <MoneyText
                amount={amountOf(
                  minorOf(lease.monthlyRent, lease.currency) + minorOf(lease.charges, lease.currency),
                  lease.currency,
                )}
                currency={lease.currency}
              />
            </dd>
          </div>
        </>
      )}
      {coming.map(({ id, kind, amount, effectiveOn }) => (
        <div key={id}>
          <dt>{kind === "rent" ? t("comingRent") : t("comingCharges")}</dt>
          <dd>
            <MoneyText amount={amount} currency={lease.currency} />
            <small> {t("from", { day: formatDay(effectiveOn, language) })}</small>
          </dd>
        </div>
      ))}
    </>
  );
}

/** Beside the start which months before this one nobody asks for, and the way to ask for them. */
function StartFact({ lease, onVerb }: Omit<TermsCardProps, "onEdit">) {
  const { t } = useTranslation("leases");
  const can = useCan();
  const mayTrack = can("lease.update") && isZero(lease.opening);
  const track = (from: string) => {
    onVerb({ kind: "trackFrom", from });
  };
  return (
    <div>
      <dt>{t("startsOn")}</dt>
      <dd>
        <DateText day={lease.startsOn} />
        {lease.trackFrom === null ? null : (
          <small>
            <Untracked
              first={lease.startsOn.slice(0, 7)}
              from={lease.trackFrom}
              today={lease.today}
              {...(mayTrack ? { onTrack: track } : {})}
            />
          </small>
        )}
      </dd>
    </div>
  );
}
