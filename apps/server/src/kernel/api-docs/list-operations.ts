import { isJson, jsonOf, type Json } from "./json.ts";
import { httpMethods } from "./share-document.ts";

/** A schema by its name, or as text if it is inline. */
export type ShownSchema = { readonly name: string } | { readonly text: string };

export type ShownAnswer = {
  readonly status: string;
  /** Text, such as the codes of refusals. */
  readonly description: string;
  readonly schema: ShownSchema | null;
};

export type ApiOperation = {
  readonly id: string;
  readonly method: string;
  /** The path from the root of the host. */
  readonly address: string;
  readonly summary: string;
  readonly parameters: readonly {
    readonly name: string;
    readonly where: string;
    readonly required: boolean;
    readonly type: string;
  }[];
  /** Null if there is no body. */
  readonly body: ShownSchema | null;
  readonly answers: readonly ShownAnswer[];
};

/** The operations with one tag. */
export type OperationGroup = { readonly name: string; readonly operations: readonly ApiOperation[] };

export function listOperations(document: Json): readonly OperationGroup[] {
  const groups = new Map<string, ApiOperation[]>();
  const look = lookIn(document);
  for (const [path, item] of Object.entries(jsonOf(document["paths"]))) {
    const base = serverOf(jsonOf(item)) ?? serverOf(document) ?? "";
    for (const method of httpMethods) {
      const described = jsonOf(item)[method];
      if (!isJson(described)) continue;
      const [tag] = arrayOf(described["tags"]);
      const operations = groups.get(String(tag)) ?? [];
      groups.set(String(tag), operations);
      operations.push(operationOf(described, { method, address: base + path, look }));
    }
  }
  return [...groups]
    .map(([name, operations]) => ({ name, operations }))
    .toSorted((a, b) => a.name.localeCompare(b.name));
}

/** The named schemas, as text. */
export function listSchemas(document: Json): readonly { readonly name: string; readonly text: string }[] {
  return Object.entries(jsonOf(jsonOf(document["components"])["schemas"])).map(([name, schema]) => ({
    name,
    text: textOf(schema),
  }));
}

/** Resolves a reference; returns anything else unchanged. */
type Look = (part: unknown) => Json;

function lookIn(document: Json): Look {
  return (part) => {
    const { $ref: reference } = jsonOf(part);
    if (typeof reference !== "string") return jsonOf(part);
    const way = reference.split("/").slice(1);
    return jsonOf(way.reduce<unknown>((at, name) => jsonOf(at)[name], document));
  };
}

function serverOf({ servers }: Json): string | undefined {
  const [server] = arrayOf(servers);
  const { url } = jsonOf(server);
  return typeof url === "string" ? url : undefined;
}

type At = { readonly method: string; readonly address: string; readonly look: Look };

function operationOf(described: Json, { method, address, look }: At): ApiOperation {
  const body = described["requestBody"];
  return {
    id: `${method}${address}`.replaceAll(/[^a-z0-9]+/gi, "-").replace(/-$/, ""),
    method: method.toUpperCase(),
    address,
    summary: String(described["summary"]),
    parameters: arrayOf(described["parameters"])
      .map(look)
      .map((parameter) => ({
        name: String(parameter["name"]),
        where: String(parameter["in"]),
        required: parameter["required"] === true,
        type: typeOf(look(parameter["schema"])),
      })),
    body: body === undefined ? null : schemaIn(jsonOf(body)),
    answers: Object.entries(jsonOf(described["responses"])).map(([status, answer]) => {
      const { description, ...rest } = look(answer);
      // Refusals are listed by their codes only: the data of each is described once, with the schemas.
      const isRefusal = status === "default" || Number(status) >= 400;
      return { status, description: String(description), schema: isRefusal ? null : schemaIn(rest) };
    }),
  };
}

function schemaIn({ content }: Json): ShownSchema | null {
  const [media] = Object.values(jsonOf(content));
  const { schema } = jsonOf(media);
  if (schema === undefined) return null;
  const { $ref: reference } = jsonOf(schema);
  return typeof reference === "string"
    ? { name: reference.slice(reference.lastIndexOf("/") + 1) }
    : { text: textOf(schema) };
}

function textOf(schema: unknown): string {
  return JSON.stringify(schema, null, 1);
}

/** For example "string, one of a, b", if it fits on one line; a longer type is shown by its kind. */
function typeOf(schema: Json): string {
  if (Array.isArray(schema["enum"])) return `one of ${schema["enum"].join(", ")}`;
  const format = typeof schema["format"] === "string" ? ` (${schema["format"]})` : "";
  return typeof schema["type"] === "string" ? schema["type"] + format : "see the document";
}

function arrayOf(value: unknown): readonly unknown[] {
  return Array.isArray(value) ? value : [];
}
