/** The token in the fragment of a mail's link; empty if there is none. */
export function tokenIn(text: string): string {
  return new URLSearchParams(/#(\S+)/.exec(text)?.[1]).get("token") ?? "";
}
