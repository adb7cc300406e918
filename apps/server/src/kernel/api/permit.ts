import { can, visitMay, type Action, type Role } from "@keystead/domain/permissions";

import { refusal } from "./refusals/refusal.ts";

/**
 * What a procedure or a route needs under R-O01: all of these actions, or explicitly nothing beyond a membership ("open").
 */
export type Needed = readonly [Action, ...Action[]] | readonly ["open"];

/** R-O01 on the server: an action that the role never permits is FORBIDDEN, before anything is looked up. */
export function permit({ role }: { readonly role: Role }, action: Action): void {
  if (!can(role, action)) throw refusal("FORBIDDEN");
}

export function permitAll(scope: { readonly role: Role }, needed: Needed): void {
  for (const action of needed) if (action !== "open") permit(scope, action);
}

type Visitor = { readonly visiting: boolean };

/**
 * Refuses with SIGN_UP_FIRST if a visitor who only looks around in the sample does something that needs an account.
 */
export function permitVisit(who: Visitor, needed: Needed): void {
  if (needed.some((action) => action !== "open" && !visitMay(action))) refuseVisit(who);
}

/**
 * Refuses a visitor who only looks around in the sample. For requests that the action alone does not identify: those
 * that send a mail or return an address that opens something.
 */
export function refuseVisit({ visiting }: Visitor): void {
  if (visiting) throw refusal("SIGN_UP_FIRST");
}

const declared = new WeakMap<object, Needed>();

/** Records what a middleware or a route handler needs, for the test that tries each one in each role. */
export function declaring<Gate extends object>(needed: Needed, gate: Gate): Gate {
  declared.set(gate, needed);
  return gate;
}

/**
 * The permissions that the middleware of a procedure, or the handler of a route, declared; undefined for any other
 * function.
 */
export function neededOf(gate: object): Needed | undefined {
  return declared.get(gate);
}
