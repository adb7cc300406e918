export type FieldChange = { readonly from: unknown; readonly to: unknown };

/** The fields of `after` that differ from `before`, without version and timestamps. */
export function changedFields(
  before: Readonly<Record<string, unknown>>,
  after: Readonly<Record<string, unknown>>,
): Readonly<Record<string, FieldChange>> {
  const upkeep = new Set(["version", "createdAt", "updatedAt"]);
  return Object.fromEntries(
    Object.keys(after)
      .filter((field) => !upkeep.has(field) && comparable(before[field]) !== comparable(after[field]))
      .map((field) => [field, { from: before[field] ?? null, to: after[field] ?? null }]),
  );
}

function comparable(value: unknown): string {
  return JSON.stringify(value ?? null);
}
