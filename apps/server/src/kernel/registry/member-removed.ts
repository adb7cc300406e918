import type { ActorScope, Work } from "#kernel/work.ts";

/** Hands back what somebody was to do who no longer belongs to the workspace (R-M05), in the transaction of the removal and as `app_system`. */
export type MemberRemoved = (work: Work<ActorScope>, userId: string) => Promise<void>;
