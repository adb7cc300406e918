import type { LeaseMove, LeaseMovePreview, LeaseMoveQuery, LeaseView } from "@keystead/contract/leases";
import { amountInForce, moveFigures } from "@keystead/domain/leases";
import type { MovedMonth } from "@keystead/domain/leases";

import { writeAudit } from "#kernel/audit/write-audit.ts";
import type { Work } from "#kernel/work.ts";
import { leaseView, moveTerms, planMove, requireLease } from "../leases/index.ts";
import { amountText } from "../properties/index.ts";
import { leaseBefore } from "../rent-book/index.ts";
import { insertDepositTransfer } from "./deposits/deposit-transfer-store.ts";

/** R-C18: the outcome of a move, before it is made; writes nothing. */
export async function previewMove(work: Work, input: LeaseMoveQuery): Promise<LeaseMovePreview> {
  const lease = await requireLease(work, input.id);
  const plan = planMove(lease, input);
  const figures = moveFigures(leaseBefore(lease), plan);
  const money = (minor: number): string => amountText(minor, lease.currency);
  const month = (found: MovedMonth | null): LeaseMovePreview["lastMonth"] =>
    found === null
      ? null
      : {
          period: found.period,
          startsOn: found.startsOn,
          endsOn: found.endsOn,
          rent: money(found.rentMinor),
          charges: money(found.chargesMinor),
        };
  const { next } = plan;
  return {
    currency: lease.currency,
    monthlyRent: money(amountInForce(next.rentMinor, next.rentSteps, next.startsOn)),
    charges: money(amountInForce(next.chargesMinor, next.chargeSteps, next.startsOn)),
    deposit: money(lease.depositMinor),
    paymentDay: next.paymentDay,
    lastMonth: month(figures.lastMonth),
    firstMonth: month(figures.firstMonth),
    staysOpen: money(figures.staysOpenMinor),
    staysCredit: money(figures.staysCreditMinor),
    depositMoved: money(plan.deposit?.amountMinor ?? 0),
  };
}

/**
 * R-C18: ends the lease, creates the one that follows it and transfers the deposit; debts and credit stay. Returns the
 * new lease.
 */
export async function moveLease(work: Work, input: LeaseMove): Promise<LeaseView> {
  const { from, nextId, deposit } = await moveTerms(work, input);
  if (deposit !== null) {
    const transfer = { ...deposit, fromLeaseId: from.id, toLeaseId: nextId };
    const pairId = await insertDepositTransfer(work, transfer);
    await writeAudit(work, {
      action: "create",
      entity: "deposit_transfer",
      entityId: pairId,
      partOf: nextId,
      changes: transfer,
    });
  }
  return leaseView(await requireLease(work, nextId), work.scope);
}
