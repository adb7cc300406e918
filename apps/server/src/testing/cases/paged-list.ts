import { addDays, plainDate } from "@keystead/domain/calendar";

/** A list with records, and how it changes. Names and days are in random order, some of them duplicates. */
export type PagedList = {
  readonly list: (query: object) => Promise<ListedPage>;
  readonly key?: (item: object) => string;
  readonly add: (at: number) => Promise<unknown>;
  readonly remove?: (id: string) => Promise<unknown>;
};

export type ListedPage = {
  readonly items: readonly object[];
  readonly total: number;
  readonly next?: string | undefined;
};

const names = ["anna 2", "Zoe", "Ärger", "anna 10", "", "öl 3", "Émile", "Zoe"].map((name) => name || "mm");

export const rowName = (at: number): string => names[at % names.length] ?? "n";
export const rowDay = (at: number): string => addDays(plainDate("2026-03-10"), (at * 7) % 40);
export const rowAmount = (at: number): string => `${20 + ((at * 13) % 4) * 10}.00`;
