import type { Refusal as Declared, RefusalCode, RefusalData } from "@keystead/contract";

import { ChunkUnavailable } from "../chunks/parts.ts";
import { isRefusalCode } from "./refusal-words.ts";

/** Why a call failed: a refusal of the contract, or anything that no procedure declares. */
export type FailedCall =
  | Declared
  | { readonly code: "UNKNOWN"; readonly data: undefined }
  /** The connection failed during the call; whether the server received it is unknown. */
  | { readonly code: "NO_CONNECTION"; readonly data: undefined };

export type FieldIssue = RefusalData<"BAD_REQUEST">["issues"][number];
export type SaveWarning = RefusalData<"CONFIRMATION_REQUIRED">["warnings"][number];

type Kind = "number" | "string" | "list";
type CodeWithData = { [Code in RefusalCode]: RefusalData<Code> extends object ? Code : never }[RefusalCode];
type ShapeOf<Data> = {
  readonly [Name in keyof Data as undefined extends Data[Name] ? never : Name]: Kind;
};

/** The minimum data of each refusal; a shape that is missing here does not compile. */
const shapes = {
  BAD_REQUEST: { issues: "list" },
  PLAN_LIMIT: { kind: "string", limit: "number", used: "number", plan: "string" },
  PLAN_FEATURE: { feature: "string", plan: "string", from: "string" },
  STALE: { version: "number" },
  CONFIRMATION_REQUIRED: { warnings: "list" },
  DATE_BLOCKED: { blocked: "list" },
  DATE_BOOKED: { bookings: "list" },
  MARKS_WITHOUT_FONT: { marks: "list" },
  JOB_REFUSED: { reason: "string" },
  TOO_MANY_REQUESTS: { retryAfterSeconds: "number" },
  UNAVAILABLE: { retryAfterSeconds: "number" },
  WORKSPACE_MOVING: { retryAfterSeconds: "number" },
  WORKSPACE_MOVED: { address: "string" },
  STORAGE_FULL: { retryAfterSeconds: "number" },
} as const satisfies { readonly [Code in CodeWithData]: ShapeOf<RefusalData<Code>> };

/**
 * The only place that reads the error of a call. Code that reacts to a refusal checks its code, which gives the type of
 * its data.
 */
export function refusalOf(error: unknown): FailedCall {
  if (isLost(error)) return { code: "NO_CONNECTION", data: undefined };
  if (!isRecord(error)) return unknown;
  const { code, data } = error;
  if (!isRefusalCode(code)) return unknown;
  const shape = new Map<string, Readonly<Record<string, Kind>>>(Object.entries(shapes)).get(code) ?? {};
  const fits = Object.entries(shape).every(([name, kind]) => isRecord(data) && isOf(kind, data[name]));
  return fits ? ({ code, data } as Declared) : unknown;
}

/** Whether the record in an address does not exist: it is not found, or its id is malformed. */
export function isNotFound(error: unknown): boolean {
  const refusal = refusalOf(error);
  if (refusal.code === "NOT_FOUND") return true;
  return refusal.code === "BAD_REQUEST" && refusal.data.issues.some(({ path }) => path.join() === "id");
}

const unknown = { code: "UNKNOWN", data: undefined } as const;

/**
 * `fetch` reports it as a TypeError, worded differently in Chrome, Firefox and Safari. A call whose route is still to be
 * loaded fails before it is sent.
 */
function isLost(error: unknown): boolean {
  if (error instanceof ChunkUnavailable) return error.reach === "away";
  return error instanceof TypeError && /failed to fetch|networkerror|load failed/i.test(error.message);
}

function isOf(kind: Kind, value: unknown): boolean {
  return kind === "list" ? Array.isArray(value) : typeof value === kind;
}

function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === "object" && value !== null;
}
