import { useProfile } from "./session-queries.ts";

/** Whether this is a visitor of the sample without an account, who has no email address and no plan. */
export function useIsVisiting(): boolean {
  return useProfile().data?.email === "";
}
