/** Whom the frame greets. */
export type FrameUser = { readonly email: string; readonly fullName: string; readonly admin: boolean };
