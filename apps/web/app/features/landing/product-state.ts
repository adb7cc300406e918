import { isBuilt } from "@keystead/domain/plans";

/**
 * What the page may speak of as present. Parts that a plan contains are known to the plan table; the rest stands here until it
 * is built. Whoever builds a part turns it on here, and reads its sentences on the page once more.
 */
export const productState = {
  rent: true,
  balance: true,
  deposits: true,
  morning: true,
  calendar: isBuilt("calendar"),
  turnovers: true,
  records: true,
  figures: isBuilt("advanced_analytics") && isBuilt("csv_export"),
  assistants: isBuilt("assistants"),
} as const satisfies Readonly<Record<string, boolean>>;
