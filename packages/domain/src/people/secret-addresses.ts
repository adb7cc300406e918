/** What opens to whoever holds the address, signed in or not: made anew when somebody leaves who could read it. */
export const secretAddressKinds = ["calendar_feed", "cleaner_link"] as const;
export type SecretAddressKind = (typeof secretAddressKinds)[number];
