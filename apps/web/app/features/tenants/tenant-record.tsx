import type { TenantView } from "@keystead/contract/tenants";
import { IconMail, IconNote, IconPhone } from "@tabler/icons-react";
import type { ReactNode } from "react";
import { Link } from "react-router";

import type { ListOrigin } from "../../ui/list/list-origin.ts";
import type { ListColumn } from "../../ui/list/list-columns.tsx";
import { MoneyText } from "../../ui/text/money-text.tsx";
import { useTranslation } from "../../ui/text/use-translation.ts";
import "./tenants.css";

/** The columns of the table of tenants. */
export function useTenantColumns(from: ListOrigin): readonly ListColumn<TenantView>[] {
  const { t } = useTranslation("tenants");
  return [
    {
      key: "name",
      header: t("name"),
      sort: "name",
      cell: (tenant) => (
        <TenantLink tenant={tenant} from={from}>
          {tenant.notes === "" ? null : (
            <>
              <IconNote size={16} aria-hidden />
              <span className="ks-visually-hidden">{t("hasNotes")}</span>
            </>
          )}
        </TenantLink>
      ),
    },
    { key: "property", header: t("property"), sort: "property", cell: (tenant) => <Home tenant={tenant} /> },
    {
      key: "phone",
      header: t("phone"),
      cell: ({ phone }) =>
        phone === "" ? null : <a href={`tel:${phone.replace(/[^+\d]/g, "")}`}>{phone}</a>,
    },
    {
      key: "email",
      header: t("email"),
      cell: ({ email }) => (email === "" ? null : <a href={`mailto:${email}`}>{email}</a>),
    },
    {
      key: "leases",
      header: t("activeLeases"),
      sort: "activeLeases",
      align: "end",
      from: 1180,
      cell: ({ activeLeases }) => activeLeases,
    },
    { key: "balance", header: t("balance"), align: "end", cell: (tenant) => <Balances tenant={tenant} /> },
  ];
}

type TenantLinkProps = {
  readonly tenant: TenantView;
  /** Passed on to the tenant page, whose neighbours are those of this list. */
  readonly from: ListOrigin;
  readonly children?: ReactNode;
};

function TenantLink({ tenant, from, children }: TenantLinkProps) {
  return (
    <Link
      to={{ pathname: `/tenants/${tenant.id}`, search: from.search }}
      state={from.state}
      className="ks-tenants-name"
    >
      {tenant.name}
      {children}
    </Link>
  );
}

function Home({ tenant: { property, currentUnit } }: { readonly tenant: TenantView }) {
  if (property === null) return null;
  return (
    <>
      <Link to={`/properties/${property.id}`}>{property.name}</Link>
      {currentUnit === null ? null : <div className="ks-second">{currentUnit.name}</div>}
    </>
  );
}

/** A word states the direction; the amount has no sign. */
function Balances({ tenant }: { readonly tenant: TenantView }) {
  const { t } = useTranslation("tenants");
  return tenant.balances
    .filter(({ amount }) => Number(amount) !== 0)
    .map(({ amount, currency }) => {
      const owes = !amount.startsWith("-");
      return (
        <div key={currency} className="ks-tenants-balance" data-owes={owes}>
          {owes ? t("owes") : t("inCredit")}{" "}
          <MoneyText amount={amount.replace("-", "")} currency={currency} />
        </div>
      );
    });
}

/** The same as a card on a phone. */
export function TenantCard({ tenant, from }: Pick<TenantLinkProps, "tenant" | "from">) {
  const { t } = useTranslation("tenants");
  return (
    <>
      <div className="ks-card-line">
        <TenantLink tenant={tenant} from={from} />
        <span>
          <Balances tenant={tenant} />
        </span>
      </div>
      <div className="ks-tenants-line">
        <div>
          <Home tenant={tenant} />
        </div>
        <div className="ks-tenants-contact">
          {tenant.phone === "" ? null : (
            <a
              href={`tel:${tenant.phone.replace(/[^+\d]/g, "")}`}
              aria-label={t("call", { name: tenant.name })}
            >
              <IconPhone size={20} aria-hidden />
            </a>
          )}
          {tenant.email === "" ? null : (
            <a href={`mailto:${tenant.email}`} aria-label={t("write", { name: tenant.name })}>
              <IconMail size={20} aria-hidden />
            </a>
          )}
        </div>
      </div>
    </>
  );
}
