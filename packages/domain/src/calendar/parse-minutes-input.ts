const HOUR = 60;

/** `3:30`: hours and minutes. */
const CLOCK = /^(\d{1,3}):([0-5]\d)$/;
/** `3 h`, `2.5 h`, `1 h 30`, `1h30min`. */
const HOURS = /^(\d{1,3})(?:[.,](\d{1,2}))?\s*h(?:\s*(\d{1,2})\s*(?:m|min)?)?$/i;
/** `90`, `90 min`. */
const MINUTES = /^(\d{1,6})\s*(?:m|min)?$/i;

/** A duration as people type it; a bare number means minutes. Whole minutes; null for other text. */
export function parseMinutesInput(input: string): number | null {
  const text = input.trim();
  const clock = CLOCK.exec(text);
  if (clock !== null) return Number(clock[1]) * HOUR + Number(clock[2]);
  const hours = HOURS.exec(text);
  if (hours !== null)
    return Math.round(Number(`${hours[1]}.${hours[2] ?? 0}`) * HOUR) + Number(hours[3] ?? 0);
  const minutes = MINUTES.exec(text);
  return minutes === null ? null : Number(minutes[1]);
}
