import type { ApiDocument } from "./api-document.ts";

export type ApiOperation = {
  readonly id: string;
  readonly method: string;
  readonly path: string;
  readonly parameters: readonly {
    readonly name: string;
    readonly where: string;
    readonly required: boolean;
    readonly type: string;
  }[];
  /** JSON Schema as text; null where nothing is sent. */
  readonly body: string | null;
  readonly answers: readonly { readonly status: string; readonly schema: string | null }[];
};

/** `properties` with all that begins with `/properties`. */
export type OperationGroup = { readonly name: string; readonly operations: readonly ApiOperation[] };

const methods = ["get", "post", "put", "patch", "delete"] as const;

export function listOperations(document: ApiDocument): readonly OperationGroup[] {
  const groups = new Map<string, ApiOperation[]>();
  for (const [path, item] of Object.entries(document.paths ?? {})) {
    const name = path.split("/")[1] ?? "";
    const operations = groups.get(name) ?? [];
    groups.set(name, operations);
    for (const method of methods) {
      const described: unknown = item?.[method];
      if (isRecord(described)) operations.push(operationOf(method, path, described));
    }
  }
  return [...groups]
    .map(([name, operations]) => ({ name, operations }))
    .toSorted((a, b) => a.name.localeCompare(b.name));
}

function operationOf(
  method: string,
  path: string,
  described: Readonly<Record<string, unknown>>,
): ApiOperation {
  const parameters = Array.isArray(described["parameters"]) ? described["parameters"] : [];
  const answers = isRecord(described["responses"]) ? Object.entries(described["responses"]) : [];
  return {
    id: `${method}${path}`.replace(/[^a-z0-9]+/gi, "-").replace(/-$/, ""),
    method: method.toUpperCase(),
    path,
    parameters: parameters.filter(isRecord).map((parameter) => ({
      name: String(parameter["name"]),
      where: String(parameter["in"]),
      required: parameter["required"] === true,
      type: typeOf(parameter["schema"]),
    })),
    body: schemaText(described["requestBody"]),
    answers: answers.map(([status, answer]) => ({ status, schema: schemaText(answer) })),
  };
}

function schemaText(described: unknown): string | null {
  if (!isRecord(described) || !isRecord(described["content"])) return null;
  const [content] = Object.values(described["content"]);
  return isRecord(content) && content["schema"] !== undefined
    ? JSON.stringify(content["schema"], null, 2)
    : null;
}

/** "string, one of a, b": what fits in a line; anything longer is told by its kind. */
function typeOf(schema: unknown): string {
  if (!isRecord(schema)) return "any";
  if (Array.isArray(schema["enum"])) return `one of ${schema["enum"].join(", ")}`;
  const format = typeof schema["format"] === "string" ? ` (${schema["format"]})` : "";
  return typeof schema["type"] === "string" ? schema["type"] + format : "see the document";
}

function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}
