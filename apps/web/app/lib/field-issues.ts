/** Refusals of single fields (BAD_REQUEST), by the first part of their path: `amount` -> `AMOUNT_NOT_POSITIVE`. */
export function fieldIssues(error: unknown): Readonly<Record<string, string>> {
  const issues = dataOf(error)?.["issues"];
  if (!Array.isArray(issues)) return {};
  const found: Record<string, string> = {};
  for (const issue of issues.toReversed()) {
    if (!isRecord(issue) || !Array.isArray(issue["path"])) continue;
    const field = String(issue["path"][0] ?? "");
    if (typeof issue["code"] === "string") found[field] = issue["code"];
  }
  return found;
}

export type SaveWarning = { readonly code: string; readonly params: Readonly<Record<string, string>> };

/** Warnings that the user may confirm (CONFIRMATION_REQUIRED); empty for every other failure. */
export function saveWarnings(error: unknown): readonly SaveWarning[] {
  if (!isRecord(error) || error["code"] !== "CONFIRMATION_REQUIRED") return [];
  const warnings = dataOf(error)?.["warnings"];
  if (!Array.isArray(warnings)) return [];
  return warnings.flatMap((warning) =>
    isRecord(warning) && typeof warning["code"] === "string"
      ? [{ code: warning["code"], params: textsOf(warning["params"]) }]
      : [],
  );
}

function dataOf(error: unknown): Readonly<Record<string, unknown>> | null {
  return isRecord(error) && isRecord(error["data"]) ? error["data"] : null;
}

function textsOf(value: unknown): Readonly<Record<string, string>> {
  if (!isRecord(value)) return {};
  return Object.fromEntries(Object.entries(value).map(([key, text]) => [key, String(text)]));
}

function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === "object" && value !== null;
}
