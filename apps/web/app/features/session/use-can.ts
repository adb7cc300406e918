import { can, type Action } from "@keystead/domain/permissions";

import { useWorkspace } from "./session-queries.ts";

/** Whether the user's role in this tab's workspace may do something (R-O01); what it may not do is not shown. */
export function useCan(): (action: Action) => boolean {
  const role = useWorkspace()?.role;
  return (action) => role !== undefined && can(role, action);
}
