/** The rows of a raw statement: both drivers return `{ rows }`, but their common type does not include it. */
export function rowsOf(result: unknown): readonly Readonly<Record<string, unknown>>[] {
  if (typeof result === "object" && result !== null && "rows" in result && Array.isArray(result.rows)) {
    return result.rows;
  }
  return [];
}

export function firstRow(result: unknown): Readonly<Record<string, unknown>> | undefined {
  return rowsOf(result)[0];
}
