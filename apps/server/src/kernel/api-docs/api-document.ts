import { contract } from "@keystead/contract";
import { OpenAPIGenerator } from "@orpc/openapi";
import { ZodToJsonSchemaConverter } from "@orpc/zod/zod4";

export type ApiDocument = Awaited<ReturnType<OpenAPIGenerator["generate"]>>;

/** The contract as an OpenAPI document, the one source of the reference and of generated clients. */
export function describeContract(appName: string): Promise<ApiDocument> {
  const generator = new OpenAPIGenerator({ schemaConverters: [new ZodToJsonSchemaConverter()] });
  return generator.generate(contract, {
    info: {
      title: `${appName} API`,
      version: "1",
      description:
        "Sign in on the website first: every request carries the session cookie. Creating requests may carry an Idempotency-Key, so that a repeat does nothing twice. X-Workspace-Id chooses another workspace than one's own.",
    },
    servers: [{ url: "/api/v1" }],
  });
}
