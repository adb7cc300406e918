import { guestOf } from "@keystead/domain/bookings";
import type { GuestRecord } from "@keystead/domain/bookings";

import type { Deps } from "#deps.ts";
import { sealedValues } from "#kernel/jobs/seal.ts";

type Secret = Pick<Deps, "authSecret">;

const sealOf = ({ authSecret }: Secret) => sealedValues(authSecret, "guest-records", guestsIn);

/** Encrypts guest records; null if there are none. */
export function sealGuests(deps: Secret, guests: readonly GuestRecord[]): string | null {
  return guests.length === 0 ? null : sealOf(deps).close(guests);
}

/** Decrypts guest records; none if there are none or they cannot be decrypted with our secret. */
export function openGuests(deps: Secret, sealed: string | null): readonly GuestRecord[] {
  return (sealed === null ? null : sealOf(deps).open(sealed)) ?? [];
}

function guestsIn(value: unknown): readonly GuestRecord[] | null {
  return Array.isArray(value) ? value.map((guest: unknown) => guestOf(knownOf(guest))) : null;
}

function knownOf(guest: unknown): Readonly<Partial<Record<string, unknown>>> {
  return typeof guest === "object" && guest !== null ? { ...guest } : {};
}
