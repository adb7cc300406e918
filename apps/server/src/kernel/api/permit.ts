import { can } from "@keystead/domain/permissions";
import type { Action } from "@keystead/domain/permissions";
import type { Scope } from "./procedures.ts";
import { refusal } from "./refusal.ts";

/** R-O01 on the server: what a role may not do at all is FORBIDDEN, before anything is looked up. */
export function permit(scope: Pick<Scope, "role">, action: Action): void {
  if (!can(scope.role, action)) throw refusal("FORBIDDEN");
}
