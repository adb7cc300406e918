import type { LinkOperations, LinkPage, OperationsTaken } from "@keystead/contract/turnovers";

import { sendJson } from "../form/send-json.ts";

export type JobAnswer<Of> =
  | { readonly ok: true; readonly body: Of }
  | { readonly ok: false; readonly code: string };

/** Exchanges a link's token for the cookie of this page; without a token, loads what the cookie gives access to. */
export function openLink(token: string | null): Promise<JobAnswer<LinkPage>> {
  return ask<LinkPage>("/api/job/open", { token });
}

export function sendOperations(requested: LinkOperations): Promise<JobAnswer<OperationsTaken>> {
  return ask<OperationsTaken>("/api/job/operations", requested);
}

/** A random id for this phone; `crypto.randomUUID` is not available over plain http. */
export function newDevice(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(36));
  return "xxxxxxxx-xxxx-4xxx-axxx-xxxxxxxxxxxx".replaceAll("x", (_x, at: number) =>
    ((bytes[at] ?? 0) % 16).toString(16),
  );
}

async function ask<Of>(path: string, body: Readonly<Record<string, unknown>>): Promise<JobAnswer<Of>> {
  const answer = await sendJson("POST", path, body);
  // The server writes it with the schema that defines the type.
  return answer.ok ? { ok: true, body: answer.body as Of } : answer;
}
