import { isJson, jsonOf, type Json } from "./json.ts";
import type { OperationText } from "./operation-text.ts";
import { usesOf, shareParts, type SharedParts } from "./share-parts.ts";
import { nameOfReference, pascal, shareSchemas, type SharedSchemas } from "./share-schemas.ts";

type Kit = {
  readonly schemas: SharedSchemas;
  readonly parameters: SharedParts;
  readonly responses: SharedParts;
  /** Tag and summary of an operation, by its id. */
  readonly wordsOf: (operationId: string) => OperationText;
  /** Whether nearly every operation can give this refusal. */
  readonly isCommon: (refusal: Json) => boolean;
};

/** The methods of a path, in the order of the document. */
export const httpMethods = ["get", "post", "put", "patch", "delete"] as const;

/** Adds the summary of each operation, and moves what several operations have in common to `components`. */
export function shareDocument(
  items: readonly (readonly [path: string, item: unknown])[],
  {
    named,
    wordsOf,
    securitySchemes,
  }: { readonly named: ReadonlyMap<string, string>; readonly securitySchemes: Json } & Pick<Kit, "wordsOf">,
): { readonly tags: readonly Json[]; readonly paths: Json; readonly components: Json } {
  const operations = items.flatMap(([, item]) => operationsOf(item).map(([, operation]) => operation));
  const kit: Kit = {
    schemas: shareSchemas(operations.flatMap(schemasOf), named),
    parameters: shareParts(
      "parameters",
      operations.flatMap(({ parameters }) => listOf(parameters)),
    ),
    responses: shareParts(
      "responses",
      operations.flatMap(({ responses }) => Object.values(jsonOf(responses))),
    ),
    wordsOf,
    isCommon: commonIn(operations),
  };
  const paths = Object.fromEntries(items.map(([path, item]) => [path, pathItem(jsonOf(item), kit)]));
  const areas = new Set(operations.map((operation) => wordsOf(idOf(operation)).tag));
  return {
    tags: [...areas].toSorted().map((name) => ({ name })),
    paths,
    components: {
      schemas: kit.schemas.schemas(),
      parameters: { ...kit.parameters.parts(), IdempotencyKey: idempotencyKey },
      responses: { ...kit.responses.parts(), AnyRefusal: anyRefusal },
      securitySchemes,
    },
  };
}

const idempotencyKey = {
  name: "Idempotency-Key",
  in: "header",
  description: "Chosen by the caller: a repeat with the same key within a day gets the first answer.",
  schema: { type: "string", pattern: "^[\\x21-\\x7e]{1,128}$" },
};

const anyRefusal = {
  description: "Refused, for the reason that its code says",
  content: {
    "application/json": {
      schema: {
        type: "object",
        properties: {
          defined: { type: "boolean" },
          code: { type: "string" },
          status: { type: "integer" },
          message: { type: "string" },
          data: {},
        },
        required: ["defined", "code", "status", "message"],
      },
    },
  },
};

function operationsOf(item: unknown): readonly (readonly [method: string, operation: Json])[] {
  return httpMethods.flatMap((method) => {
    const operation = jsonOf(item)[method];
    return isJson(operation) ? [[method, operation] as const] : [];
  });
}

function idOf(operation: Json): string {
  return String(operation["operationId"]);
}

/** The top-level schemas of an operation. */
function schemasOf({ parameters, requestBody, responses }: Json): readonly unknown[] {
  return [
    ...listOf(parameters).map((parameter) => parameter["schema"]),
    ...contentSchemas(requestBody),
    ...Object.values(jsonOf(responses)).flatMap(contentSchemas),
  ];
}

function contentSchemas(holder: unknown): readonly unknown[] {
  return Object.values(jsonOf(jsonOf(holder)["content"])).map((media) => jsonOf(media)["schema"]);
}

function listOf(value: unknown): readonly Json[] {
  return Array.isArray(value) ? value.filter(isJson) : [];
}

/**
 * Finds the refusals that nearly every operation can give: bad input, no session, no permission, not found, too many
 * requests, overload, full disk.
 */
function commonIn(operations: readonly Json[]): (refusal: Json) => boolean {
  const uses = usesOf(operations.flatMap(({ responses }) => Object.values(jsonOf(responses))));
  return (refusal) => (uses.get(JSON.stringify(refusal)) ?? 0) > operations.length * 0.7;
}

function pathItem(item: Json, kit: Kit): Json {
  const { servers } = item;
  return {
    ...(servers === undefined ? {} : { servers }),
    ...Object.fromEntries(
      operationsOf(item).map(([method, operation]) => [method, describedOperation(operation, kit)]),
    ),
  };
}

