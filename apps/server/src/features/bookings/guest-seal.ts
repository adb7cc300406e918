import { guestOf } from "@keystead/domain/bookings";
import type { GuestRecord } from "@keystead/domain/bookings";

import type { Deps } from "#deps.ts";
import { sealWith } from "#kernel/jobs/seal.ts";

type Secret = Pick<Deps, "authSecret">;

const PURPOSE = "guest-records";

/** Null for none. */
export function sealGuests({ authSecret }: Secret, guests: readonly GuestRecord[]): string | null {
  return guests.length === 0 ? null : sealWith(authSecret, PURPOSE).close(guests);
}

/** None where there are none, and where they are not ours, as after a change of the secret. */
export function openGuests({ authSecret }: Secret, sealed: string | null): readonly GuestRecord[] {
  if (sealed === null) return [];
  try {
    const guests = sealWith(authSecret, PURPOSE).open(sealed);
    return Array.isArray(guests) ? guests.map((guest: unknown) => guestOf(knownOf(guest))) : [];
  } catch {
    return [];
  }
}

function knownOf(guest: unknown): Readonly<Partial<Record<string, unknown>>> {
  return typeof guest === "object" && guest !== null ? { ...guest } : {};
}
