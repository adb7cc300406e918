import type { ListSorting } from "../lists/index.ts";

export const seoOrder = {
  sorts: ["impressions", "title", "updatedAt"],
  defaultSort: "-impressions",
} as const satisfies ListSorting;
