import { DocumentOwnerRef, UploadedDocument } from "@keystead/contract/documents";
import { ListOrder, ReportOrder } from "@keystead/contract/exports";
import { LetterOrder } from "@keystead/contract/letters";
import { documentKinds, FILE_LIMIT } from "@keystead/domain/documents";
import type { AnySchema } from "@orpc/contract";

import { isJson, jsonOf, type Json } from "./json.ts";

/** A schema of the contract as JSON Schema. */
export type Described = (schema: AnySchema, strategy: "input" | "output") => Promise<Json>;

/** Files are sent and received as streams, outside the procedures, so their routes are directly under `/api`. */
export const PLAIN_SERVER = { url: "/api" };

type Paths = Readonly<Record<string, Json>>;

/** The paths of the file routes, in the form of the procedures' paths. */
export async function plainOperations(described: Described): Promise<Paths> {
  return {
    ...uploads(await described(DocumentOwnerRef, "input"), await described(UploadedDocument, "output")),
    ...(await papers(described)),
    ...downloads,
  };
}

function uploads(owner: Json, uploaded: Json): Paths {
  const { on, onId } = jsonOf(owner["properties"]);
  return {
    "/documents/{on}/{onId}": {
      post: {
        operationId: "documents.upload",
        parameters: [
          inPath("on", on, "What the file hangs on."),
          inPath("onId", onId),
          {
            name: "X-File-Name",
            in: "header",
            required: true,
            description: "The file's name, percent-encoded.",
            schema: { type: "string" },
          },
          { name: "X-File-Kind", in: "header", schema: { type: "string", enum: [...documentKinds] } },
        ],
        requestBody: {
          required: true,
          description: `The file itself, ${FILE_LIMIT} bytes at most. What it is, its bytes say.`,
          content: { "application/octet-stream": {} },
        },
        responses: {
          201: { description: "Stored", content: { "application/json": { schema: uploaded } } },
          ...refused,
        },
      },
    },
  };
}

/** Reports, lists and letters: each one is recorded in the audit, so the method is POST. */
async function papers(described: Described): Promise<Paths> {
  return {
    "/exports/report": {
      post: {
        operationId: "exports.report",
        requestBody: json(await described(ReportOrder, "input")),
        responses: { 200: file("The report", spreadsheets), ...refused },
      },
    },
    "/exports/list": {
      post: {
        operationId: "exports.list",
        requestBody: json(await described(ListOrder, "input")),
        responses: { 200: file("The list", spreadsheets), ...refused },
      },
    },
    "/leases/{id}/letters": {
      post: {
        operationId: "letters.write",
        parameters: [inPath("id", uuid)],
        requestBody: json(without(await described(LetterOrder, "input"), "id")),
        responses: { 200: file("The letter", ["application/pdf"]), ...refused },
      },
    },
  };
}

const uuid = { type: "string", format: "uuid" } as const;
const spreadsheets = [
  "text/csv",
  "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet",
  "application/pdf",
];
/** The same table of refusals as for the procedures. */
const refused = { default: { $ref: "#/components/responses/AnyRefusal" } };

const downloads: Paths = {
  "/documents/{id}/file": {
    get: {
      operationId: "documents.download",
      parameters: [inPath("id", uuid)],
      responses: { 200: file("The file as it was uploaded", ["application/octet-stream"]), ...refused },
    },
  },
  "/data-export/file": {
    get: {
      operationId: "ownData.download",
      parameters: [
        { name: "tenant", in: "query", description: "Of one tenant.", schema: uuid },
        { name: "year", in: "query", description: "The books of a year.", schema: { type: "integer" } },
      ],
      responses: {
        200: file("The archive that was ordered; locked with a passphrase it is an age file", [
          "application/zip",
          "application/octet-stream",
        ]),
        ...refused,
      },
    },
  },
  "/calendar.ics": {
    get: {
      operationId: "bookings.calendarFile",
      security: [],
      parameters: [
        {
          name: "key",
          in: "query",
          required: true,
          description: "The secret of the calendar address, which stands for a session.",
          schema: { type: "string" },
        },
      ],
      responses: { 200: file("Taken nights, for calendars", ["text/calendar"]), ...refused },
    },
  },
};

function inPath(name: string, schema: unknown, description?: string): Json {
  return { name, in: "path", required: true, ...(description === undefined ? {} : { description }), schema };
}

function json(schema: Json): Json {
  return { required: true, content: { "application/json": { schema } } };
}

function file(description: string, types: readonly string[]): Json {
  return { description, content: Object.fromEntries(types.map((type) => [type, {}])) };
}

/** Removes from the body schema what is already in the path. */
function without(schema: Json, name: string): Json {
  const { properties, required } = schema;
  if (!isJson(properties)) return schema;
  const { [name]: _said, ...others } = properties;
  return {
    ...schema,
    properties: others,
    ...(Array.isArray(required) ? { required: required.filter((one) => one !== name) } : {}),
  };
}
