import type { SecretAddressKind } from "@keystead/domain/people";
import type { MemberRole } from "@keystead/domain/permissions";

import type { ActorScope, Work } from "#kernel/work.ts";

/** Whose it is: of a feed the name of its property and unit, of a link the cleaner's. */
export type RenewedAddress = { readonly kind: SecretAddressKind; readonly id: string; readonly name: string };

export type Removed = { readonly userId: string; readonly role: MemberRole };

/**
 * Makes each secret address anew that somebody could read who is being removed, in the transaction of the removal, before they are
 * and as `app_system`. Answers those that it made.
 */
export type RenewAddresses = (
  work: Work<ActorScope>,
  deps: { readonly authSecret: string },
  removed: Removed,
) => Promise<readonly RenewedAddress[]>;
