/** The languages of the product, in the order they are offered. */
export const languages = ["en", "es", "de", "fr", "it"] as const;
export type Language = (typeof languages)[number];
