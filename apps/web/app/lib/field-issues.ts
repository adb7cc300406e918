/** Refusals of single fields (BAD_REQUEST), by the first part of their path and by all of it: `tenant` and `tenant.name`. */
export function fieldIssues(error: unknown): Readonly<Record<string, string>> {
  const issues = dataOf(error)?.["issues"];
  if (!Array.isArray(issues)) return {};
  const found: Record<string, string> = {};
  for (const issue of issues.toReversed()) {
    if (!isRecord(issue) || !Array.isArray(issue["path"])) continue;
    const { code, path } = issue;
    if (typeof code !== "string") continue;
    found[String(path[0] ?? "")] = code;
    found[path.join(".")] = code;
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
