import type { PlainDate } from "../calendar/index.ts";

/** Nights of a property that are taken, as a calendar of somebody else shows them. */
export type FeedEvent = {
  /** The same for the same event for good. */
  readonly uid: string;
  readonly changedAtMs: number;
  /** What is said of it; no more than its host allows. */
  readonly summary: string;
  /** The unit; empty where it is the whole property. */
  readonly place: string;
  /** The day of the first night, and the day after the last: the one of arrival and the one of departure. */
  readonly from: PlainDate;
  readonly until: PlainDate;
};

/** How far back and ahead a feed looks, in days: what is over long ago is nobody's question. */
export const FEED_DAYS_BACK = 30;
export const FEED_DAYS_AHEAD = 550;

const PRODUCT = "-//Keystead//Calendar//EN";

/**
 * An iCalendar (RFC 5545) of one property. Nights are written as days at the property, as channels write and read them: a moment in
 * UTC is another day far from Greenwich, and the night of it would look free.
 */
export function writeCalendarFeed(name: string, events: readonly FeedEvent[]): string {
  const lines = [
    "BEGIN:VCALENDAR",
    "VERSION:2.0",
    `PRODID:${PRODUCT}`,
    "CALSCALE:GREGORIAN",
    "METHOD:PUBLISH",
    `X-WR-CALNAME:${escapedText(name)}`,
    ...events.flatMap(eventLines),
    "END:VCALENDAR",
  ];
  return lines.map((line) => `${folded(line)}\r\n`).join("");
}

function eventLines({ uid, changedAtMs, summary, place, from, until }: FeedEvent): readonly string[] {
  return [
    "BEGIN:VEVENT",
    `UID:${uid}`,
    `DTSTAMP:${moment(changedAtMs)}`,
    `DTSTART;VALUE=DATE:${day(from)}`,
    `DTEND;VALUE=DATE:${day(until)}`,
    `SUMMARY:${escapedText(summary)}`,
    ...(place === "" ? [] : [`LOCATION:${escapedText(place)}`]),
    "TRANSP:OPAQUE",
    "END:VEVENT",
  ];
}

/** `20261212T140000Z`. */
function moment(atMs: number): string {
  // oxlint-disable-next-line no-restricted-globals -- an instant as text, not the clock
  return new Date(atMs).toISOString().replaceAll(/[-:]|\.\d{3}/g, "");
}

function day(date: PlainDate): string {
  return date.replaceAll("-", "");
}

/** RFC 5545 3.3.11: what has a meaning is escaped; what no line may hold is left out. */
function escapedText(text: string): string {
  return text
    .replaceAll(/\r\n?|\n/g, "\n")
    .replaceAll(/(?!\n)\p{Control}/gu, " ")
    .replaceAll(/[\\;,]/g, (mark) => `\\${mark}`)
    .replaceAll("\n", "\\n");
}

/** RFC 5545 3.1: no line is longer than so many octets; the next one begins with a space, which is none of the text. */
const MOST_OCTETS = 75;

function folded(line: string): string {
  let out = "";
  let octets = 0;
  // By code points: none is torn apart.
  for (const sign of line) {
    const size = octetsOf(sign);
    if (octets + size > MOST_OCTETS) {
      out += "\r\n ";
      octets = 1;
    }
    out += sign;
    octets += size;
  }
  return out;
}

function octetsOf(sign: string): number {
  const code = sign.codePointAt(0) ?? 0;
  if (code < 0x80) return 1;
  if (code < 0x800) return 2;
  return code < 0x10000 ? 3 : 4;
}
