import { useCan, useWorkspace } from "../session/public.ts";

/** Archives are the owner's (R-O01), and a sample is nobody's data. */
export function useMayTakeYear(): boolean {
  const can = useCan();
  const workspace = useWorkspace();
  return can("account.export") && workspace !== undefined && workspace.kind !== "sample";
}
