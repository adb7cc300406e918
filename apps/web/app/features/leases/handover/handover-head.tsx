import type { LeaseView } from "@keystead/contract/leases";
import { tenantsInShort } from "@keystead/domain/leases";
import { Button } from "@mantine/core";
import { Link } from "react-router";

import { rentableText } from "../../../lib/format/rentable-name.ts";
import { PageHeader } from "../../../ui/page/page-header.tsx";
import { useTranslation } from "../../../ui/text/use-translation.ts";
import { LeaseStatusBadge } from "../lease-states.tsx";
import "./handover-head.css";

/** Tenant, rentable, and the way back to the lease. */
export function HandoverHead({ lease, title }: { readonly lease: LeaseView; readonly title: string }) {
  const { t } = useTranslation("handover");
  const name = tenantsInShort(lease.tenant.name, lease.coTenants.length);
  const to = `/leases/${lease.id}`;
  return (
    <PageHeader
      title={title}
      crumbs={[{ label: name, to }]}
      actions={
        <Button component={Link} to={to} variant="default">
          {t("toLease")}
        </Button>
      }
    >
      <span className="ks-handover-head">
        <b>{name}</b>
        <small className="ks-second">{rentableText(lease)}</small>
      </span>
      <LeaseStatusBadge status={lease.status} />
    </PageHeader>
  );
}
