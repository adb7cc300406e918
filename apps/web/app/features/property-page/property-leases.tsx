import { useQuery } from "@tanstack/react-query";
import { Link } from "react-router";

import { query } from "../../lib/api.ts";
import { formatDay } from "../../lib/format/format.ts";
import { ErrorPanel } from "../../ui/loading/error-panel.tsx";
import { Skeleton } from "../../ui/loading/skeleton.tsx";
import { StatusBadge } from "../../ui/text/status-badge.tsx";
import { useLanguage } from "../../ui/text/use-language.ts";
import { useTranslation } from "../../ui/text/use-translation.ts";
import { toneOfStatus } from "../leases/public.ts";
import "./property-page.css";

const SHOWN = 100;

/** The leases of one property as links; their balances are on their own pages. */
export function PropertyLeases({ propertyId }: { readonly propertyId: string }) {
  const { t } = useTranslation(["property-page", "leases"]);
  const language = useLanguage();
  const { data, isError, isFetching, refetch } = useQuery(
    query.leases.names.queryOptions({ input: { propertyId, limit: SHOWN } }),
  );
  if (data === undefined) {
    return isError ? (
      <ErrorPanel message={t("leasesTab.failed")} retrying={isFetching} onRetry={() => void refetch()} />
    ) : (
      <Skeleton rows={3} />
    );
  }
  return (
    <section className="ks-card">
      <div className="ks-card-head">
        <h2>{t("leasesTab.title")}</h2>
        <Link to={`/leases?propertyId=${propertyId}&status=`}>{t("leasesTab.all")}</Link>
      </div>
      {data.items.length === 0 ? <p className="ks-card-text ks-second">{t("leasesTab.none")}</p> : null}
      <ul className="ks-property-page-list">
        {data.items.map(({ id, tenant, unit, startsOn, status }) => (
          <li key={id}>
            <span>
              <Link to={`/leases/${id}`}>{tenant.name}</Link>
              <span className="ks-second">{unit === null ? null : ` · ${unit.name}`}</span>
              <div className="ks-second">{formatDay(startsOn, language)}</div>
            </span>
            <StatusBadge tone={toneOfStatus[status]}>{t(`leases:status.${status}`)}</StatusBadge>
          </li>
        ))}
      </ul>
    </section>
  );
}
