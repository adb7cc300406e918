import type { LeaseView, NewTracking, TrackingQuery, TrackingView } from "@keystead/contract/leases";
import { month } from "@keystead/domain/calendar";
import { planTrackFrom } from "@keystead/domain/leases";
import type { LeasePlan } from "@keystead/domain/leases";
import type * as z from "zod/mini";

import { badField } from "#kernel/api/index.ts";
import { writeAudit } from "#kernel/audit/write-audit.ts";
import type { Work } from "#kernel/work.ts";
import { amountText } from "../../properties/index.ts";
import { leaseBefore } from "../../rent-book/index.ts";
import type { StoredLease } from "../../rent-book/index.ts";
import { writeLeaseTerms } from "../lease-terms-store.ts";
import { leaseView } from "../lease-view.ts";
import { assertFresh, requireLease, requireLockedLease } from "../require-lease.ts";

/** R-C21: tracks an older lease from an earlier month on; the months in between get their rows. */
export async function trackFrom(work: Work, input: z.infer<typeof NewTracking>): Promise<LeaseView> {
  const lease = await requireLockedLease(work, { lease: input.id });
  assertFresh(lease, input.version);
  const { terms, changes } = planned(lease, input.from);
  await writeLeaseTerms(work, lease.id, { fields: { trackFrom: terms.trackFrom }, rows: changes });
  await writeAudit(work, {
    action: "update",
    entity: "lease",
    entityId: lease.id,
    changes: {
      trackFrom: { from: lease.trackFrom, to: terms.trackFrom },
      rows: { added: changes.inserts.length },
    },
  });
  return leaseView(await requireLease(work, lease.id), work.scope);
}

/** The months that this tracking would add. Writes nothing. */
export async function tracking(work: Work, input: z.infer<typeof TrackingQuery>): Promise<TrackingView> {
  const lease = await requireLease(work, input.id);
  const { inserts } = planned(lease, input.from).changes;
  const money = (minor: number): string => amountText(minor, lease.currency);
  const sum = (rows: typeof inserts): string =>
    money(rows.reduce((total, { amountMinor }) => total + amountMinor, 0));
  return {
    currency: lease.currency,
    months: [...Map.groupBy(inserts, ({ period }) => period)].map(([period, rows]) => ({
      period,
      dueOn: rows[0]?.dueOn ?? period,
      amount: sum(rows),
    })),
    together: sum(inserts),
  };
}

function planned(lease: StoredLease, from: string): LeasePlan {
  const plan = planTrackFrom({ ...leaseBefore(lease), from: month(from) });
  if (!plan.ok) throw badField(["from"], plan.code);
  return plan.value;
}
