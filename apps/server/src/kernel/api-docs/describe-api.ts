import { contract } from "@keystead/contract";
import { OpenAPIGenerator } from "@orpc/openapi";
import { ZodToJsonSchemaConverter } from "@orpc/zod/zod4";

import { sessionCookieName } from "#kernel/api/session/session-cookie.ts";
import type { ApiReference } from "./api-reference.ts";
import { contractSchemas } from "./contract-schemas.ts";
import { jsonOf, type Json } from "./json.ts";
import { operationText } from "./operation-text.ts";
import { PLAIN_SERVER, plainOperations, type Described } from "./plain-operations.ts";
import { shareDocument } from "./share-document.ts";

/** The document depends on these: with https, for example, the session cookie has another name. */
export type Installation = { readonly appName: string; readonly https: boolean };

const INTRODUCTION =
  `Sign in on the website first: every request carries the session cookie. Requests that make something may carry
an Idempotency-Key, so that a repeat does nothing twice. X-Workspace-Id chooses another workspace than one's own. Money is decimal text
beside its currency, a day is YYYY-MM-DD, an instant ISO 8601 in UTC. An update carries the version that was read; a stale one is
answered 409 with the current one. What is refused says why by its code.`.replaceAll("\n", " ");

/**
 * The contract and the file routes as an OpenAPI document, the one source of the reference and of generated clients.
 */
export async function describeApi(
  { appName, https }: Installation,
  references: readonly ApiReference[],
): Promise<Json> {
  const converter = new ZodToJsonSchemaConverter();
  const described: Described = (schema, strategy) => {
    const [, json] = converter.convert(schema, { strategy });
    return Promise.resolve(jsonOf(json));
  };
  const { openapi, paths } = await new OpenAPIGenerator({ schemaConverters: [converter] }).generate(
    contract,
    { info: { title: appName, version: "1" } },
  );
  const plain = Object.entries(await plainOperations(described)).map(
    ([path, item]): readonly [string, Json] => [path, { servers: [PLAIN_SERVER], ...item }],
  );
  const items = [...Object.entries(jsonOf(paths)), ...plain];
  return {
    openapi,
    info: { title: `${appName} API`, version: "1", description: INTRODUCTION },
    servers: [{ url: "/api/v1" }],
    security: [{ session: [] }, { session: [], workspace: [] }],
    ...shareDocument(items, {
      named: await schemaNames(described, references),
      wordsOf: operationText(references),
      securitySchemes: {
        session: {
          type: "apiKey",
          in: "cookie",
          name: sessionCookieName(https),
          description: "Set by POST /api/auth/sign-in/email.",
        },
        workspace: {
          type: "apiKey",
          in: "header",
          name: "X-Workspace-Id",
          description: "Another workspace than one's own, in which one has a membership.",
        },
      },
    }),
  };
}

/**
 * The name of each schema that the contract exports, by its text as JSON Schema; input and output may differ in that
 * text.
 */
async function schemaNames(
  described: Described,
  references: readonly ApiReference[],
): Promise<ReadonlyMap<string, string>> {
  const names = new Map<string, string>();
  for (const [name, schema] of contractSchemas(references))
    for (const strategy of ["output", "input"] as const) {
      const text = JSON.stringify(await described(schema, strategy));
      if (!names.has(text)) names.set(text, name);
    }
  return names;
}
