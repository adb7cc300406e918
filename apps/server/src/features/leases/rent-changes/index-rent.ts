import type { Indexation, IndexationProposal, IndexationQuery, LeaseView } from "@keystead/contract/leases";
import type { PlainDate } from "@keystead/domain/calendar";
import { amountInForce, indexedRent, indicesOfPercent, planRentChange } from "@keystead/domain/leases";
import type { AmountStep, LeasePlan } from "@keystead/domain/leases";
import { MAX_AMOUNT_MINOR } from "@keystead/domain/money";

import { badField, parseDay } from "#kernel/api/index.ts";
import { writeAudit } from "#kernel/audit/write-audit.ts";
import type { Work } from "#kernel/work.ts";
import { amountText } from "../../properties/index.ts";
import { leaseBefore, storedTermsOf } from "../../rent-book/index.ts";
import type { StoredLease } from "../../rent-book/index.ts";
import { countsOf, requireLeaseToChange } from "./change-terms.ts";
import { writeLeaseTerms } from "../lease-terms-store.ts";
import { leaseView } from "../lease-view.ts";
import { rentChangeView } from "./rent-change.ts";
import { putRentSteps } from "../rent-rows/rent-row-store.ts";
import { requireLease } from "../require-lease.ts";

/** R-C20: the result of an index clause, for the letter. Writes nothing. */
export async function proposeIndexation(work: Work, input: IndexationQuery): Promise<IndexationProposal> {
  const lease = await requireLease(work, input.id);
  const { clause, oldMinor, step, plan } = proposalFor(lease, input);
  const money = (minor: number): string => amountText(minor, lease.currency);
  return {
    currency: lease.currency,
    effectiveOn: step.from,
    oldRent: money(oldMinor),
    newRent: money(step.amountMinor),
    ...clause,
    share: input.share,
    effect: rentChangeView(lease, plan, "rent"),
  };
}

/** R-C20: applies the confirmed proposal as a step of the rent (R-C07). */
export async function indexRent(work: Work, input: Indexation): Promise<LeaseView> {
  const lease = await requireLeaseToChange(work, input);
  const { clause, oldMinor, step, plan } = proposalFor(lease, input);
  await putRentSteps(work, { id: lease.id, kind: "rent" }, [step]);
  await writeLeaseTerms(work, lease.id, { fields: {}, rows: plan.changes });
  const indexation = { ...clause, share: input.share, oldMinor };
  const changes = { step: { kind: "rent", ...step }, indexation, rows: countsOf(plan) };
  await writeAudit(work, { action: "update", entity: "lease", entityId: lease.id, changes });
  return leaseView(await requireLease(work, lease.id), work.scope);
}

type Proposal = {
  readonly clause: { readonly oldIndex: string; readonly newIndex: string };
  /** The rent of the day before the change; on the first day of the lease, the initial rent. */
  readonly oldMinor: number;
  readonly step: AmountStep;
  readonly plan: LeasePlan;
};

function proposalFor(lease: StoredLease, input: IndexationQuery): Proposal {
  const effectiveOn = parseDay(input.effectiveOn, "effectiveOn");
  const clause = clauseOf(input);
  const oldMinor = rentBefore(lease, effectiveOn);
  const rent = indexedRent({ rentMinor: oldMinor, ...clause, sharePercent: input.share });
  if (!rent.ok) throw badField([wrongPart(input, oldMinor)], rent.code);
  if (rent.value < 0) throw badField(["percent"], "INVALID_INPUT");
  if (rent.value > MAX_AMOUNT_MINOR)
    throw badField([input.percent === undefined ? "newIndex" : "percent"], "AMOUNT_TOO_LARGE");
  const step = { from: effectiveOn, amountMinor: rent.value };
  const plan = planRentChange({ ...leaseBefore(lease), of: "rent", step });
  if (!plan.ok) throw badField(["effectiveOn"], plan.code);
  return { clause, oldMinor, step, plan: plan.value };
}

/** Two index values, or a percentage instead, but not both. */
function clauseOf({ oldIndex, newIndex, percent }: IndexationQuery): Proposal["clause"] {
  if (percent !== undefined) {
    if (oldIndex !== undefined || newIndex !== undefined) throw badField(["percent"], "INVALID_INPUT");
    const indices = indicesOfPercent(percent);
    if (indices === null) throw badField(["percent"], "INVALID_INPUT");
    return indices;
  }
  if (oldIndex === undefined) throw badField(["oldIndex"], "INVALID_INPUT");
  if (newIndex === undefined) throw badField(["newIndex"], "INVALID_INPUT");
  return { oldIndex, newIndex };
}

/** Finds the number that the rule refuses, by testing each one together with values that are known to be valid. */
function wrongPart(input: IndexationQuery, rentMinor: number): "oldIndex" | "newIndex" | "percent" | "share" {
  const isFine = (part: {
    readonly oldIndex?: string;
    readonly newIndex?: string;
    readonly share?: string;
  }) =>
    indexedRent({
      rentMinor,
      oldIndex: part.oldIndex ?? "1",
      newIndex: part.newIndex ?? "1",
      sharePercent: part.share ?? "100",
    }).ok;
  if (!isFine({ share: input.share })) return "share";
  if (input.percent !== undefined) return "percent";
  return isFine({ oldIndex: input.oldIndex ?? "" }) ? "newIndex" : "oldIndex";
}

function rentBefore(lease: StoredLease, day: PlainDate): number {
  const { rentMinor, rentSteps } = storedTermsOf(lease);
  return amountInForce(
    rentMinor,
    rentSteps.filter(({ from }) => from < day),
    day,
  );
}
