import { differenceInDays } from "../../calendar/index.ts";
import type { PlainDate } from "../../calendar/index.ts";

/** Most days between two records of one movement: banks and people date it by booking, by value or by the bill. */
export const SAME_MOVEMENT_DAYS = 3;

/** Quality of an assignment: more pairs first, then fewer days between them. */
type Way = { readonly pairs: number; readonly days: number };

/**
 * Assigns each day to at most one of the others, at most 3 days apart: as many pairs as possible, and among these the
 * assignment with the fewest days between. Answers indexes of the others; null where none is left.
 */
export function oneForOne(
  days: readonly PlainDate[],
  others: readonly PlainDate[],
): readonly (number | null)[] {
  const rows = inOrder(days);
  const columns = inOrder(others);
  // Assignments in order are never worse than ones with crossings: `best[row][column]` is the best from there on.
  const best: Way[][] = Array.from({ length: rows.length + 1 }, () =>
    Array.from({ length: columns.length + 1 }, () => ({ pairs: 0, days: 0 })),
  );
  const at = (row: number, column: number): Way => best[row]?.[column] ?? { pairs: 0, days: 0 };
  const apart = (row: number, column: number): number | null => {
    const [day, other] = [days[rows[row] ?? -1], others[columns[column] ?? -1]];
    if (day === undefined || other === undefined) return null;
    const between = Math.abs(differenceInDays(day, other));
    return between <= SAME_MOVEMENT_DAYS ? between : null;
  };
  const paired = (row: number, column: number): Way | null => {
    const between = apart(row, column);
    const rest = at(row + 1, column + 1);
    return between === null ? null : { pairs: rest.pairs + 1, days: rest.days + between };
  };
  for (let row = rows.length - 1; row >= 0; row -= 1)
    for (let column = columns.length - 1; column >= 0; column -= 1) {
      const ways = [paired(row, column), at(row + 1, column), at(row, column + 1)];
      const line = best[row];
      if (line !== undefined)
        line[column] = ways.reduce<Way>((a, b) => (b !== null && isBetter(b, a) ? b : a), {
          pairs: 0,
          days: 0,
        });
    }
  const found: (number | null)[] = days.map(() => null);
  for (let [row, column] = [0, 0]; row < rows.length && column < columns.length;) {
    const [here, pair] = [at(row, column), paired(row, column)];
    if (pair !== null && isEqual(pair, here)) {
      found[rows[row] ?? 0] = columns[column] ?? null;
      row += 1;
      column += 1;
    } else if (isEqual(at(row + 1, column), here)) row += 1;
    else column += 1;
  }
  return found;
}

function inOrder(days: readonly PlainDate[]): readonly number[] {
  return [...days.entries()]
    .toSorted(([a, day], [b, other]) => (day < other ? -1 : day > other ? 1 : a - b))
    .map(([position]) => position);
}

function isBetter(a: Way, b: Way): boolean {
  return a.pairs > b.pairs || (a.pairs === b.pairs && a.days < b.days);
}

function isEqual(a: Way, b: Way): boolean {
  return a.pairs === b.pairs && a.days === b.days;
}
