import { useQuery } from "@tanstack/react-query";
import { Link } from "react-router";

import { query } from "../../lib/api.ts";
import { formatDay } from "../../lib/format.ts";
import { ErrorPanel } from "../../ui/error-panel.tsx";
import { Bones } from "../../ui/list-page.tsx";
import { StatusBadge } from "../../ui/status-badge.tsx";
import { useLanguage } from "../../ui/use-language.ts";
import { useTranslation } from "../../ui/use-translation.ts";
import "./property-detail.css";
import "./property-notes.css";

const SHOWN = 100;
const tones = { active: "positive", ended: "neutral", upcoming: "information" } as const;

/** The leases of one property as links; what they owe stands on their own screens. */
export function PropertyLeases({ propertyId }: { readonly propertyId: string }) {
  const { t } = useTranslation("properties");
  const language = useLanguage();
  const { data, isError, isFetching, refetch } = useQuery(
    query.leases.names.queryOptions({ input: { propertyId, limit: SHOWN } }),
  );
  if (data === undefined) {
    return isError ? (
      <ErrorPanel message={t("detail.leasesFailed")} retrying={isFetching} onRetry={() => void refetch()} />
    ) : (
      <Bones rows={3} />
    );
  }
  return (
    <section className="ks-card">
      <div className="ks-card-head">
        <h2>{t("detail.leases")}</h2>
        <Link to={`/leases?propertyId=${propertyId}&status=`}>{t("detail.allLeases")}</Link>
      </div>
      {data.items.length === 0 ? <p className="ks-property-notes">{t("detail.noLeases")}</p> : null}
      <ul className="ks-property-detail-list">
        {data.items.map(({ id, tenant, unit, startsOn, status }) => (
          <li key={id}>
            <span>
              <Link to={`/leases/${id}`}>{tenant.name}</Link>
              <span className="ks-second">{unit === null ? null : ` · ${unit.name}`}</span>
              <div className="ks-second">{formatDay(startsOn, language)}</div>
            </span>
            <StatusBadge tone={tones[status]}>{t(`lease.${status}`)}</StatusBadge>
          </li>
        ))}
      </ul>
    </section>
  );
}
