/** What the button of a mail carries in its fragment; empty where there is none. */
export function tokenIn(text: string): string {
  return new URLSearchParams(/#(\S+)/.exec(text)?.[1]).get("token") ?? "";
}
