import type { TenantLease, TenantView } from "@keystead/contract/tenants";
import { IconHome, IconLanguage, IconMail, IconPhone } from "@tabler/icons-react";
import type { ReactNode } from "react";
import { Link } from "react-router";

import { languageNames } from "../../lib/language/languages.ts";
import type { BadgeIcon } from "../../ui/text/status-badge.tsx";
import { useTranslation } from "../../ui/text/use-translation.ts";
import { tenantHomeOf, telOf } from "./tenant-home.ts";
import "./contact-card.css";

type ContactCardProps = {
  readonly tenant: TenantView;
  readonly leases: readonly TenantLease[];
  readonly onEdit: () => void;
};

/** How to reach the tenant; unknown details are left out. */
export function ContactCard({ tenant, leases, onEdit }: ContactCardProps) {
  const { t } = useTranslation(["tenant-page", "tenants"]);
  const home = tenantHomeOf(leases);
  const lives = home === null ? null : [home.address, home.city].filter(Boolean).join(", ");
  const property = home?.property ?? tenant.property;
  return (
    <section className="ks-card" aria-labelledby="contact">
      <div className="ks-card-head">
        <h2 id="contact">{t("contact.title")}</h2>
      </div>
      <dl className="ks-contact-card">
        {tenant.phone === "" ? null : (
          <Way icon={IconPhone} label={t("tenants:phone")}>
            <a href={telOf(tenant.phone)}>{tenant.phone}</a>
          </Way>
        )}
        {tenant.email === "" ? null : (
          <Way icon={IconMail} label={t("tenants:email")}>
            <a href={`mailto:${tenant.email}`}>{tenant.email}</a>
          </Way>
        )}
        {tenant.language === null ? null : (
          <Way icon={IconLanguage} label={t("tenants:language")}>
            {languageNames[tenant.language]}
          </Way>
        )}
        {property === null ? null : (
          <Way icon={IconHome} label={home === null ? t("contact.property") : t("contact.lives")}>
            <Link to={`/properties/${property.id}`}>
              {lives === null || lives === "" ? property.name : lives}
            </Link>
          </Way>
        )}
      </dl>
      {tenant.phone === "" && tenant.email === "" ? (
        <p className="ks-card-text ks-second">
          {t("contact.unknown")}{" "}
          <button type="button" className="ks-link-button" onClick={onEdit}>
            {t("contact.add")}
          </button>
        </p>
      ) : null}
    </section>
  );
}

type WayProps = { readonly icon: BadgeIcon; readonly label: string; readonly children: ReactNode };

function Way({ icon: Icon, label, children }: WayProps) {
  return (
    <div>
      <dt>
        <Icon size={18} stroke={1.6} aria-hidden />
        {label}
      </dt>
      <dd>{children}</dd>
    </div>
  );
}
