/** The rows of a raw statement: both drivers answer `{ rows }`, their common type does not say so. */
export function rowsOf(result: unknown): readonly Readonly<Record<string, unknown>>[] {
  if (typeof result === "object" && result !== null && "rows" in result && Array.isArray(result.rows)) {
    return result.rows;
  }
  return [];
}

export function firstRow(result: unknown): Readonly<Record<string, unknown>> | undefined {
  return rowsOf(result)[0];
}
