import type { TenantLease, TenantOverview } from "@keystead/contract/tenants";
import { IconChevronRight } from "@tabler/icons-react";
import { Link } from "react-router";

import { formatDay, formatMoney } from "../../lib/format/format.ts";
import { isNegative, isZero, withoutSign } from "../../lib/format/minor-units.ts";
import { rentableText } from "../../lib/format/rentable-name.ts";
import { MoneyText } from "../../ui/text/money-text.tsx";
import { StatusBadge } from "../../ui/text/status-badge.tsx";
import { useLanguage } from "../../ui/text/use-language.ts";
import { useTranslation } from "../../ui/text/use-translation.ts";
import { toneOfStatus } from "../leases/public.ts";
import { useCan } from "../session/public.ts";
import { tenantHomeOf } from "./tenant-home.ts";
import "./leases-card.css";

/** Every lease of the tenant, the active ones first; each links to its page. */
export function LeasesCard({ tenant, leases }: Pick<TenantOverview, "tenant" | "leases">) {
  const { t } = useTranslation("tenant-page");
  const can = useCan();
  const propertyId = tenantHomeOf(leases)?.property.id ?? tenant.property?.id ?? "";
  return (
    <section className="ks-card" aria-labelledby="leases">
      <div className="ks-card-head">
        <h2 id="leases">{t("leases")}</h2>
        {can("lease.create") ? (
          <Link to={`/leases?new=1&forTenant=${tenant.id}&forProperty=${propertyId}`}>{t("addLease")}</Link>
        ) : null}
      </div>
      {leases.length === 0 ? (
        <p className="ks-card-text ks-second">{t("leasesEmpty")}</p>
      ) : (
        <ul className="ks-leases-card">
          {leases.map((lease) => (
            <li key={lease.id}>
              <LeaseLine lease={lease} />
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}

function LeaseLine({ lease }: { readonly lease: TenantLease }) {
  const { t } = useTranslation(["tenant-page", "leases"]);
  const language = useLanguage();
  const { startsOn, endsOn, monthly, currency, balance } = lease;
  const period = t("leases:period", {
    from: formatDay(startsOn, language),
    to: endsOn === null ? t("leases:ongoing") : formatDay(endsOn, language),
  });
  return (
    <Link to={`/leases/${lease.id}`}>
      <span>
        <b>{rentableText(lease)}</b>
        <small>
          {period} · {t("aMonth", { amount: formatMoney({ amount: monthly, currency }, language) })}
        </small>
      </span>
      <StatusBadge tone={toneOfStatus[lease.status]}>{t(`leases:status.${lease.status}`)}</StatusBadge>
      <span>
        <MoneyText amount={withoutSign(balance)} currency={currency} />
        <small>{t(`balance.${wordOf(lease)}`)}</small>
      </span>
      <IconChevronRight size={18} stroke={1.6} aria-hidden />
    </Link>
  );
}

function wordOf({ balance, status, deposit }: TenantLease) {
  if (isNegative(balance)) return "inCredit";
  if (!isZero(balance)) return "open";
  if (status !== "ended") return "settled";
  if (!isZero(deposit.held)) return "depositHeld";
  return isZero(deposit.returned) ? "settled" : "depositReturned";
}
