import type { SecretAddressKind } from "@keystead/domain/people";
import type { MemberRole } from "@keystead/domain/permissions";

import type { ActorScope, Work } from "#kernel/work.ts";

/** `name` identifies it: for a feed the property and unit, for a link the cleaner. */
export type RenewedAddress = { readonly kind: SecretAddressKind; readonly id: string; readonly name: string };

export type Removed = { readonly userId: string; readonly role: MemberRole };

/**
 * Replaces each secret address that a removed person could read. Runs in the transaction of the removal, before the
 * removal itself, as `app_system`. Returns the new addresses.
 */
export type RenewAddresses = (
  work: Work<ActorScope>,
  deps: { readonly authSecret: string },
  removed: Removed,
) => Promise<readonly RenewedAddress[]>;
