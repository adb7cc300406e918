import type { LeaseView } from "@keystead/contract/leases";
import type { HandoverKind } from "@keystead/domain/handovers";
import type { ReactNode } from "react";

import { RecordPage } from "../../../ui/page/record-page.tsx";
import type { BadgeIcon } from "../../../ui/text/status-badge.tsx";
import { useTranslation } from "../../../ui/text/use-translation.ts";
import { useLease } from "../use-lease.ts";
import { HandoverHead } from "./handover-head.tsx";
import { HandoverOfLease } from "./handover-of-lease.tsx";
import type { Handover } from "./use-handover.ts";

type HandoverPageProps = {
  readonly id: string;
  readonly kind: HandoverKind;
  readonly title: string;
  readonly icon: BadgeIcon;
  readonly children: (lease: LeaseView, handover: Handover) => ReactNode;
};

/** The page of a handover, built from the lease and the stored handover. */
export function HandoverPage({ id, kind, title, icon, children }: HandoverPageProps) {
  const { t } = useTranslation("leases");
  return (
    <RecordPage
      result={useLease(id)}
      title={title}
      list={{ label: t("title"), to: "/leases" }}
      icon={icon}
      words={{ missing: t("leaseMissing"), back: t("backToLeases"), failed: t("leaseFailed") }}
    >
      {(lease) => (
        <>
          <HandoverHead lease={lease} title={title} />
          <HandoverOfLease of={{ id, kind }}>{(handover) => children(lease, handover)}</HandoverOfLease>
        </>
      )}
    </RecordPage>
  );
}
