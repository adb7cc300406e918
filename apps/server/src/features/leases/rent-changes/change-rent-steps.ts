import type { LeaseView, RentSteps } from "@keystead/contract/leases";
import { planRentSteps, stepIssue } from "@keystead/domain/leases";
import type { AmountStep } from "@keystead/domain/leases";

import { parseAmount, badField, parseDay, issuesAt, refusal, refuseIssues } from "#kernel/api/index.ts";
import { writeAudit } from "#kernel/audit/write-audit.ts";
import type { Work } from "#kernel/work.ts";
import { leaseBefore } from "../../rent-book/index.ts";
import type { StoredLease } from "../../rent-book/index.ts";
import { countsOf, requireLeaseToChange } from "./change-terms.ts";
import { writeLeaseTerms } from "../lease-terms-store.ts";
import { leaseView } from "../lease-view.ts";
import { deleteRentSteps, putRentSteps } from "../rent-rows/rent-row-store.ts";
import { requireLease } from "../require-lease.ts";

/** R-C20, graduated rent: adds steps and removes future ones together, in one change of the rows. */
export async function changeRentSteps(work: Work, input: RentSteps): Promise<LeaseView> {
  const lease = await requireLeaseToChange(work, input);
  const add = readSteps(lease, input.add);
  const removed = input.remove.map((id, at) => stepToCome(lease, input, { id, at }));
  if (add.length === 0 && removed.length === 0) throw badField(["add"], "STEPS_REQUIRED");
  const plan = planRentSteps({
    ...leaseBefore(lease),
    of: input.kind === "rent" ? "rent" : "charges",
    add,
    remove: removed.map(({ effectiveOn }) => effectiveOn),
  });
  // Mistakes of single steps have already been reported at their places.
  if (!plan.ok) throw badField(["add"], plan.code);
  await deleteRentSteps(work, input.remove);
  await putRentSteps(work, { id: lease.id, kind: input.kind }, add);
  await writeLeaseTerms(work, lease.id, { fields: {}, rows: plan.value.changes });
  const steps = { kind: input.kind, added: add, removed };
  const changes = { steps, rows: countsOf(plan.value) };
  await writeAudit(work, { action: "update", entity: "lease", entityId: lease.id, changes });
  return leaseView(await requireLease(work, lease.id), work.scope);
}

/** Reports the mistakes of all steps at once. */
function readSteps(lease: StoredLease, added: RentSteps["add"]): readonly AmountStep[] {
  const steps: AmountStep[] = [];
  const issues = added.flatMap(({ effectiveOn, amount }, at) =>
    issuesAt(["add", at], () => {
      const from = parseDay(effectiveOn, "effectiveOn");
      const step = {
        from,
        amountMinor: parseAmount(amount, lease.currency, { field: "amount", rule: "not_negative" }),
      };
      if (stepIssue(lease, step) !== null) throw badField(["effectiveOn"], "STEP_OUTSIDE_LEASE");
      if (steps.some((known) => known.from === from)) throw badField(["effectiveOn"], "STEP_TWICE");
      steps.push(step);
    }),
  );
  refuseIssues(issues);
  return steps;
}

function stepToCome(
  { steps, today }: StoredLease,
  { kind }: Pick<RentSteps, "kind">,
  { id, at }: { readonly id: string; readonly at: number },
): StoredLease["steps"][number] {
  const step = steps.find((known) => known.id === id && known.kind === kind);
  if (step === undefined) throw refusal("NOT_FOUND");
  if (step.effectiveOn <= today) throw badField(["remove", at], "STEP_NOT_TO_COME");
  return step;
}
