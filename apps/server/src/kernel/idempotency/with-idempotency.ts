import { and, eq, lt } from "../db/drizzle.ts";
import { staysHere } from "../db/moving.ts";
import type { Tx } from "../db/tx.ts";
import { idempotencyKey } from "../db/schema/index.ts";
import type { ActorScope, Work } from "../work.ts";

export type IdempotentRequest = {
  /** The procedure: one key may be used once for each. */
  readonly route: string;
  readonly key: string;
  /** The hash of the parsed body in canonical form. */
  readonly bodyHash: string;
};

export type IdempotentOutcome<T> =
  | { readonly kind: "answered"; readonly answer: T; readonly replayed: boolean }
  /** The key was used with another body. */
  | { readonly kind: "mismatch" };

/**
 * Runs the work once per key. The row is inserted first, in the work's own transaction: a concurrent repeat waits for
 * it, then finds the answer; if the work fails, its row is rolled back. The answer must survive JSON unchanged.
 */
export async function withIdempotency<T>(
  work: Work<ActorScope>,
  request: IdempotentRequest,
  run: () => Promise<T>,
): Promise<IdempotentOutcome<T>> {
  const { tx, scope, now } = work;
  const { workspaceId, userId } = scope;
  const { route, key, bodyHash } = request;
  const [mine] = await tx
    .insert(idempotencyKey)
    .values({ workspaceId, userId, route, key, bodyHash, createdAt: now })
    .onConflictDoNothing()
    .returning({ id: idempotencyKey.id });
  if (mine === undefined) return replay(work, request);
  const answer = await run();
  await tx
    .update(idempotencyKey)
    .set({ answer: { value: answer }, status: 200 })
    .where(and(eq(idempotencyKey.workspaceId, workspaceId), eq(idempotencyKey.id, mine.id)));
  return { kind: "answered", answer, replayed: false };
}

/** Keys are kept for 24 hours; as `app_system`, over all workspaces. */
export async function purgeIdempotencyKeys(tx: Tx, olderThan: Date): Promise<void> {
  await tx
    .delete(idempotencyKey)
    .where(and(lt(idempotencyKey.createdAt, olderThan), staysHere(idempotencyKey.workspaceId)));
}

async function replay<T>(
  { tx, scope }: Work<ActorScope>,
  request: IdempotentRequest,
): Promise<IdempotentOutcome<T>> {
  const [first] = await tx
    .select({ bodyHash: idempotencyKey.bodyHash, answer: idempotencyKey.answer })
    .from(idempotencyKey)
    .where(
      and(
        eq(idempotencyKey.workspaceId, scope.workspaceId),
        eq(idempotencyKey.userId, scope.userId),
        eq(idempotencyKey.route, request.route),
        eq(idempotencyKey.key, request.key),
      ),
    );
  if (first === undefined) throw new Error("The idempotency key vanished while it was in use.");
  if (first.bodyHash !== request.bodyHash) return { kind: "mismatch" };
  return { kind: "answered", answer: storedAnswer<T>(first.answer), replayed: true };
}

/** The stored answer has this type, because the same procedure stored it under the same key and body. */
function storedAnswer<T>(stored: unknown): T {
  if (typeof stored !== "object" || stored === null) throw new Error("An idempotency key without an answer.");
  return ("value" in stored ? stored.value : undefined) as T;
}
