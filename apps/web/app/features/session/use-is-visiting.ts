import { useProfile } from "./session-queries.ts";

/** Whether this is somebody who looks around without an account: they have no address, and there is no plan of theirs. */
export function useIsVisiting(): boolean {
  return useProfile().data?.email === "";
}
