/** A JSON object. */
export type Json = Readonly<Record<string, unknown>>;

export function isJson(value: unknown): value is Json {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

/** An empty object if the value is not an object. */
export function jsonOf(value: unknown): Json {
  return isJson(value) ? value : {};
}
