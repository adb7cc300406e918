import type { Json } from "./json.ts";

export type SharedParts = {
  /** The part itself, or a reference under this name if several operations have it. */
  readonly at: (part: Json, name: string, written: Json) => Json;
  /** Always a reference, even if the part is used only once. */
  readonly always: (name: string, written: Json) => Json;
  /** The referenced parts, by name. */
  readonly parts: () => Json;
};

/** How often each part occurs, by its text. */
export function usesOf(parts: readonly unknown[]): ReadonlyMap<string, number> {
  const uses = new Map<string, number>();
  for (const part of parts) {
    const text = JSON.stringify(part);
    uses.set(text, (uses.get(text) ?? 0) + 1);
  }
  return uses;
}

/**
 * Parameters or responses of several operations, written once below `components`; `all` are those of all operations.
 */
export function shareParts(kind: "parameters" | "responses", all: readonly unknown[]): SharedParts {
  const uses = usesOf(all);
  const names = new Map<string, string>();
  const parts = new Map<string, Json>();

  /** If two parts would have the same name, the second gets a number. */
  function always(name: string, written: Json): Json {
    const text = JSON.stringify(written);
    let known = names.get(text);
    if (known === undefined) {
      known = name;
      for (let number = 2; parts.has(known); number += 1) known = `${name}${number}`;
      names.set(text, known);
      parts.set(known, written);
    }
    return { $ref: `#/components/${kind}/${known}` };
  }

  return {
    always,
    at: (part, name, written) =>
      (uses.get(JSON.stringify(part)) ?? 0) > 1 ? always(name, written) : written,
    parts: () => Object.fromEntries([...parts].toSorted(([a], [b]) => (a < b ? -1 : 1))),
  };
}
