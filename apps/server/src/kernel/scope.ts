/** Whose data and who acts: the part of a request's scope that the kernel needs. */
export type ActorScope = { readonly workspaceId: string; readonly userId: string };
