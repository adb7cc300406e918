/** The cost of hashing one password: rounds and size; it needs 128 × rounds × size bytes of memory at once. */
export type PasswordCost = { readonly rounds: number; readonly size: number };

/** The same values as in better-auth, so that each can verify the other's hashes (security.md A). */
export const PASSWORD_COST: PasswordCost = { rounds: 16_384, size: 16 };
