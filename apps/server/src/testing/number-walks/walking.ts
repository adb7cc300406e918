import type { LeaseView } from "@keystead/contract/leases";

import type { TestClient } from "../test-app.ts";

/** Somebody whose numbers are walked: as the owner, and as a cleaner of theirs where there is one. */
export type Walker = {
  readonly client: TestClient;
  readonly cleaner: TestClient | null;
  readonly today: string;
  /** A plan's own count belongs to a workspace of one's own. */
  readonly isOwn: boolean;
};

/** A number of an answer by its path in the contract, and what its rows come to. */
export type WalkedNumber = {
  readonly at: string;
  /** Which record or currency, for whoever reads a failure. */
  readonly of?: string;
  readonly says: unknown;
  readonly rows: unknown;
};

export type Walk = (walker: Walker) => Promise<readonly WalkedNumber[]>;

export const minorOf = (amount: string): number => Math.round(Number(amount) * 100);
export const textOf = (minor: number): string => (minor / 100 + 0).toFixed(2);
export const sumOf = <Row>(rows: readonly Row[], of: (row: Row) => string): string =>
  textOf(rows.reduce((sum, row) => sum + minorOf(of(row)), 0));
export const countOf = <Row>(rows: readonly Row[], of: (row: Row) => number): number =>
  rows.reduce((sum, row) => sum + of(row), 0);

/** Of a page; few enough for several of them. */
export const LIMIT = 7;

/** All rows of a list, read as somebody who turns its pages, and how many it says there are. */
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

/** One after the other: a server has so many places, and no walk is in a hurry. */
export async function each<Row, StatedText>(
  rows: readonly Row[],
  ask: (row: Row) => Promise<StatedText>,
): Promise<readonly StatedText[]> {
  const said: StatedText[] = [];
  for (const row of rows) said.push(await ask(row));
  return said;
}

export const counted = ({
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

/** Sums by currency beside what rows of it come to; a currency with nothing in it counts as one that is not there. */
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
    rows: sumOf(
      rows.filter(({ currency }) => currency === code),
      of,
    ),
  }));
}

/** Rows that are due by a day, those of an opening balance among them. */
export const dueBy = ({ rows }: LeaseView, day: string) => rows.filter(({ dueOn }) => dueOn <= day);
