import type { WorkspaceKind } from "@keystead/domain/accounts";
import type { MemberRole } from "@keystead/domain/permissions";
import type { Plan } from "@keystead/domain/plans";

import type { Tx } from "./db/tx.ts";

/** Whose data. */
export type WorkspaceScope = { readonly workspaceId: string };

/** Who acts, where no workspace is concerned. */
export type PersonScope = { readonly userId: string };

/** Whose data and who acts. */
export type ActorScope = WorkspaceScope & PersonScope;

/** Whose data, who acts and what the plan allows; made only by `access.ts`, from the session's row. */
export type Scope = ActorScope & {
  readonly role: MemberRole;
  /** The effective plan of the workspace's owner; Pro in a sample. */
  readonly plan: Plan;
  readonly kind: WorkspaceKind;
};

/**
 * What a verb works with, always its first parameter: one open transaction, whose data, and the instant of the request. That is
 * taken once, so that a transaction which is run again decides the same.
 */
export type Work<Of extends WorkspaceScope | PersonScope = Scope> = {
  readonly tx: Tx;
  readonly scope: Of;
  readonly now: Date;
};
