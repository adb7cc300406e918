import { isJson, jsonOf, type Json } from "./json.ts";

export type SharedSchemas = {
  /** The schema itself, or a reference if it is shared. */
  readonly at: (schema: unknown, place: string) => unknown;
  /** The referenced schemas, by name. */
  readonly schemas: () => Readonly<Record<string, unknown>>;
};

const REFERENCE = "#/components/schemas/";
/** A schema shorter than this is clearer inline than by name. */
const SHORTEST_NAMED = 150;

/**
 * Schemas that occur in several places, and those that the contract names, appear once and are referenced. `named`
 * maps the text of a schema to its name; other schemas are named after the place where they occur.
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
    const inner = mapChildren(schema, (child, key) => at(child, nameBelow(given ?? place, key)));
    const name = given ?? nameAround(inner) ?? place;
    const length = JSON.stringify(inner).length;
    const isShared = isShorterShared({ length, name, uses: uses.get(text) ?? 0 });
    const isWorthItsName = given !== undefined && length > SHORTEST_NAMED;
    const result = isShared || isWorthItsName ? { $ref: `${REFERENCE}${add(name, inner)}` } : inner;
    written.set(text, { at: result });
    return result;
  }

  /** The input and the output schema of one name may differ; then the second one gets a number. */
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

/** Counts the schemas inside a repeated schema once, because the document contains that schema once. */
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

/** Keywords that contain schemas: one, a list, or one for each name. */
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

/**
 * Compares the length of repeating the schema each time with the length of a reference each time plus the schema once
 * under its name.
 */
function isShorterShared(written: { readonly length: number; readonly name: string; readonly uses: number }) {
  const { length, name, uses } = written;
  const reference = JSON.stringify({ $ref: REFERENCE + name }).length;
  return uses * length > uses * reference + length + name.length;
}

/** A refusal is named after its code and, if it carries the current record, after that record's schema. */
function codeName({ properties }: Json, named: ReadonlyMap<string, string>): string | undefined {
  const { defined, code, data } = jsonOf(properties);
  if (!isJson(defined) || !isJson(code)) return undefined;
  const { const: word } = code;
  if (typeof word !== "string") return "OtherRefusal";
  const { current } = jsonOf(jsonOf(data)["properties"]);
  return `${pascal(word.toLowerCase())}Refusal${named.get(JSON.stringify(current)) ?? ""}`;
}

/** The name of a schema that only adds "or null" or "list of" to a named one. */
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

/** The name of the referenced schema; undefined for an inline one. */
export function nameOfReference(schema: unknown): string | undefined {
  const { $ref: reference } = jsonOf(schema);
  return typeof reference === "string" ? reference.slice(REFERENCE.length) : undefined;
}

/** `TenantList` and `items` → `TenantListItem`; the branches of a choice keep the name of its place. */
function nameBelow(place: string, key: string): string {
  return key === "items" ? `${place}Item` : `${place}${pascal(key)}`;
}

/** Turns `tenants.list`, `NOT_FOUND` or `rent-rows` into a name that every client generator accepts. */
export function pascal(words: string): string {
  return words
    .split(/[^A-Za-z0-9]+/)
    .filter((word) => word !== "")
    .map((word) => word.charAt(0).toUpperCase() + word.slice(1))
    .join("");
}
