// Apart from the schemas: the browser reads the list on every screen and must not fetch a validator with it.

/** The languages of the product, in the order they are offered. */
export const languages = ["en", "es", "de", "fr", "it"] as const;
export type Language = (typeof languages)[number];
