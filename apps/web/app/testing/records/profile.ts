import type { ProfileView } from "@keystead/contract/accounts";

/** A person who has had an account for a while. */
export const profile: ProfileView = {
  fullName: "Ana Ruiz",
  email: "ana@example.com",
  emailVerified: true,
  language: "en",
  timezone: "Europe/Madrid",
  baseCurrency: "EUR",
  singleKeyShortcuts: true,
  rentKind: "monthly",
  onboardingHidden: true,
  hasPassword: true,
  version: 1,
};
