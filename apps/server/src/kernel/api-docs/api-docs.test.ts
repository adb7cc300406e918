import { contract } from "@keystead/contract";
import { OpenAPIGenerator } from "@orpc/openapi";
import { ZodToJsonSchemaConverter } from "@orpc/zod/zod4";
import { Validator } from "@seriousme/openapi-schema-validator";
import { afterAll, beforeAll, describe, expect, it } from "vitest";

import { testApp } from "../../testing/test-app.ts";
import type { TestApp } from "../../testing/test-app.ts";
import { isJson, jsonOf, type Json } from "./json.ts";

const KB = 1_000;

let app: TestApp;
let text: string;
let document: Json;
beforeAll(async () => {
  app = await testApp();
  text = await (await app.app.request("/api/openapi.json")).text();
  document = jsonOf(JSON.parse(text));
});
afterAll(() => app.close());

type Operation = {
  readonly path: string;
  readonly base: string;
  readonly method: string;
  readonly operation: Json;
};

function operations(): readonly Operation[] {
  const serverOf = (holder: Json): unknown =>
    Array.isArray(holder["servers"]) ? jsonOf(holder["servers"][0])["url"] : undefined;
  return Object.entries(jsonOf(document["paths"])).flatMap(([path, item]) =>
    Object.entries(jsonOf(item)).flatMap(([method, operation]) =>
      isJson(operation)
        ? [{ path, method, operation, base: String(serverOf(jsonOf(item)) ?? serverOf(document)) }]
        : [],
    ),
  );
}

/** Resolves a reference; undefined for a broken one. */
function look(reference: string): unknown {
  return reference
    .split("/")
    .slice(1)
    .reduce<unknown>((at, name) => jsonOf(at)[name], document);
}

/** The part with each reference replaced by its target. */
function whole(part: unknown): unknown {
  if (Array.isArray(part)) return part.map(whole);
  if (!isJson(part)) return part;
  const { $ref: reference } = part;
  if (typeof reference === "string") return whole(look(reference));
  return Object.fromEntries(Object.entries(part).map(([name, value]) => [name, whole(value)]));
}

it("describes every operation of the contract, and shows each of them on a page without scripts", async () => {
  expect(operations().length).toBeGreaterThan(200);
  const answer = await app.app.request("/api/docs");
  expect(answer.status).toBe(200);
  expect(answer.headers.get("content-type")).toMatch(/^text\/html/);
  expect(answer.headers.get("content-security-policy")).toContain("script-src 'self'");
  const page = await answer.text();
  for (const { path, base, method } of operations()) {
    expect(page).toContain(`${base}${path}<`);
    expect(page).toContain(`data-method="${method.toUpperCase()}"`);
  }
  expect(page).not.toMatch(/<script|https?:\/\/(?!json-schema)/);
  expect(page).toContain("&quot;type&quot;");
  // Each link of the page has a target on it.
  const ids = new Set([...page.matchAll(/ id="([^"]+)"/g)].map(([, id]) => id));
  const aims = [...page.matchAll(/ href="#([^"]+)"/g)].map(([, aim]) => aim);
  expect(aims.filter((aim) => !ids.has(aim))).toEqual([]);
});

it("is small enough to be read at once", async () => {
  expect(Buffer.byteLength(text)).toBeLessThanOrEqual(400 * KB);
  const page = await (await app.app.request("/api/docs")).arrayBuffer();
  expect(page.byteLength).toBeLessThanOrEqual(1_500 * KB);
});

describe("the document", () => {
  it("is OpenAPI", async () => {
    const { valid, errors } = await new Validator().validate(structuredClone(document));
    expect({ valid, errors }).toEqual({ valid: true, errors: undefined });
  });

  it("refers to nothing that is not there, and names nothing that is not referred to", () => {
    const references = new Set(
      [...text.matchAll(/"\$ref":"([^"]+)"/g)].map(([, reference = ""]) => reference),
    );
    expect([...references].filter((reference) => look(reference) === undefined)).toEqual([]);
    const { securitySchemes, ...components } = jsonOf(document["components"]);
    const named = Object.entries(components).flatMap(([kind, parts]) =>
      Object.keys(jsonOf(parts)).map((name) => `#/components/${kind}/${name}`),
    );
    expect(named.length).toBeGreaterThan(100);
    expect(named.filter((name) => !references.has(name))).toEqual([]);
    expect(securitySchemes).toMatchObject({
      session: { type: "apiKey", in: "cookie", name: "keystead_session" },
    });
  });

  it("says of each operation what it does, in one area, under an id of its own", () => {
    const tags = new Set((document["tags"] as readonly Json[]).map(({ name }) => name));
    const seen = operations().map(({ operation: { operationId, summary, tags: own } }) => {
      expect(summary).toMatch(/^[A-Z].{7,}[^.]$/);
      expect(own).toHaveLength(1);
      expect(tags).toContain((own as readonly string[])[0]);
      return operationId;
    });
    expect(new Set(seen).size).toBe(seen.length);
    const summaries = operations().map(({ operation }) => operation["summary"]);
    expect(summaries.filter((summary, at) => summaries.indexOf(summary) !== at)).toEqual([]);
  });

  it("asks for a session wherever the product does", () => {
    expect(document["security"]).toEqual([{ session: [] }, { session: [], workspace: [] }]);
    const open = operations().filter(({ operation }) => "security" in operation);
    expect(open.map(({ operation }) => operation["operationId"]).toSorted()).toEqual([
      "bookings.calendarFile",
      "leads.capture",
      "support.report",
    ]);
  });

  it("says the same as before anything was shared", async () => {
    const { paths } = await new OpenAPIGenerator({
      schemaConverters: [new ZodToJsonSchemaConverter()],
    }).generate(contract, { info: { title: "", version: "" } });
    for (const [path, item] of Object.entries(jsonOf(paths)))
      for (const [method, operation] of Object.entries(jsonOf(item))) {
        const written = jsonOf(whole(jsonOf(jsonOf(document["paths"])[path])[method]));
        const { requestBody, responses } = jsonOf(operation);
        expect(written["requestBody"]).toEqual(requestBody);
        const answers = jsonOf(written["responses"]);
        expect(answers["200"]).toEqual(jsonOf(responses)["200"]);
        // Each code that the operation can be refused with is in the response of that status, or in `default`.
        const codes = (answer: unknown) =>
          [...JSON.stringify(answer ?? {}).matchAll(/"code":\{"const":"([A-Z_]+)"\}/g)].map(
            ([, code]) => code,
          );
        for (const [status, answer] of Object.entries(jsonOf(responses)))
          if (status !== "200")
            expect(codes(answers[status] ?? answers["default"])).toEqual(
              expect.arrayContaining(codes(answer)),
            );
      }
  });

  it("names routes of files that are there", () => {
    const files = operations().filter(({ base }) => base === "/api");
    expect(files.map(({ operation }) => operation["operationId"])).toEqual(
      expect.arrayContaining(["documents.upload", "documents.download", "exports.report"]),
    );
    const routes = new Set(app.app.routes.map(({ method, path }) => `${method} ${path}`));
    for (const { method, base, path } of files)
      expect(routes).toContain(`${method.toUpperCase()} ${base}${path.replaceAll(/\{(\w+)\}/g, ":$1")}`);
  });
});
