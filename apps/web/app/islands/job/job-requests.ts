import type { LinkOperations, LinkPage, OperationsTaken } from "@keystead/contract/turnovers";

import { isRecord, sendJson } from "../form/send-json.ts";

export type JobAnswer<Of> =
  | { readonly ok: true; readonly body: Of }
  /** `reason` is the rule's reason, if a rule refused. */
  | { readonly ok: false; readonly code: string; readonly reason: string };

/** Exchanges a link's token for the cookie of this page; without a token, loads what the cookie gives access to. */
export function openLink(token: string | null): Promise<JobAnswer<LinkPage>> {
  return ask<LinkPage>("/api/job/open", { token });
}

export function sendOperations(requested: LinkOperations): Promise<JobAnswer<OperationsTaken>> {
  return ask<OperationsTaken>("/api/job/operations", requested);
}

/** A random id for this phone; `crypto.randomUUID` is not available over plain http. */
export function newDevice(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  const hex = [...bytes].map((byte) => byte.toString(16).padStart(2, "0")).join("");
  const version = `4${hex.slice(13, 16)}`;
  return [hex.slice(0, 8), hex.slice(8, 12), version, `a${hex.slice(17, 20)}`, hex.slice(20)].join("-");
}

async function ask<Of>(path: string, body: Readonly<Record<string, unknown>>): Promise<JobAnswer<Of>> {
  const answer = await sendJson("POST", path, body);
  // The server writes it with the schema that defines the type.
  if (answer.ok) return { ok: true, body: answer.body as Of };
  const reason = isRecord(answer.data) ? answer.data["reason"] : null;
  return { ok: false, code: answer.code, reason: typeof reason === "string" ? reason : "" };
}
