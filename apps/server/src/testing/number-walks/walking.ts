import type { LeaseView } from "@keystead/contract/leases";

import type { TestClient } from "../test-app.ts";

/** The clients whose numbers are checked: the owner's, and that of one of their cleaners, if any. */
export type Walker = {
  readonly client: TestClient;
  readonly cleaner: TestClient | null;
  readonly today: string;
  /** False for the sample: a plan counts the usage of one's own workspace only. */
  readonly isOwn: boolean;
};

/** A number of an answer by its path in the contract, and the sum of its rows. */
export type WalkedNumber = {
  readonly at: string;
  /** The record or currency of the number, for the failure message. */
  readonly of?: string;
  readonly says: unknown;
  readonly rows: unknown;
};

export type Walk = (walker: Walker) => Promise<readonly WalkedNumber[]>;

export const centsOf = (amount: string): number => Math.round(Number(amount) * 100);
export const centsText = (minor: number): string => (minor / 100 + 0).toFixed(2);
export const sumRowAmounts = <Row>(rows: readonly Row[], of: (row: Row) => string): string =>
  centsText(rows.reduce((sum, row) => sum + centsOf(of(row)), 0));
export const sumRowCounts = <Row>(rows: readonly Row[], of: (row: Row) => number): number =>
  rows.reduce((sum, row) => sum + of(row), 0);

/** Page size; small enough for several pages. */
export const LIMIT = 7;

/** All rows of a list, read page by page, and its stated total. */
export async function whole<Row>(
  ask: (page: number) => Promise<{ readonly items: readonly Row[]; readonly total: number }>,
) {
  const first = await ask(1);
  const items = [...first.items];
  for (let page = 2; items.length < first.total; page += 1) {
    const next = await ask(page);
    if (next.items.length === 0) break;
    items.push(...next.items);
  }
  return { items, total: first.total };
}

/** Runs one after the other, because the server's capacity is limited and walks need not be fast. */
export async function each<Row, StatedText>(
  rows: readonly Row[],
  ask: (row: Row) => Promise<StatedText>,
): Promise<readonly StatedText[]> {
  const stated: StatedText[] = [];
  for (const row of rows) stated.push(await ask(row));
  return stated;
}

export const listTotal = ({
  items,
  total,
}: {
  readonly items: readonly unknown[];
  readonly total: number;
}) => ({
  at: "total",
  says: total,
  rows: items.length,
});

export const properties = async ({ client }: Walker) =>
  (await whole((page) => client.properties.list({ page, limit: LIMIT }))).items;
export const leasesOf = async ({ client }: Walker) => {
  const { items } = await whole((page) => client.leases.list({ page, limit: LIMIT }));
  return each(items, ({ id }) => client.leases.get({ id }));
};

/** Sums by currency next to the sums of their rows; a currency without a sum counts as 0. */
export function byCurrency<Row extends { readonly currency: string }>(
  at: string,
  sums: readonly { readonly currency: string; readonly amount: string }[],
  { rows, of }: { readonly rows: readonly Row[]; readonly of: (row: Row) => string },
): readonly WalkedNumber[] {
  const codes = new Set([...sums, ...rows].map(({ currency }) => currency));
  return [...codes].map((code) => ({
    at,
    of: code,
    says: sums.find(({ currency }) => currency === code)?.amount ?? "0.00",
    rows: sumRowAmounts(
      rows.filter(({ currency }) => currency === code),
      of,
    ),
  }));
}

/** Rows that are due by a day, including those of an opening balance. */
export const dueBy = ({ rows }: LeaseView, day: string) => rows.filter(({ dueOn }) => dueOn <= day);
