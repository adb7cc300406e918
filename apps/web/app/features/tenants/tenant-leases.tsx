import type { TenantView } from "@keystead/contract/tenants";
import { Link } from "react-router";

import { useTranslation } from "../../ui/use-translation.ts";
import "./tenants.css";

/** Below the form: where the money of a tenant stands. */
export function TenantLeases({ tenant }: { readonly tenant: TenantView }) {
  const { t } = useTranslation("tenants");
  if (tenant.leases.length === 0) return null;
  return (
    <section className="ks-tenants-leases">
      <h3>{t("leases")}</h3>
      <ul>
        {tenant.leases.map(({ id, propertyName, unitName }) => (
          <li key={id}>
            <Link to={`/leases/${id}`}>
              {unitName === null ? propertyName : `${propertyName} · ${unitName}`}
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}
