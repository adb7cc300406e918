type Room = { readonly width: number; readonly top: number; readonly base: number };

export type StripMarks = {
  readonly x: (price: number) => number;
  /** A path of dots: dots of neighbouring prices are stacked, closer where there are many. */
  readonly dots: string;
  readonly least: number;
  readonly most: number;
};

/** The width of a dot with its border. */
const SLOT = 10;
/** The margin left of the first dot and right of the last. */
const EDGE = 12;

/** The positions of the prices on a strip, including the person's own. */
export function stripOf(prices: readonly number[], own: number | null, room: Room): StripMarks {
  const ends = own === null ? prices : [...prices, own];
  // Some browsers cannot take thousands of arguments in one call.
  const least = ends.reduce((a, b) => Math.min(a, b), Infinity);
  const most = ends.reduce((a, b) => Math.max(a, b), -Infinity);
  const x = (price: number) =>
    most === least ? room.width / 2 : EDGE + ((price - least) / (most - least)) * (room.width - 2 * EDGE);
  const slots = Map.groupBy(prices, (price) => Math.round(x(price) / SLOT));
  const highest = Math.max(...[...slots.values()].map(({ length }) => length));
  const step = Math.min(SLOT, (room.base - room.top) / Math.max(1, highest - 1));
  const dots = [...slots.values()].flatMap((ofSlot) =>
    ofSlot.map((price, index) => `M${rounded(x(price))} ${rounded(room.base - index * step)}h0`),
  );
  return { x, dots: dots.join(""), least, most };
}

function rounded(value: number): number {
  return Math.round(value * 10) / 10;
}
