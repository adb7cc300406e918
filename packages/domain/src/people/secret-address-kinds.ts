/**
 * Addresses that work for anyone who knows them, signed in or not: replaced when a person leaves who could read them.
 */
export const secretAddressKinds = ["calendar_feed", "cleaner_link"] as const;
export type SecretAddressKind = (typeof secretAddressKinds)[number];
