import type { PlainDate } from "../calendar/index.ts";
import type { TaskPriority } from "./task-words.ts";

/** What a line may say besides the task, in the words of its language. */
export type QuickWords = {
  /** Such as "tomorrow" and "fri", with the day that is meant. */
  readonly days: readonly { readonly word: string; readonly day: PlainDate }[];
  readonly priorities: readonly { readonly word: string; readonly priority: TaskPriority }[];
};

export type QuickTask = {
  readonly description: string;
  readonly dueOn: PlainDate | null;
  readonly priority: TaskPriority | null;
  /** As typed behind `@` and `#`; who and where that is, the caller finds out. */
  readonly person: string | null;
  readonly place: string | null;
};

/**
 * A task typed in one line: `!` with the beginning of a priority, `@` with a person and `#` with a property among its
 * words, each once, and a day as the last of them. Whatever is none of these is what is to be done; a number behind `#` is, and
 * so is all of it where nothing else would be left.
 */
export function readQuickTask(text: string, words: QuickWords): QuickTask {
  const typed = text.trim();
  const parts = typed.split(/\s+/u);
  const priority = firstOf(parts, (part) => priorityOf(part, words));
  const person = firstOf(parts, (part) => behind("@", part));
  const place = firstOf(parts, (part) => behind("#", part));
  const taken = [priority, person, place].map(({ at }) => at);
  const kept = parts.filter((_part, at) => !taken.includes(at));
  const last = folded(kept.at(-1) ?? "");
  const dueOn = words.days.find(({ word }) => folded(word) === last)?.day ?? null;
  const rest = dueOn === null ? kept : kept.slice(0, -1);
  if (rest.length === 0)
    return { description: typed, dueOn: null, priority: null, person: null, place: null };
  return {
    // Untouched where nothing else was said.
    description: rest.length === parts.length ? typed : rest.join(" "),
    dueOn,
    priority: priority.found,
    person: person.found,
    place: place.found,
  };
}

function firstOf<Found>(
  parts: readonly string[],
  read: (part: string) => Found | null,
): { readonly at: number; readonly found: Found | null } {
  const at = parts.findIndex((part) => read(part) !== null);
  return { at, found: at === -1 ? null : read(parts[at] ?? "") };
}

/** One of them begins so, and no other does. */
function priorityOf(part: string, { priorities }: QuickWords): TaskPriority | null {
  const typed = behind("!", part);
  if (typed === null) return null;
  const [one, ...others] = priorities.filter(({ word }) => folded(word).startsWith(folded(typed)));
  return one === undefined || others.length > 0 ? null : one.priority;
}

function behind(sign: string, part: string): string | null {
  const typed = part.startsWith(sign) ? part.slice(sign.length) : "";
  return /\p{L}/u.test(typed) ? typed : null;
}

function folded(text: string): string {
  return text
    .normalize("NFD")
    .replaceAll(/[\p{M}.]/gu, "")
    .toLowerCase();
}
