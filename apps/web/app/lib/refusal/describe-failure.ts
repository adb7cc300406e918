/** Type and stack positions of an error, never its message, which may quote what people typed. */
export function describeFailure(error: unknown): { readonly type: string; readonly at: readonly string[] } {
  if (!(error instanceof Error)) return { type: typeof error, at: [] };
  const lines = (error.stack ?? "").split("\n").filter((line) => /^\s+at /.test(line));
  return { type: error.name, at: lines.slice(0, 12).map((line) => line.trim()) };
}
