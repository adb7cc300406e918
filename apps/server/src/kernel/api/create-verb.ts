import { createHash } from "node:crypto";

import { withIdempotency } from "#kernel/idempotency/with-idempotency.ts";
import type { ActorScope, Work } from "#kernel/work.ts";
import type { AuthedContext } from "./procedures.ts";
import { badField, refusal } from "./refusals/refusal.ts";

/** Runs in a tenant's transaction, or in a system transaction on a person's behalf. */
type CreatingContext = Pick<AuthedContext, "headers" | "route"> & { readonly work: Work<ActorScope> };

/**
 * Runs a creating verb once per `Idempotency-Key`: a repeat gets the stored answer; the same key with another body is
 * refused. Without the header the verb simply runs.
 */
export async function createVerb<Answer>(
  context: CreatingContext,
  input: unknown,
  run: () => Promise<Answer>,
): Promise<Answer> {
  const key = context.headers.get("idempotency-key");
  if (key === null) return run();
  if (!/^[\x21-\x7e]{1,128}$/.test(key)) throw badField(["Idempotency-Key"], "INVALID_IDEMPOTENCY_KEY");
  const request = {
    route: context.route,
    key,
    bodyHash: createHash("sha256").update(canonical(input)).digest("base64url"),
  };
  const outcome = await withIdempotency(context.work, request, run);
  if (outcome.kind === "mismatch") throw refusal("IDEMPOTENCY_MISMATCH");
  return outcome.answer;
}

/** JSON with sorted keys, so that the order in which a client wrote them does not matter. */
function canonical(value: unknown): string {
  return JSON.stringify(value, (_key, part: unknown) =>
    typeof part === "object" && part !== null && !Array.isArray(part)
      ? Object.fromEntries(Object.entries(part).toSorted(([a], [b]) => (a < b ? -1 : 1)))
      : part,
  );
}
