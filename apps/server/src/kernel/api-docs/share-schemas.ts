import { isJson, jsonOf, type Json } from "./json.ts";

export type SharedSchemas = {
  /** The schema as it stands at its place: itself, or a reference to what it shares with others. */
  readonly at: (schema: unknown, place: string) => unknown;
  /** What the references lead to, by name. */
  readonly schemas: () => Readonly<Record<string, unknown>>;
};

const REFERENCE = "#/components/schemas/";
/** Below it a name says no more than the schema itself. */
const SHORTEST_NAMED = 150;

/**
 * Schemas that stand at several places are written once and referred to, and so are those that the contract names. `named` says the
 * name of a schema by its text; any other gets one made of its place.
 */
export function shareSchemas(roots: readonly unknown[], named: ReadonlyMap<string, string>): SharedSchemas {
  const uses = countUses(roots);
  const written = new Map<string, { readonly at: unknown }>();
  const shared = new Map<string, unknown>();

  function at(schema: unknown, place: string): unknown {
    if (!isJson(schema)) return schema;
    const text = JSON.stringify(schema);
    const known = written.get(text);
    if (known !== undefined) return known.at;
    const given = named.get(text) ?? codeName(schema, named);
    const inner = mapChildren(schema, (child, key) => at(child, placeBelow(given ?? place, key)));
    const name = given ?? nameAround(inner) ?? place;
    const length = JSON.stringify(inner).length;
    const isShared = isShorterShared({ length, name, uses: uses.get(text) ?? 0 });
    const isWorthItsName = given !== undefined && length > SHORTEST_NAMED;
    const result = isShared || isWorthItsName ? { $ref: `${REFERENCE}${add(name, inner)}` } : inner;
    written.set(text, { at: result });
    return result;
  }

  /** The same name twice: what comes in and what goes out may differ, so the second is numbered. */
  function add(name: string, schema: unknown): string {
    let free = name;
    for (let number = 2; shared.has(free); number += 1) free = `${name}${number}`;
    shared.set(free, schema);
    return free;
  }

  return {
    at,
    schemas: () => Object.fromEntries([...shared].toSorted(([a], [b]) => (a < b ? -1 : 1))),
  };
}

/** What is inside a schema that stands twice is counted once: it will be written once. */
function countUses(roots: readonly unknown[]): ReadonlyMap<string, number> {
  const uses = new Map<string, number>();
  const count = (schema: unknown): void => {
    if (!isJson(schema)) return;
    const text = JSON.stringify(schema);
    const before = uses.get(text) ?? 0;
    uses.set(text, before + 1);
    if (before === 0) mapChildren(schema, count);
  };
  for (const root of roots) count(root);
  return uses;
}

/** Keywords below which schemas stand: one, a list of them, or one for each name. */
const oneBelow = ["items", "additionalProperties", "not", "propertyNames", "contains"];
const listBelow = ["anyOf", "oneOf", "allOf", "prefixItems"];
const namesBelow = ["properties", "patternProperties"];

function mapChildren(schema: Json, change: (child: unknown, key: string) => unknown): Json {
  const changed = Object.entries(schema).map(([keyword, value]): readonly [string, unknown] => {
    if (oneBelow.includes(keyword)) return [keyword, change(value, keyword)];
    if (listBelow.includes(keyword) && Array.isArray(value))
      return [keyword, value.map((child) => change(child, ""))];
    if (namesBelow.includes(keyword) && isJson(value))
      return [
        keyword,
        Object.fromEntries(Object.entries(value).map(([name, child]) => [name, change(child, name)])),
      ];
    return [keyword, value];
  });
  return Object.fromEntries(changed);
}

/** Written out each time, or a reference each time and the schema once under its name. */
function isShorterShared(written: { readonly length: number; readonly name: string; readonly uses: number }) {
  const { length, name, uses } = written;
  const reference = JSON.stringify({ $ref: REFERENCE + name }).length;
  return uses * length > uses * reference + length + name.length;
}

/** Refusals differ by their code, and one that brings the record as it is now by that as well. */
function codeName({ properties }: Json, named: ReadonlyMap<string, string>): string | undefined {
  const { defined, code, data } = jsonOf(properties);
  if (!isJson(defined) || !isJson(code)) return undefined;
  const { const: word } = code;
  if (typeof word !== "string") return "OtherRefusal";
  const { current } = jsonOf(jsonOf(data)["properties"]);
  return `${pascal(word.toLowerCase())}Refusal${named.get(JSON.stringify(current)) ?? ""}`;
}

/** Of one that only says "or null" or "a list" of another that has a name. */
function nameAround({ anyOf, type, items }: Json): string | undefined {
  if (type === "array") {
    const name = nameOfReference(items);
    return name === undefined ? undefined : `${name}Array`;
  }
  if (!Array.isArray(anyOf) || anyOf.length !== 2) return undefined;
  const [one, other]: unknown[] = anyOf;
  const name = nameOfReference(one);
  return name === undefined || !isJson(other) || other["type"] !== "null" ? undefined : `${name}OrNull`;
}

/** Of the schema that is referred to; undefined for one that stands there itself. */
export function nameOfReference(schema: unknown): string | undefined {
  const { $ref: reference } = jsonOf(schema);
  return typeof reference === "string" ? reference.slice(REFERENCE.length) : undefined;
}

/** `TenantList` and `items` → `TenantListItems`; the branches of a choice stay where they are. */
function placeBelow(place: string, key: string): string {
  return key === "items" ? `${place}Item` : `${place}${pascal(key)}`;
}

/** `tenants.list`, `NOT_FOUND`, `rent-rows` as a name that every generator of clients takes. */
export function pascal(words: string): string {
  return words
    .split(/[^A-Za-z0-9]+/)
    .filter((word) => word !== "")
    .map((word) => word.charAt(0).toUpperCase() + word.slice(1))
    .join("");
}
