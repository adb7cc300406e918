/** What a person rents out, as answered during the first steps. */
export const rentKinds = ["monthly", "daily", "both"] as const;
export type RentKind = (typeof rentKinds)[number];

export const themes = ["light", "dark", "system"] as const;
export type Theme = (typeof themes)[number];

/** Longest full name, in code points. */
export const FULL_NAME_LIMIT = 200;
