/** What a document is made of. */
export type Json = Readonly<Record<string, unknown>>;

export function isJson(value: unknown): value is Json {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

/** Nothing where no object stands. */
export function jsonOf(value: unknown): Json {
  return isJson(value) ? value : {};
}
