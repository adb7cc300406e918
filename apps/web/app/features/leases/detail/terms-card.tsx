import type { LeaseView } from "@keystead/contract/leases";
import { sumAmounts } from "@keystead/domain/money";
import { Link } from "react-router";

import { formatDay } from "../../../lib/format/format.ts";
import { isZero } from "../../../lib/format/minor-units.ts";
import { DateText } from "../../../ui/text/date-text.tsx";
import { Fact, FactList } from "../../../ui/page/fact-list.tsx";
import { MoneyText } from "../../../ui/text/money-text.tsx";
import { useLanguage } from "../../../ui/text/use-language.ts";
import { useTranslation } from "../../../ui/text/use-translation.ts";
import { useCan } from "../../session/public.ts";
import type { Verb } from "../verbs/verb.ts";

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
      <FactList>
        <Fact label={t("tenant")}>
          <Link to={`/tenants/${lease.tenant.id}`}>{lease.tenant.name}</Link>
        </Fact>
        {lease.coTenants.length === 0 ? null : (
          <Fact label={t("coTenants")}>
            {lease.coTenants.map(({ id, name }) => (
              <Link key={id} to={`/tenants/${id}`}>
                {name}
              </Link>
            ))}
          </Fact>
        )}
        <Fact label={t("property")}>
          <Link to={`/properties/${lease.property.id}`}>{lease.property.name}</Link>
        </Fact>
        <MonthlyFacts lease={lease} />
        <Fact label={t("paymentDay")}>{t("dayOfMonth", { day: lease.paymentDay })}</Fact>
        {lease.graceDays === 0 ? null : (
          <Fact label={t("graceDays")}>{t("days", { count: lease.graceDays })}</Fact>
        )}
        <Fact label={t("startsOn")}>
          <DateText day={lease.startsOn} />
        </Fact>
        <Fact label={t("endsOn")}>
          {lease.endsOn === null ? t("ongoing") : <DateText day={lease.endsOn} />}
        </Fact>
        <ReminderFact lease={lease} onVerb={onVerb} />
      </FactList>
      {lease.notes === "" ? null : <p className="ks-card-text ks-card-notes">{lease.notes}</p>}
    </section>
  );
}

/** The monthly amounts, now and after future steps. */
function MonthlyFacts({ lease }: Pick<TermsCardProps, "lease">) {
  const { t } = useTranslation("leases");
  const language = useLanguage();
  const step = lease.steps.findLast(({ kind, effectiveOn }) => kind === "rent" && effectiveOn <= lease.today);
  const coming = lease.steps.filter(
    ({ effectiveOn }) => effectiveOn > lease.today && (lease.endsOn === null || effectiveOn <= lease.endsOn),
  );
  return (
    <>
      <Fact label={t("rent")}>
        <MoneyText amount={lease.monthlyRent} currency={lease.currency} />
        {step === undefined ? null : (
          <small> {t("since", { day: formatDay(step.effectiveOn, language) })}</small>
        )}
      </Fact>
      {isZero(lease.charges) ? null : (
        <>
          <Fact label={t("charges")}>
            <MoneyText amount={lease.charges} currency={lease.currency} />
          </Fact>
          <Fact label={t("aMonth")}>
            <MoneyText
              amount={sumAmounts([lease.monthlyRent, lease.charges], lease.currency)}
              currency={lease.currency}
            />
          </Fact>
        </>
      )}
      {coming.map(({ id, kind, amount, effectiveOn }) => (
        <Fact key={id} label={kind === "rent" ? t("comingRent") : t("comingCharges")}>
          <MoneyText amount={amount} currency={lease.currency} />
          <small> {t("from", { day: formatDay(effectiveOn, language) })}</small>
        </Fact>
      ))}
    </>
  );
}

/** When tenants are reminded, the latest reminder, and who gets no more of them; hidden while off with none sent. */
function ReminderFact({ lease, onVerb }: Omit<TermsCardProps, "onEdit">) {
  const { t } = useTranslation("leases");
  const language = useLanguage();
  const can = useCan();
  const { beforeDays, afterDays, lastSentOn, stops } = lease.reminder;
  const isOff = beforeDays === null && afterDays === null;
  if (isOff && lastSentOn === null && stops.length === 0) return null;
  const when = [
    ...(beforeDays === null ? [] : [t("reminder.before", { count: beforeDays })]),
    ...(afterDays === null ? [] : [t("reminder.after", { count: afterDays })]),
  ];
  return (
    <Fact label={t("reminder.label")}>
      {can("lease.update") && lease.status !== "ended" ? (
        <button
          type="button"
          className="ks-link-button"
          onClick={() => {
            onVerb({ kind: "remind" });
          }}
        >
          {isOff ? t("reminder.off") : when.join(" · ")}
        </button>
      ) : (
        <span>{isOff ? t("reminder.off") : when.join(" · ")}</span>
      )}
      {lastSentOn === null ? null : (
        <small>{t("reminder.last", { day: formatDay(lastSentOn, language) })}</small>
      )}
      {stops.map(({ tenant: { id, name }, reason }) => (
        <small key={`${id} ${reason}`}>{t(`reminder.${reason}`, { name })}</small>
      ))}
    </Fact>
  );
}
