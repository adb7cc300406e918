import type {
  AnalyticsAnswer,
  Figure,
  MeasureView,
  MetricRowView,
  MetricRowsQuery,
} from "@keystead/contract/analytics";
import { expect } from "vitest";

import type { TestClient } from "../test-app.ts";

export type FigureRowsQuery = Pick<MetricRowsQuery, "metric"> &
  Partial<Pick<MetricRowsQuery, "period" | "section" | "propertyIds" | "currency" | "limit">>;

/** All rows behind a figure, read page by page, five per page by default. */
export async function allRows(client: TestClient, { propertyIds, limit = 5, ...filters }: FigureRowsQuery) {
  const query = {
    ...Object.fromEntries(Object.entries(filters).filter(([, value]) => value !== undefined)),
    metric: filters.metric,
    limit,
    ...(propertyIds === undefined ? {} : { propertyIds: propertyIds.join(",") }),
  };
  const first = await client.analytics.rows(query);
  const items: MetricRowView[] = [...first.items];
  for (let page = 2; items.length < first.total; page += 1) {
    const next = await client.analytics.rows({ ...query, page });
    expect(next.items.length).toBeGreaterThan(0);
    items.push(...next.items);
  }
  expect(new Set(items.map(({ key }) => key)).size).toBe(items.length);
  return { ...first, items };
}

/** Decimal text in its smallest unit. */
export function wholes(text: string): bigint {
  return BigInt(text.replace(".", ""));
}

export function sumOfSide(rows: readonly MetricRowView[], side: "numerator" | "denominator"): bigint {
  return rows.reduce((sum, row) => sum + wholes(row[side] ?? "0"), 0n);
}

/** The opened rows add up to both sides of the figure, to the minor unit. */
export function expectSides({ numerator, denominator }: MeasureView, rows: readonly MetricRowView[]): void {
  if (numerator !== null) expect(sumOfSide(rows, "numerator")).toBe(wholes(numerator));
  if (denominator !== null) expect(sumOfSide(rows, "denominator")).toBe(wholes(denominator));
}

/** The opened rows add up to the card, to the minor unit: each side, and each side's terms. */
export function expectSum(figure: Figure, rows: readonly MetricRowView[]): void {
  expectSides(figure, rows);
  for (const side of ["numerator", "denominator"] as const) {
    const whole = figure[side];
    if (whole === null) continue;
    const ofSide = figure.terms.filter((term) => term.side === side);
    expect(ofSide.reduce((sum, { value }) => sum + wholes(value ?? "0"), 0n)).toBe(wholes(whole));
  }
}

/** Every card of the screen. */
export function cardsOf({ figures, longTerm, shortTerm }: AnalyticsAnswer): readonly Figure[] {
  return [figures, longTerm.figures, shortTerm.figures]
    .flatMap((some) => Object.values<Figure | null>(some))
    .filter((figure) => figure !== null);
}
