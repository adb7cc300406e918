import { tenantsInShort } from "@keystead/domain/leases";
import { Button } from "@mantine/core";
import type { LeaseView } from "@keystead/contract/leases";
import { IconDoorEnter, IconDoorExit, IconDownload, IconPencil } from "@tabler/icons-react";
import { Link } from "react-router";

import { formatDay, formatMonth } from "../../../lib/format/format.ts";
import { isZero } from "../../../lib/format/minor-units.ts";
import { Initials } from "../../../ui/text/initials.tsx";
import { useCameFrom } from "../../../ui/list/list-origin.ts";
import { PageHeader } from "../../../ui/page/page-header.tsx";
import { RowMenu } from "../../../ui/list/row-menu.tsx";
import { useLanguage } from "../../../ui/text/use-language.ts";
import { useTranslation } from "../../../ui/text/use-translation.ts";
import { useHistory } from "../../history/public.ts";
import { useCan } from "../../session/public.ts";
import { LeaseArrows } from "./lease-arrows.tsx";
import { leaseListRules } from "../list/lease-list-rules.ts";
import { LeaseStatusBadge } from "../lease-states.tsx";
import "./lease-detail.css";
import { PaySheetButton } from "../payments/pay-sheet/pay-sheet-button.tsx";
import { payableOf } from "../payments/payable.ts";
import { Untracked } from "./untracked.tsx";
import { useLeaseActions } from "../use-lease-actions.ts";
import type { Verb } from "../verbs/verb.ts";

type LeaseHeadProps = {
  readonly lease: LeaseView;
  readonly paying: boolean;
  readonly onPayingChange: (paying: boolean) => void;
  readonly onEdit: () => void;
  readonly onVerb: (verb: Verb) => void;
};

/** Tenant, rentable, dates and the lease's actions. */
export function LeaseHead({ lease, paying, onPayingChange, onEdit, onVerb }: LeaseHeadProps) {
  const { t } = useTranslation("leases");
  const language = useLanguage();
  const from = useCameFrom(leaseListRules);
  const name = tenantsInShort(lease.tenant.name, lease.coTenants.length);
  const history = useHistory({ kind: "lease", id: lease.id, name });
  const actions = useLeaseActions(lease, { onVerb, history: history.action });
  const payable = payableOf(lease);
  return (
    <PageHeader
      title={name}
      crumbs={[{ label: t("title"), to: `/leases${from.search}` }]}
      actions={
        <>
          <LeaseArrows id={lease.id} from={from} />
          <Button
            variant="default"
            leftSection={<IconPencil size={18} stroke={1.5} aria-hidden />}
            onClick={onEdit}
          >
            {t("editLease")}
          </Button>
          <HandoverButton lease={lease} />
          <RowMenu name={lease.tenant.name} actions={actions} bordered />
          {history.drawer}
          {payable.ticked.length === 0 ? null : (
            <PaySheetButton
              primary
              icon={<IconDownload size={18} stroke={1.75} aria-hidden />}
              payable={payable}
              what={payable.ticked.map((period) => formatMonth(period, language)).join(", ")}
              opened={paying}
              onOpenedChange={onPayingChange}
            />
          )}
        </>
      }
    >
      <Facts lease={lease} onVerb={onVerb} />
    </PageHeader>
  );
}

/**
 * "Move in" before the lease begins, "Move out" from then on; none after a move to another unit, which includes both.
 */
function HandoverButton({ lease }: Pick<LeaseHeadProps, "lease">) {
  const { t } = useTranslation("leases");
  const isComing = lease.status === "upcoming";
  const Icon = isComing ? IconDoorEnter : IconDoorExit;
  if (lease.movedTo !== null) return null;
  return (
    <Button
      component={Link}
      to={`/leases/${lease.id}/${isComing ? "move-in" : "move-out"}`}
      variant="default"
      leftSection={<Icon size={18} stroke={1.5} aria-hidden />}
    >
      {t(isComing ? "moveIn" : "moveOut")}
    </Button>
  );
}

/** Beside the start: the past months that are not tracked, with a way to track them. */
function Facts({ lease, onVerb }: Pick<LeaseHeadProps, "lease" | "onVerb">) {
  const { t } = useTranslation("leases");
  const can = useCan();
  const mayTrack = can("lease.update") && isZero(lease.opening);
  const track = (from: string) => {
    onVerb({ kind: "trackFrom", from });
  };
  const language = useLanguage();
  const rentable = [lease.property.name, lease.unit?.name, lease.city].filter(Boolean).join(" · ");
  const period = t("period", {
    from: formatDay(lease.startsOn, language),
    to: lease.endsOn === null ? t("ongoing") : formatDay(lease.endsOn, language),
  });
  return (
    <>
      <span className="ks-lease-detail-avatar" data-fills="row">
        <Initials name={lease.tenant.name} />
      </span>
      <span>
        <b className="ks-lease-detail-rentable">{rentable}</b>
        <small className="ks-second">
          {period} · {t("dueOnDay", { day: lease.paymentDay })}
        </small>
        {lease.trackFrom === null ? null : (
          <small className="ks-lease-detail-untracked">
            <Untracked
              first={lease.startsOn.slice(0, 7)}
              from={lease.trackFrom}
              today={lease.today}
              {...(mayTrack ? { onTrack: track } : {})}
            />
          </small>
        )}
      </span>
      <LeaseStatusBadge status={lease.status} />
    </>
  );
}
