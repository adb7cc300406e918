import { refusal } from "./refusals/refusal.ts";

/** Warnings (R-Z06): passes when each of them has been confirmed. `params` fills in their texts. */
export function askFirst(
  codes: readonly string[],
  confirmed: readonly string[] | undefined,
  params: Readonly<Record<string, string>> = {},
): void {
  const open = codes.filter((code) => confirmed?.includes(code) !== true);
  if (open.length === 0) return;
  throw refusal("CONFIRMATION_REQUIRED", { warnings: open.map((code) => ({ code, params })) });
}
