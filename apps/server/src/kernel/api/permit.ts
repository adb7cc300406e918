import { can, type Action, type Role } from "@keystead/domain/permissions";

import { refusal } from "./refusal.ts";

/** R-O01 on the server: what a role may not do at all is FORBIDDEN, before anything is looked up. */
export function permit({ role }: { readonly role: Role }, action: Action): void {
  if (!can(role, action)) throw refusal("FORBIDDEN");
}
