import type { WorkspaceKind } from "@keystead/domain/accounts";
import type { MemberRole } from "@keystead/domain/permissions";
import type { Plan } from "@keystead/domain/plans";

import type { Tx } from "./db/tx.ts";

/** The workspace whose data the work uses. */
export type WorkspaceScope = { readonly workspaceId: string };

/** The person who acts, if no workspace is involved. */
export type PersonScope = { readonly userId: string };

/** The workspace whose data the work uses, and the person who acts. */
export type ActorScope = WorkspaceScope & PersonScope;

/**
 * The workspace, the person who acts and the limits of the plan. Only `access.ts` creates it, from the row of the
 * session.
 */
export type Scope = ActorScope & {
  readonly role: MemberRole;
  /** The effective plan of the workspace's owner; Pro in a sample. */
  readonly plan: Plan;
  readonly kind: WorkspaceKind;
};

/**
 * The first parameter of every verb: one open transaction, the scope of the data, and the instant of the request. The
 * instant is taken once, so that a repeated transaction decides the same.
 */
export type Work<Of extends WorkspaceScope | PersonScope = Scope> = {
  readonly tx: Tx;
  readonly scope: Of;
  readonly now: Date;
};
