import type { PlainDate } from "../calendar/index.ts";

/** Occupied nights of a property, as an external calendar shows them. */
export type FeedEvent = {
  /** The same event always has the same id. */
  readonly uid: string;
  readonly changedAtMs: number;
  /** The title of the event; its host decides how much it reveals. */
  readonly summary: string;
  /** The unit; empty for the whole property. */
  readonly place: string;
  /** The day of arrival (the first night) and the day of departure (the day after the last night). */
  readonly from: PlainDate;
  readonly until: PlainDate;
};

/** How far back and ahead a feed goes, in days; nobody needs older nights. */
export const FEED_DAYS_BACK = 30;
export const FEED_DAYS_AHEAD = 550;

const PRODUCT = "-//Keystead//Calendar//EN";

/**
 * An iCalendar (RFC 5545) of one property. Nights are written as days at the property, as channels write and read them:
 * far from Greenwich an instant in UTC falls on another day, and its night would look free.
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

/** RFC 5545 3.3.11: escapes characters with a meaning, and replaces control characters. */
function escapedText(text: string): string {
  return text
    .replaceAll(/\r\n?|\n/g, "\n")
    .replaceAll(/(?!\n)\p{Control}/gu, " ")
    .replaceAll(/[\\;,]/g, (mark) => `\\${mark}`)
    .replaceAll("\n", "\\n");
}

/** RFC 5545 3.1: the most octets of a line. A continuation line begins with a space, which is not part of the text. */
const MOST_OCTETS = 75;

function folded(line: string): string {
  let out = "";
  let octets = 0;
  // By code points, so that no character is split.
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
