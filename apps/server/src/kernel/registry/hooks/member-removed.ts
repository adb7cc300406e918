import type { ActorScope, Work } from "#kernel/work.ts";

/**
 * Hands back what was assigned to a person who is removed from the workspace (R-M05), in the transaction of the removal
 * and as `app_system`.
 */
export type MemberRemoved = (work: Work<ActorScope>, userId: string) => Promise<void>;
