import { visibleText } from "../text/index.ts";

/**
 * A record as a form was opened with it (`base`), as edited in the form (`own`), and as it is stored now (`current`).
 */
export type Versions<Fields> = {
  readonly base: Fields;
  readonly own: Fields;
  readonly current: Fields;
};

/** A value that both sides changed, to different values. */
export type Collision<Fields> = {
  readonly name: string;
  readonly own: unknown;
  readonly current: unknown;
  /** Replaces the own value by the current one. */
  readonly settle: (fields: Fields) => Fields;
};

export type Merged<Fields> = {
  /** The merged values; the own one wherever the sides collide. */
  readonly fields: Fields;
  /** What the other side changed and this one did not. */
  readonly taken: readonly { readonly name: string; readonly current: unknown }[];
  readonly collisions: readonly Collision<Fields>[];
};

/**
 * The fields that differ from the base: all that an update has to send. Invisible characters of a text are not stored,
 * so they are no change.
 */
export function changesOf<Fields extends object>(base: Fields, own: Fields): Partial<Fields> {
  const changes: Partial<Fields> = {};
  for (const name in own) if (!isSame(own[name], base[name])) changes[name] = own[name];
  return changes;
}

/**
 * Merges field by field: a change of one side alone is taken, equal changes of both do not matter, and different
 * changes of both are collisions, for a person to decide. No change is lost without being listed.
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

/** Compares plain data: text without invisible characters, lists in order, records whatever the order of their keys. */
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
