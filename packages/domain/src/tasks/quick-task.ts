import { readDayInput } from "../day-input/index.ts";
import type { Month, PlainDate } from "../calendar/index.ts";
import type { DayInput } from "../day-input/index.ts";
import type { TaskPriority } from "./task-words.ts";

/** What a line may say besides the task, in the words of its language. */
export type QuickWords = {
  readonly today: PlainDate;
  /** Such as "tomorrow" and "fri", with the day that is meant, beside what `readDayInput` knows in every language. */
  readonly days: readonly { readonly word: string; readonly day: PlainDate }[];
  readonly priorities: readonly { readonly word: string; readonly priority: TaskPriority }[];
};

export type QuickTask = {
  readonly description: string;
  readonly dueOn: PlainDate | null;
  /** The month that has no such day as the line ends with, "30.2.": that is a slip, and no part of the task. */
  readonly noSuchDayIn: Month | null;
  readonly priority: TaskPriority | null;
  /** As typed behind `@` and `#`; who and where that is, the caller finds out. */
  readonly person: string | null;
  readonly place: string | null;
};

/**
 * A task typed in one line: `!` with the beginning of a priority, `@` with a person and `#` with a property among its
 * words, each once, and a day as the last of them: a word, or a date of several, which is one to come where it has no year.
 * Whatever is none of these is what is to be done; a number behind `#` is, and so is all of it where nothing else would be left.
 */
export function readQuickTask(text: string, words: QuickWords): QuickTask {
  const input = text.trim();
  const parts = input.split(/\s+/u);
  const priority = firstOf(parts, (part) => priorityOf(part, words));
  const person = firstOf(parts, (part) => behind("@", part));
  const place = firstOf(parts, (part) => behind("#", part));
  const taken = [priority, person, place].map(({ at }) => at);
  const kept = parts.filter((_part, at) => !taken.includes(at));
  const due = dayAtEnd(kept, words);
  const rest = kept.slice(0, kept.length - due.words);
  if (rest.length === 0)
    return { description: input, dueOn: null, noSuchDayIn: null, priority: null, person: null, place: null };
  return {
    // Untouched where nothing else was said.
    description: rest.length === parts.length ? input : rest.join(" "),
    dueOn: due.read.state === "day" ? due.read.day : null,
    noSuchDayIn: due.read.state === "no_such_day" ? due.read.month : null,
    priority: priority.found,
    person: person.found,
    place: place.found,
  };
}

/** How many words of the end say a day, and which. */
type DayAtEnd = { readonly words: number; readonly read: DayInput };

/** "on the 5th of December 2026" */
const LONGEST_DATE = 6;

function dayAtEnd(parts: readonly string[], { days, today }: QuickWords): DayAtEnd {
  const last = folded(parts.at(-1) ?? "");
  const named = days.find(({ word }) => folded(word) === last)?.day;
  if (MORNING.test(folded(parts.slice(-2).join(" ")))) return NO_DAY;
  if (named !== undefined) return { words: 1, read: { state: "day", day: named } };
  const ends = Array.from({ length: Math.min(LONGEST_DATE, parts.length) }, (_, at) => at + 1)
    .toReversed()
    .map((words) => ({ words, typed: parts.slice(-words).join(" ") }))
    .filter(({ typed }) => !isNumbers(typed))
    .map(({ words, typed }) => ({ words, read: readDayInput(typed, today, "coming") }))
    .filter(({ read }) => read.state !== "unreadable");
  // "Room 5 Dec 12" is rather the 12th to come of room 5 than a day of 2012.
  return ends.find(({ read }) => read.state === "day" && read.day >= today) ?? ends[0] ?? NO_DAY;
}

const NO_DAY: DayAtEnd = { words: 0, read: { state: "unreadable" } };

/** The word for tomorrow is the one for the morning too, in Spanish and in German. */
const MORNING = /^(?:(?:la|esta|cada) manana|(?:am|jeden|heute) morgen)$/;

/** Two numbers are rather litres, a fraction or a room than a day: without the name of a month it has its dots or a year. */
function isNumbers(input: string): boolean {
  return /^[\d\s./-]+$/.test(input) && !DATE_IN_NUMBERS.test(input);
}

const DATE_IN_NUMBERS = /^\d{1,2}\. ?\d{1,2}\.(?: ?\d{2}| ?\d{4})?$|^\d{1,4}[/-]\d{1,2}[/-]\d{1,4}$/;

function firstOf<Found>(
  parts: readonly string[],
  read: (part: string) => Found | null,
): { readonly at: number; readonly found: Found | null } {
  const at = parts.findIndex((part) => read(part) !== null);
  return { at, found: at === -1 ? null : read(parts[at] ?? "") };
}

/** One of them begins so, and no other does. */
function priorityOf(part: string, { priorities }: QuickWords): TaskPriority | null {
  const input = behind("!", part);
  if (input === null) return null;
  const [one, ...others] = priorities.filter(({ word }) => folded(word).startsWith(folded(input)));
  return one === undefined || others.length > 0 ? null : one.priority;
}

function behind(sign: string, part: string): string | null {
  const input = part.startsWith(sign) ? part.slice(sign.length) : "";
  return /\p{L}/u.test(input) ? input : null;
}

function folded(text: string): string {
  return text
    .normalize("NFD")
    .replaceAll(/[\p{M}.]/gu, "")
    .toLowerCase();
}