function describedOperation(operation: Json, kit: Kit): Json {
  const operationId = idOf(operation);
  const { tag, summary } = kit.wordsOf(operationId);
  const { requestBody, security } = operation;
  const responses = jsonOf(operation["responses"]);
  const place = pascal(operationId);
  const parameters = [
    ...listOf(operation["parameters"]).map((parameter) => parameterAt(parameter, place, kit)),
    ...(takesKey(responses) ? [{ $ref: "#/components/parameters/IdempotencyKey" }] : []),
  ];
  const needsNobody = security !== undefined || !("401" in responses || "default" in responses);
  return {
    operationId,
    tags: [tag],
    summary,
    ...(needsNobody ? { security: [] } : {}),
    ...(parameters.length === 0 ? {} : { parameters }),
    ...(isJson(requestBody) ? { requestBody: withSchemas(requestBody, `${place}Body`, kit) } : {}),
    responses: answersOf(responses, { place, kit }),
  };
}

type At = { readonly place: string; readonly kit: Kit };

/**
 * Refusals that nearly every operation can give become the `default` response. The responses with a status of their
 * own list only the refusals that are specific to the operation.
 */
function answersOf(responses: Json, at: At): Json {
  const { isCommon } = at.kit;
  const answers = Object.entries(responses).map(([status, answer]) => ({ status, answer: jsonOf(answer) }));
  const common = answers.filter(({ status, answer }) => isRefusal(status) && isCommon(answer));
  return {
    ...Object.fromEntries(
      answers
        .filter((one) => !common.includes(one))
        .map(({ status, answer }) => [status, answerAt(status, answer, at)]),
    ),
    ...(common.length === 0
      ? {}
      : {
          default: refusalAt(
            common.map(({ answer }) => answer),
            "Refused",
            at.kit,
          ),
        }),
  };
}

function isRefusal(status: string): boolean {
  return Number(status) >= 400;
}

function answerAt(status: string, answer: Json, { place, kit }: At): Json {
  if (status === "default") return answer;
  if (isRefusal(status)) return refusalAt([answer], null, kit);
  const written = withSchemas(answer, `${place}Answer`, kit);
  const [schema] = contentSchemas(written);
  return kit.responses.at(answer, nameOfReference(schema) ?? `${place}Answer`, written);
}

/** One response for several possible refusals. Without a given name it is named after its first code. */
function refusalAt(answers: readonly Json[], called: string | null, kit: Kit): Json {
  const branches = answers.flatMap((answer) =>
    contentSchemas(answer).flatMap((schema) => listOf(jsonOf(schema)["oneOf"])),
  );
  const oneOf = [...new Map(branches.map((branch) => [JSON.stringify(branch), branch])).values()];
  const codes = codesOf({ oneOf });
  const name = called ?? pascal((codes[0] ?? "refused").toLowerCase());
  return kit.responses.always(name, {
    description: codes.join(" or "),
    content: {
      "application/json": { schema: { oneOf: oneOf.map((branch) => kit.schemas.at(branch, name)) } },
    },
  });
}

/** Whether the operation takes an idempotency key: only those can answer IDEMPOTENCY_MISMATCH. */
function takesKey(responses: Json): boolean {
  return contentSchemas(responses["422"]).some((schema) => codesOf(schema).includes("IDEMPOTENCY_MISMATCH"));
}

/** The codes of the refusals in a response. */
function codesOf(schema: unknown): readonly string[] {
  const codes = listOf(jsonOf(schema)["oneOf"]).map(
    (branch) => jsonOf(jsonOf(branch["properties"])["code"])["const"],
  );
  return [...new Set(codes.filter((code) => typeof code === "string"))];
}

/** A parameter that several operations have, such as the page number, appears once in the document. */
function parameterAt(parameter: Json, place: string, { schemas, parameters }: Kit): Json {
  const name = pascal(String(parameter["name"]));
  // The generator adds these two fields to each query parameter. They are dropped: no schema here allows an empty
  // value, and nobody needs unescaped ones.
  const { allowEmptyValue: _blank, allowReserved: _unescaped, schema, ...rest } = parameter;
  return parameters.at(parameter, name, { ...rest, schema: schemas.at(schema, `${place}${name}`) });
}

function withSchemas(holder: Json, place: string, { schemas }: Kit): Json {
  const { content } = holder;
  if (!isJson(content)) return holder;
  return {
    ...holder,
    content: Object.fromEntries(
      Object.entries(content).map(([type, media]) => {
        const { schema, ...rest } = jsonOf(media);
        return [type, schema === undefined ? rest : { ...rest, schema: schemas.at(schema, place) }];
      }),
    ),
  };
}
