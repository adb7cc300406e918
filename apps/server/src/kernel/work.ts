import type { WorkspaceKind } from "@keystead/domain/accounts";
import type { MemberRole } from "@keystead/domain/permissions";
import type { Plan } from "@keystead/domain/plans";

import type { Tx } from "./db/tx.ts";

/** Whose data it is. */
export type WorkspaceScope = { readonly workspaceId: string };

/** Who acts, if no workspace is involved. */
export type PersonScope = { readonly userId: string };

/** Whose data it is and who acts. */
export type ActorScope = WorkspaceScope & PersonScope;

/** Whose data it is, who acts and what the plan allows; created only by `access.ts`, from the row of the session. */
export type Scope = ActorScope & {
  readonly role: MemberRole;
  /** The effective plan of the workspace's owner; Pro in a sample. */
  readonly plan: Plan;
  readonly kind: WorkspaceKind;
};

/**
 * What a verb works with, always as its first parameter: one open transaction, the scope of the data, and the instant
 * of the request. That instant is taken once, so that a repeated transaction decides the same.
 */
export type Work<Of extends WorkspaceScope | PersonScope = Scope> = {
  readonly tx: Tx;
  readonly scope: Of;
  readonly now: Date;
};
