import { readDayInput } from "../day-input/index.ts";
import type { Month, PlainDate } from "../calendar/index.ts";
import type { DayInput } from "../day-input/index.ts";
import type { TaskPriority } from "./task-words.ts";

/** Words that a line may contain besides the task, in its language. */
export type QuickWords = {
  readonly today: PlainDate;
  /** Words such as "tomorrow" and "fri" with their day, in addition to what `readDayInput` reads in every language. */
  readonly days: readonly { readonly word: string; readonly day: PlainDate }[];
  readonly priorities: readonly { readonly word: string; readonly priority: TaskPriority }[];
};

export type QuickTask = {
  readonly description: string;
  readonly dueOn: PlainDate | null;
  /** The month that lacks the day at the end of the line, "30.2.": a typing error, not part of the task. */
  readonly noSuchDayIn: Month | null;
  readonly priority: TaskPriority | null;
  /** As typed after `@` and `#`; the caller looks up the person and the property. */
  readonly person: string | null;
  readonly property: string | null;
};

/**
 * Reads a task typed in one line: `!` with the start of a priority, `@` with a person and `#` with a property among its
 * words, each at most once, and a day at the end: a single word, or a date of several words, which is in the future if
 * it has no year. Everything else is the description, including a number after `#`; the whole line is the description
 * if nothing else would be left.
 */
export function readQuickTask(text: string, words: QuickWords): QuickTask {
  const input = text.trim();
  const parts = input.split(/\s+/u);
  const priority = firstOf(parts, (part) => priorityOf(part, words));
  const person = firstOf(parts, (part) => behind("@", part));
  const property = firstOf(parts, (part) => behind("#", part));
  const taken = [priority, person, property].map(({ at }) => at);
  const kept = parts.filter((_part, at) => !taken.includes(at));
  const due = dayAtEnd(kept, words);
  const rest = kept.slice(0, kept.length - due.words);
  if (rest.length === 0)
    return {
      description: input,
      dueOn: null,
      noSuchDayIn: null,
      priority: null,
      person: null,
      property: null,
    };
  return {
    // Unchanged where nothing else was recognised.
    description: rest.length === parts.length ? input : rest.join(" "),
    dueOn: due.read.state === "day" ? due.read.day : null,
    noSuchDayIn: due.read.state === "no_such_day" ? due.read.month : null,
    priority: priority.found,
    person: person.found,
    property: property.found,
  };
}

/** Number of words at the end that form a day, and that day. */
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
    .map((words) => ({ words, entered: parts.slice(-words).join(" ") }))
    .filter(({ entered }) => !isNumbers(entered))
    .map(({ words, entered }) => ({ words, read: readDayInput(entered, today, "coming") }))
    .filter(({ read }) => read.state !== "unreadable");
  // "Room 5 Dec 12" more likely means the next 12 December for room 5 than a day in 2012.
  return ends.find(({ read }) => read.state === "day" && read.day >= today) ?? ends[0] ?? NO_DAY;
}

const NO_DAY: DayAtEnd = { words: 0, read: { state: "unreadable" } };

/** In Spanish and German the word for tomorrow also means morning. */
const MORNING = /^(?:(?:la|esta|cada) manana|(?:am|jeden|heute) morgen)$/;

/**
 * Two numbers more likely mean litres, a fraction or a room than a day: a date without a month name needs its dots or a
 * year.
 */
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

/** The priority that begins with the text, if only one does. */
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
