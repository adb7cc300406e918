/** What hashing one password takes: rounds and size of the work, of which 128 × rounds × size bytes are held at once. */
export type PasswordCost = { readonly rounds: number; readonly size: number };

/** The library's own, so that either can read the other's hashes (better-auth; security.md A). */
export const PASSWORD_COST: PasswordCost = { rounds: 16_384, size: 16 };
