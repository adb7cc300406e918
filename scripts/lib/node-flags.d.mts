/** How Node is started for the product with these settings. */
export function nodeFlags(settings: Readonly<Record<string, string | undefined>>): readonly string[];
