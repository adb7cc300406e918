import { can, visitMay, type Action, type Role } from "@keystead/domain/permissions";

import { refusal } from "./refusals/refusal.ts";

/** What a procedure or a route needs of R-O01: some actions, all of them; or nothing beyond a seat, which is said as well. */
export type Needed = readonly [Action, ...Action[]] | readonly ["open"];

/** R-O01 on the server: what a role may not do at all is FORBIDDEN, before anything is looked up. */
export function permit({ role }: { readonly role: Role }, action: Action): void {
  if (!can(role, action)) throw refusal("FORBIDDEN");
}

export function permitAll(scope: { readonly role: Role }, needed: Needed): void {
  for (const action of needed) if (action !== "open") permit(scope, action);
}

type Visitor = { readonly visiting: boolean };

/** What takes an account is SIGN_UP_FIRST for somebody who only looks around in the sample. */
export function permitVisit(who: Visitor, needed: Needed): void {
  if (needed.some((action) => action !== "open" && !visitMay(action))) refuseVisit(who);
}

/** The same where the action alone does not tell: what is mailed, or hands out an address that opens something. */
export function refuseVisit({ visiting }: Visitor): void {
  if (visiting) throw refusal("SIGN_UP_FIRST");
}

const declared = new WeakMap<object, Needed>();

/** Remembers of what stands before a procedure or answers a route what it needs, for the test that asks each in each role. */
export function declaring<Gate extends object>(needed: Needed, gate: Gate): Gate {
  declared.set(gate, needed);
  return gate;
}

/** What a middleware of a wired procedure, or a handler of a wired route, was declared to need; undefined for any other. */
export function neededOf(gate: object): Needed | undefined {
  return declared.get(gate);
}
