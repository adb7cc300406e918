/** The signed-in person in the frame. */
export type FrameUser = { readonly email: string; readonly fullName: string; readonly admin: boolean };
