import { visibleText } from "../text/index.ts";

/** A record as a form was opened with it, as it was typed there, and as it stands now. */
export type Versions<Fields> = {
  readonly base: Fields;
  readonly own: Fields;
  readonly current: Fields;
};

/** One value that both sides changed, and not to the same. */
export type Collision<Fields> = {
  readonly name: string;
  readonly own: unknown;
  readonly current: unknown;
  /** The fields with the current value in the place of the own one. */
  readonly settle: (fields: Fields) => Fields;
};

export type Merged<Fields> = {
  /** With the own value wherever the sides collide. */
  readonly fields: Fields;
  /** What the other side changed and this one did not touch. */
  readonly taken: readonly { readonly name: string; readonly current: unknown }[];
  readonly collisions: readonly Collision<Fields>[];
};

/** The fields that differ from the base: all that an update has to send. What cannot be seen of a text is not stored, so it is no change. */
export function changesOf<Fields extends object>(base: Fields, own: Fields): Partial<Fields> {
  const changes: Partial<Fields> = {};
  for (const name in own) if (!isSame(own[name], base[name])) changes[name] = own[name];
  return changes;
}

/**
 * Field by field: what one side alone changed is kept, what both changed alike is no matter, and what both changed
 * differently is left for a person to choose. Nothing of either side disappears without being named.
 */
export function mergeChanges<Fields extends object>({
  base,
  own,
  current,
}: Versions<Fields>): Merged<Fields> {
  const fields = { ...own };
  const taken: Merged<Fields>["taken"][number][] = [];
  const collisions: Collision<Fields>[] = [];
  for (const name in own) {
    const theirs = current[name];
    if (isSame(theirs, base[name]) || isSame(theirs, own[name])) continue;
    if (isSame(own[name], base[name])) {
      fields[name] = theirs;
      taken.push({ name, current: theirs });
      continue;
    }
    collisions.push({
      name,
      own: own[name],
      current: theirs,
      settle: (chosen) => ({ ...chosen, [name]: theirs }),
    });
  }
  return { fields, taken, collisions };
}

/** Of plain data: text as far as it can be seen, lists in order, records whatever the order of their keys. */
export function isSame(one: unknown, other: unknown): boolean {
  if (typeof one === "string" && typeof other === "string") return visibleText(one) === visibleText(other);
  if (!isRecord(one) || !isRecord(other)) return Object.is(one, other);
  if (Array.isArray(one) !== Array.isArray(other)) return false;
  const names = Object.keys(one);
  return (
    names.length === Object.keys(other).length &&
    names.every((name) => Object.hasOwn(other, name) && isSame(one[name], other[name]))
  );
}

function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === "object" && value !== null;
}
