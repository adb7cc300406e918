import { useCan, useWorkspace } from "../session/public.ts";

/** Only the owner may create archives (R-O01), and sample data belongs to nobody. */
export function useMayTakeYear(): boolean {
  const can = useCan();
  const workspace = useWorkspace();
  return can("account.export") && workspace !== undefined && workspace.kind !== "sample";
}
